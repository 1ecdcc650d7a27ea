/// A view that shows a root, and other screens that are pushed above it.
///
/// Above the screens is a bar with the title of the topmost one, a button that goes back, and its toolbar; it is
/// omitted if it would be empty. The stack takes the proposed size.
///
/// As SwiftUI: the screens below keep their state while they are covered. A pushed screen has the environment of the
/// stack, not the environment of the link. Besides the button, Alt and the arrow key of the back button, Command and
/// `[`, and the back button of a mouse go back.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let link: (() -> NavigationPathLink)?

  /// Creates a stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    link = nil
  }

  /// Creates a stack with a path of values of any types, which also changes when a person goes back.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    link = { NavigationPathLink(path) }
  }

  /// Creates a stack with a path of values of one type, which also changes when a person goes back.
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
  /// The scope that the views of the stack use; `nil` for a scope that the stack makes.
  var scope: NavigationScope?
}

extension NavigationScreens: View, _PrimitiveView {
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let node = cursor.node(NavigationStackViewNode.self) { NavigationStackViewNode(at: $0) }
    let root = view.root
    node.update({ Root._resolve(root, at: &$0) }, path: view.path, scope: view.scope)
  }
}
