import Foundation
import PlumbUI

extension Event {
  /// A key that is pressed and not released.
  static func key(_ key: Key, _ modifiers: KeyModifiers = []) -> Event {
    .keyDown(KeyStroke(key, modifiers: modifiers))
  }
}

extension [Event] {
  /// A press of the primary button at the first point, which goes through the others and ends at
  /// the last one.
  static func press(_ points: CGPoint...) -> [Event] {
    guard let first = points.first, let last = points.last else { return [] }
    var events: [Event] = [.pointerDown(first, .primary)]
    for point in points.dropFirst() { events.append(.pointerMoved(point)) }
    events.append(.pointerUp(last, .primary))
    return events
  }

  /// A press and a release of the primary button.
  static func click(_ x: CGFloat, _ y: CGFloat) -> [Event] { .press(CGPoint(x: x, y: y)) }

  /// A key pressed together with Control.
  static func control(_ character: Character) -> [Event] {
    let press = KeyStroke(.character(character), modifiers: .control)
    return [.keyDown(press), .keyUp(press)]
  }
}

extension ViewTree {
  /// Sends events in one frame: the changes are not laid out.
  func send(_ events: [Event]) {
    for event in events { send(event) }
  }
}
