public import Foundation
public import PlumbUI

extension LayoutHarness {
  /// Presses and releases a key. Returns whether it was used.
  ///
  /// - Parameter times: the number of presses, each of which is laid out.
  @discardableResult public func press(
    _ key: Key, _ modifiers: KeyModifiers = [], times: Int = 1
  ) -> Bool {
    var isUsed = false
    for _ in 0..<times {
      isUsed = tree.send(.keyDown(KeyStroke(key, modifiers: modifiers)))
      tree.send(.keyUp(KeyStroke(key, modifiers: modifiers)))
      layOut()
    }
    return isUsed
  }

  /// Presses the keys of characters and enters them.
  public func type(_ text: String) {
    for character in text {
      tree.send(.keyDown(KeyStroke(.character(character))))
      tree.send(.textInput(String(character)))
      layOut()
    }
  }

  /// Clicks on the centre of the first element with a label; the test fails if there is none.
  public func click(_ label: String, file: StaticString = #filePath, line: UInt = #line) {
    let point = center(of: label, file: file, line: line)
    if !point.x.isNaN { click(point) }
  }

  /// Presses and releases a button.
  public func click(
    _ point: CGPoint, _ button: PointerButton = .primary, modifiers: KeyModifiers = []
  ) {
    tree.send(.pointerMoved(point))
    tree.send(.pointerDown(point, button, modifiers: modifiers))
    tree.send(.pointerUp(point, button, modifiers: modifiers))
    layOut()
  }

  /// Drags through some points with the primary button.
  ///
  /// - Parameter modifiers: the modifier keys that are held when the button is released.
  public func drag(_ points: CGPoint..., modifiers: KeyModifiers = []) {
    guard let first = points.first, let last = points.last else { return }
    tree.send(.pointerMoved(first))
    tree.send(.pointerDown(first, .primary))
    layOut()
    for point in points.dropFirst() {
      tree.send(.pointerMoved(point))
      layOut()
    }
    tree.send(.pointerUp(last, .primary, modifiers: modifiers))
    layOut()
  }
}
