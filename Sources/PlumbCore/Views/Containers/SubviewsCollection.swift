/// The subviews of a view. As a view, it shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    view.subviews.resolve(at: &cursor)
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    for subview in view.subviews { list.append(subview) }
  }
}

extension Slice: View, _PrimitiveView where Base == SubviewsCollection {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    Array(view).resolve(at: &cursor)
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    for subview in view { list.append(subview) }
  }
}

extension [Subview] {
  /// Resolves the views, each with its id.
  @MainActor func resolve(at cursor: inout _ChildCursor) {
    let rows = ForEach(self) { $0 }
    ForEach._resolve(rows, at: &cursor)
  }
}

/// A view made from the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  fileprivate let subviews: Subviews
  fileprivate let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(CompositeViewNode<Self, Content>.self) {
      CompositeViewNode(at: $0, traits: Self._viewTraits)
    }
    node.update(view) { view in
      view.content(SubviewsCollection(_SubviewList(view.subviews).subviews))
    }
  }
}

extension Group {
  /// Creates a view from the subviews of another view.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }
}
