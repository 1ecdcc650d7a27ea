import EngineTesting
import Testing

@testable import PlumbCore
@testable import PlumbUI
@testable import TestSupport

/// The objects of a tree with the state of one topic each.
@MainActor @Suite struct TreeServiceTests {
  @Test func `the state of a topic is made once for each tree`() {
    let (tree, other) = (LayoutHarness { Color.red }.tree, LayoutHarness { Color.red }.tree)
    #expect(tree.service(Clipboard.self) === tree.service(Clipboard.self))
    #expect(tree.service(Clipboard.self) !== other.service(Clipboard.self))
  }

  @Test func `the undo manager is the one of the first environment`() {
    let manager = UndoManager()
    var environment = EnvironmentValues()
    environment.undoManager = manager
    let tree = ViewTree(
      root: Color.red, textServices: .monospaced, environment: environment)
    #expect(tree.undoManager === manager)
    tree.environment = EnvironmentValues()
    #expect(tree.environment.undoManager === manager)
  }
}
