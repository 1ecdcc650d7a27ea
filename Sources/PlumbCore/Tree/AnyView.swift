/// A type-erased view.
///
/// As SwiftUI: when the type of the wrapped view changes, the state of the old view is discarded.
public struct AnyView {
  /// Never an `AnyView` itself.
  private let view: any View

  /// Creates a type-erased view.
  nonisolated public init<Content: View>(_ view: Content) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Creates a type-erased view.
  nonisolated public init<Content: View>(erasing view: Content) {
    self.init(view)
  }

  /// Creates a type-erased view from a value that may be a view; `nil` if it is none.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: View, _PrimitiveView {
  public static func _resolve(_ view: AnyView, at cursor: inout _ChildCursor) {
    let node = cursor.node(AnyViewNode.self) { AnyViewNode(at: $0) }
    resolve(view.view, in: node)
  }

  public static func _listSubviews(of view: AnyView, in list: inout _SubviewList) {
    self.list(view.view, in: &list)
  }

  /// Lists the subviews of the wrapped view, with identities that depend on its type.
  @MainActor private static func list<Content: View>(
    _ view: Content, in list: inout _SubviewList
  ) {
    list.under(ObjectIdentifier(Content.self)) { Content._listSubviews(of: view, in: &$0) }
  }

  @MainActor private static func resolve<Content: View>(_ view: Content, in node: AnyViewNode) {
    node.update(branch: ObjectIdentifier(Content.self)) { Content._resolve(view, at: &$0) }
  }
}

/// The node of a type-erased view, whose branches are the types of the wrapped view.
final class AnyViewNode: BranchViewNode {
  /// The layout node of a root view without content.
  private var emptyRoot: LayoutNode?

  /// Represents the root view also if there is no content.
  ///
  /// As SwiftUI: the modifiers of such a root view apply to a view without size.
  func becomeRoot() {
    guard emptyRoot == nil else { return }
    emptyRoot = LayoutNode()
    layoutNodesBelowDidChange()
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    let count = layoutNodes.count
    super.appendLayoutNodes(to: &layoutNodes)
    if layoutNodes.count == count, let emptyRoot { layoutNodes.append(emptyRoot) }
  }
}
