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
}

extension AnyView: View, _PrimitiveView {
  public static func _resolve(_ view: AnyView, at cursor: inout _ChildCursor) {
    let node = cursor.node(BranchNode.self) { BranchNode(at: $0) }
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

  @MainActor private static func resolve<Content: View>(_ view: Content, in node: BranchNode) {
    node.update(branch: ObjectIdentifier(Content.self)) { Content._resolve(view, at: &$0) }
  }
}
