import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI

/// Views with the objects that assistive technologies find in them.
@MainActor final class AccessibilityStage {
  let harness: LayoutHarness
  let tree: AccessibilityTree

  init(
    in size: CGSize = CGSize(width: 400, height: 400),
    @ViewBuilder _ content: @escaping () -> some View
  ) {
    harness = LayoutHarness(in: size) { Live(content: content) }
    tree = AccessibilityTree(harness.tree)
    _ = tree.update()
  }

  /// A view whose body reads values that a test changes.
  private struct Live<Content: View>: View {
    @ViewBuilder let content: () -> Content

    var body: some View { content() }
  }

  /// Lays out, and returns the changes since the last call.
  func changes() -> [AccessibilityChange] {
    harness.layOut()
    let changes = tree.update()
    let outdated = tree.outdatedObject
    #expect(outdated == nil)
    return changes
  }

  /// Presses and releases a key, and returns the changes.
  @discardableResult func press(
    _ key: Key, _ modifiers: KeyModifiers = []
  ) -> [AccessibilityChange] {
    let stroke = KeyStroke(key, modifiers: modifiers)
    harness.tree.send([.keyDown(stroke), .keyUp(stroke)])
    return changes()
  }

  /// Enters a text at once and without keys, and returns the changes.
  @discardableResult func enter(_ text: String) -> [AccessibilityChange] {
    harness.tree.send(.textInput(text))
    return changes()
  }

  /// All objects, containers before their contents.
  var objects: [AccessibilityObject] {
    func below(_ id: AccessibilityID) -> [AccessibilityObject] {
      tree.children(of: id).flatMap { child in
        (tree.object(child).map { [$0] } ?? []) + below(child)
      }
    }
    return below(.window)
  }

  /// The first object of a name.
  func object(_ name: String) throws -> AccessibilityObject {
    try #require(objects.first { $0.name == name }, "There is no \(name).")
  }

  /// Performs an action of the first object of a name.
  func perform(_ action: AccessibilityCommand, on name: String) throws -> Bool {
    defer { _ = changes() }
    return tree.perform(action, on: try object(name).id)
  }
}

extension AccessibilityObject {
  /// The role and the name, in words.
  var summary: String { "\(role) \(name)" }
}
