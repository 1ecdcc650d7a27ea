/// A value that describes a part of the user interface.
///
/// As SwiftUI: a custom view returns a `body`; built-in views resolve themselves into nodes. Views
/// are evaluated on the main actor.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Builds or updates the nodes of a view at a position in the tree. One function does both, so
  /// that the two cannot disagree. Implemented by built-in views only.
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor)

  /// Appends the subviews that a container sees in place of the view. Implemented by built-in views
  /// only.
  static func _listSubviews(of view: Self, in list: inout _SubviewList)

  /// The properties that all views of the type have. Stated by built-in views only.
  static var _viewTraits: _CompositeTraits { get }

  /// The kind of the accessibility element of the views; `nil` for no particular kind. Stated by
  /// built-in views only.
  static var _elementRole: ElementRole? { get }
}

extension View {
  public static var _viewTraits: _CompositeTraits { .view }

  public static var _elementRole: ElementRole? { nil }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.append(Self.self) { Self._resolve(view, at: &$0) }
  }
}

extension View {
  /// As SwiftUI: the body of a view that is the same as before is not evaluated again.
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let isSame = cursor.keepsNode(CompositeViewNode<Self, Body>.self) {
      $0.hasValue { ValueComparison.areSame($0, view) }
    }
    if isSame { return }
    let node = cursor.node(CompositeViewNode<Self, Body>.self) {
      let traits = Self._viewTraits
      let node = CompositeViewNode<Self, Body>(
        at: $0, traits: traits, listedAs: traits.contains(.implementation) ? nil : Self.self)
      node.elementRole = Self._elementRole
      return node
    }
    node.update(view) { $0.body }
  }
}

/// A built-in view that has no body.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  public static var _viewTraits: _CompositeTraits { [.view, .primitive] }

  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view without a body; use the view itself.")
  }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never {
    preconditionFailure("The body of Never was read; Never has no values.")
  }

  public static func _resolve(_ view: Never, at cursor: inout _ChildCursor) {}
}
