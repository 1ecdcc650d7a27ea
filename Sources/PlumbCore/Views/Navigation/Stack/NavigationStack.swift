/// A view that shows a root, and other screens that are pushed above it.
///
/// Above the screens is a bar with the title of the topmost one, a button that goes back, and its toolbar;
/// it is omitted where it would be empty. The stack takes the space that it is offered.
///
/// As SwiftUI: the screens below keep their state while they are covered. What is pushed has the
/// environment of the stack, not that of the view in which the link is. Besides the button, Alt and the
/// arrow key of the back button, Command and `[`, and the back button of a mouse go back.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let link: (() -> NavigationPathLink)?

  /// Creates a stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    link = nil
  }

  /// Creates a stack with a path of values of any types, which is also written when somebody goes back.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    link = { NavigationPathLink(path) }
  }

  /// Creates a stack with a path of values of one type, which is also written when somebody goes back.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    link = { NavigationPathLink(path) }
  }
}

extension NavigationStack: View {
  public var body: some View { NavigationScreens(root: root, path: link?()) }
}

/// The bar and the screens of a navigation stack.
struct NavigationScreens<Root: View> {
  let root: Root
  /// The path that the program keeps; `nil` for one that the stack keeps.
  var path: NavigationPathLink?
  /// What the views of the stack use of it; `nil` for an object that the stack makes.
  var scope: NavigationScope?
}

extension NavigationScreens: View, _PrimitiveView {
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(NavigationStackNode.self) { NavigationStackNode(at: $0) }
    let root = view.root
    node.update({ Root._resolve(root, at: &$0) }, path: view.path, scope: view.scope)
  }
}
