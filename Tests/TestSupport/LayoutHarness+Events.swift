import EngineTesting
import Foundation
import PlumbUI

extension LayoutHarness {
  /// Sends events in one frame, then lays out.
  func send(_ events: [Event]) {
    tree.send(events)
    layOut()
  }

  // MARK: The keyboard

  /// Presses keys in one frame and releases none, then lays out.
  ///
  /// - Parameter times: the number of times that all of them are pressed.
  func hold(_ keys: Key..., modifiers: KeyModifiers = [], times: Int = 1) {
    for _ in 0..<times { tree.send(keys.map { Event.key($0, modifiers) }) }
    layOut()
  }

  /// Enters a text at once and without keys, as input methods do.
  func enter(_ text: String) { send([.textInput(text)]) }

  // MARK: The pointer

  /// Presses a button and does not release it.
  func hold(
    _ point: CGPoint, _ button: PointerButton = .primary, modifiers: KeyModifiers = []
  ) {
    send([.pointerMoved(point), .pointerDown(point, button, modifiers: modifiers)])
  }

  /// Moves the pointer.
  func move(to point: CGPoint) { send([.pointerMoved(point)]) }

  /// Releases a button that is held.
  func release(_ point: CGPoint, _ button: PointerButton = .primary) {
    send([.pointerUp(point, button)])
  }

  /// Turns the wheel, which moves the content by some points.
  ///
  /// - Parameter point: where the pointer is; the centre unless one is given.
  func wheel(_ x: CGFloat, _ y: CGFloat, at point: CGPoint? = nil) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    send([.scrolled(point ?? center, by: CGSize(width: x, height: y))])
  }
}
