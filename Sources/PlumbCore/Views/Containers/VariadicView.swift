/// A namespace for views that receive their content as individual children.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// A variadic root and its content.
  public struct Tree<Root, Content> {
    /// The root that makes the view.
    public var root: Root
    /// The content whose views are the children.
    public var content: Content

    /// Creates a view from a root and its content.
    nonisolated public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a view from a root and its content.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// A type that makes a value from individual children.
public protocol _VariadicView_Root {}

/// A type that makes a view from individual children.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View

  /// Returns the view for the children.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body may be several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, _PrimitiveView
where Root: _VariadicView_ViewRoot, Content: View {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(CompositeViewNode<Root, Root.Body>.self) { CompositeViewNode(at: $0) }
    let content = view.content
    node.update(view.root) { root in
      root.body(children: _VariadicView_Children(_SubviewList(content).subviews))
    }
  }
}

/// The children of a variadic root. As a view, it shows all of them.
public struct _VariadicView_Children: RandomAccessCollection {
  /// One of the children.
  public struct Element: Identifiable {
    fileprivate var subview: Subview

    /// The identity of the view.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The identifier set by `ForEach` or `id(_:)`, if it has the type.
    public func id<T: Hashable>(as type: T.Type = T.self) -> T? { subview.explicitID(as: type) }

    /// The value of a trait of the view.
    public subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
      get { subview.containerValues[trait: key] }
      set { subview.containerValues[trait: key] = newValue }
    }
  }

  private let subviews: [Subview]

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    view.subviews.resolve(at: &cursor)
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    for subview in view.subviews { list.append(subview) }
  }
}

extension _VariadicView_Children.Element: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    Subview._resolve(view.subview, at: &cursor)
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    list.append(view.subview)
  }
}

// As SwiftUI: a tree may have the layout of a stack as its root.

extension HStackLayout: _VariadicView_UnaryViewRoot {
  public func body(children: _VariadicView.Children) -> some View { self { children } }
}

extension VStackLayout: _VariadicView_UnaryViewRoot {
  public func body(children: _VariadicView.Children) -> some View { self { children } }
}

extension ZStackLayout: _VariadicView_UnaryViewRoot {
  public func body(children: _VariadicView.Children) -> some View { self { children } }
}
