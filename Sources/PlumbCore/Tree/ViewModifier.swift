/// A modifier that can be applied to any view.
///
/// As SwiftUI: a custom modifier returns a `body` that contains its content.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Builds or updates the nodes of the modified content. Implemented by built-in modifiers only.
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor)

  /// Builds or updates the nodes of a modified view. Implemented by built-in modifiers that need
  /// not keep the content, for which nothing is allocated then.
  static func _resolve(_ modifier: Self, on view: some View, at cursor: inout _ChildCursor)

  /// Adds the container values that the modifier sets on its view. Implemented by built-in
  /// modifiers only.
  static func _describe(_ modifier: Self, to subview: inout Subview)

  /// The properties that all modifiers of the type have. Stated by built-in modifiers only.
  static var _modifierTraits: _CompositeTraits { get }
}

extension ViewModifier {
  public static var _modifierTraits: _CompositeTraits { [] }

  public static func _describe(_ modifier: Self, to subview: inout Subview) {}

  public static func _resolve<Content: View>(
    _ modifier: Self, on view: Content, at cursor: inout _ChildCursor
  ) {
    _resolve(modifier, { Content._resolve(view, at: &$0) }, at: &cursor)
  }
}

extension ViewModifier {
  public static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(CompositeViewNode<Self, Body>.self) {
      CompositeViewNode(at: $0, traits: Self._modifierTraits)
    }
    let placeholder = Content(resolve: content)
    node.update(modifier) { $0.body(content: placeholder) }
  }
}

/// A built-in modifier that has no body.
@MainActor @preconcurrency public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
  public func body(content: Content) -> Never {
    preconditionFailure(
      "\(Self.self) is a primitive modifier without a body; apply it with the method modifier.")
  }
}

/// The view that a modifier is applied to, as passed to the modifier's body.
public struct _ViewModifier_Content<Modifier> {
  /// Resolves the modified view.
  let resolve: @MainActor (inout _ChildCursor) -> Void
}

extension _ViewModifier_Content: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    view.resolve(&cursor)
  }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view, or modifier, that the modifier is applied to.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view, or a combined modifier, that applies a modifier to some content.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
  // Inlined into its caller for the protocol, which knows the type; by itself it would look the type up at run time.
  @inline(__always)
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    Modifier._resolve(view.modifier, on: view.content, at: &cursor)
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    let change = { (subview: Subview) in subview.modified(by: view.modifier) }
    list.changing(change) { Content._listSubviews(of: view.content, in: &$0) }
  }
}

extension ModifiedContent: ViewModifier, _PrimitiveModifier
where Content: ViewModifier, Modifier: ViewModifier {
  public static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let inner = modifier.content
    Modifier._resolve(
      modifier.modifier, { Content._resolve(inner, content, at: &$0) }, at: &cursor)
  }

  public static func _describe(_ modifier: Self, to subview: inout Subview) {
    Content._describe(modifier.content, to: &subview)
    Modifier._describe(modifier.modifier, to: &subview)
  }
}

extension View {
  /// Returns this view with a modifier applied to it.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Returns a modifier that applies this one first and then another.
  nonisolated public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
  /// The modifier that returns its content unchanged.
  public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}
}

extension EmptyModifier: _PrimitiveModifier {
  public static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    content(&cursor)
  }
}

/// A modifier that wraps each layout node of its content in a layout node.
@_spi(Nodes) @usableFromInline @MainActor
package protocol LayoutNodeModifier: _PrimitiveModifier, LayoutNodeWrapping {}

extension LayoutNodeModifier {
  public static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    wrapperNode(of: modifier, at: &cursor).resolveChildren(content)
  }

  public static func _resolve(
    _ modifier: Self, on view: some View, at cursor: inout _ChildCursor
  ) {
    wrapperNode(of: modifier, at: &cursor).resolveChildren { resolve(view, at: &$0) }
  }

  private static func wrapperNode(
    of modifier: Self, at cursor: inout _ChildCursor
  ) -> WrapperViewNode<Self> {
    guard cursor.isAtNode, let node = cursor.reusedNode(WrapperViewNode<Self>.self) else {
      return cursor.insert(WrapperViewNode(modifier, at: cursor.place))
    }
    node.update(modifier)
    return node
  }

  private static func resolve<Content: View>(_ view: Content, at cursor: inout _ChildCursor) {
    Content._resolve(view, at: &cursor)
  }
}
