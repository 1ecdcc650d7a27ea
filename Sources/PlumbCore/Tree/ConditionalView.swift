/// One of two views, as created by `if` and `switch` in a view builder.
///
/// As SwiftUI: each branch has an identity of its own, so state is not shared between branches.
public struct _ConditionalContent<First, Second> {
  enum Branch {
    case first(First)
    case second(Second)
  }

  /// The view and the branch it comes from.
  let branch: Branch

  nonisolated init(_ branch: Branch) {
    self.branch = branch
  }
}

extension _ConditionalContent: View, _PrimitiveView where First: View, Second: View {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(BranchViewNode.self) { BranchViewNode(at: $0) }
    switch view.branch {
    case .first(let content):
      node.update(branch: true) { First._resolve(content, at: &$0) }
    case .second(let content):
      node.update(branch: false) { Second._resolve(content, at: &$0) }
    }
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    switch view.branch {
    case .first(let content):
      list.under(true) { First._listSubviews(of: content, in: &$0) }
    case .second(let content):
      list.under(false) { Second._listSubviews(of: content, in: &$0) }
    }
  }
}

/// A view that may be absent, as created by an `if` without `else` in a view builder.
extension Optional: View, _PrimitiveView where Wrapped: View {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(BranchViewNode.self) { BranchViewNode(at: $0) }
    node.update(branch: view != nil) { cursor in
      if let view { Wrapped._resolve(view, at: &cursor) }
    }
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.under(true) { list in
      if let view { Wrapped._listSubviews(of: view, in: &list) }
    }
  }
}
