/// A part of a toolbar.
///
/// A part of an own type returns a `body` of other parts.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Builds or updates the nodes of the items. Implemented by built-in parts only.
  static func _resolveItems(_ content: Self, at cursor: inout _ChildCursor)
}

/// A part of a toolbar whose items have identifiers. On this platform a person cannot change the toolbar.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension ToolbarContent {
  public static func _resolveItems(_ content: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(CompositeViewNode<Self, ToolbarPart<Body>>.self) {
      CompositeViewNode(at: $0)
    }
    node.update(content) { ToolbarPart(content: $0.body) }
  }
}

/// A view that stands for a part of a toolbar, and is never shown.
struct ToolbarPart<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarPart: View, _PrimitiveView {
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    Content._resolveItems(view.content, at: &cursor)
  }
}

/// A built-in part of a toolbar that has no body.
@MainActor @preconcurrency public protocol _PrimitiveToolbarContent: CustomizableToolbarContent
where Body == Never {}

extension _PrimitiveToolbarContent {
  public var body: Never {
    preconditionFailure(
      "\(Self.self) is a primitive part of a toolbar without a body; use the part itself.")
  }
}

extension Never: CustomizableToolbarContent {
  public static func _resolveItems(_ content: Never, at cursor: inout _ChildCursor) {}
}

/// A result builder that combines the items listed in a closure into one part of a toolbar.
@resultBuilder public struct ToolbarContentBuilder {
  /// Returns a part unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns the first part.
  public static func buildPartialBlock<Content: ToolbarContent>(first: Content) -> Content { first }

  /// Combines parts with the next one.
  public static func buildPartialBlock<First: ToolbarContent, Next: ToolbarContent>(
    accumulated: First, next: Next
  ) -> _ToolbarPair<First, Next> {
    _ToolbarPair(first: accumulated, second: next)
  }

  /// Returns the part of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Returns the part of the first branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalToolbar<First, Second> {
    .first(first)
  }

  /// Returns the part of the second branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalToolbar<First, Second> {
    .second(second)
  }

  /// Returns the part of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content {
    content
  }
}

/// Two parts of a toolbar.
public struct _ToolbarPair<First: ToolbarContent, Second: ToolbarContent> {
  fileprivate let first: First
  fileprivate let second: Second
}

extension _ToolbarPair: _PrimitiveToolbarContent {
  public static func _resolveItems(_ content: Self, at cursor: inout _ChildCursor) {
    First._resolveItems(content.first, at: &cursor)
    Second._resolveItems(content.second, at: &cursor)
  }
}

/// One of two parts of a toolbar.
public enum _ConditionalToolbar<First: ToolbarContent, Second: ToolbarContent> {
  case first(First)
  case second(Second)
}

extension _ConditionalToolbar: _PrimitiveToolbarContent {
  public static func _resolveItems(_ content: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(BranchViewNode.self) { BranchViewNode(at: $0) }
    switch content {
    case .first(let part): node.update(branch: true) { First._resolveItems(part, at: &$0) }
    case .second(let part): node.update(branch: false) { Second._resolveItems(part, at: &$0) }
    }
  }
}

extension Optional: ToolbarContent, CustomizableToolbarContent, _PrimitiveToolbarContent
where Wrapped: ToolbarContent {
  public static func _resolveItems(_ content: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(BranchViewNode.self) { BranchViewNode(at: $0) }
    node.update(branch: content != nil) { cursor in
      if let content { Wrapped._resolveItems(content, at: &cursor) }
    }
  }
}
