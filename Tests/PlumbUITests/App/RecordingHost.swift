import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// A window without a screen: it hands over prepared events and remembers what it was shown.
@MainActor final class RecordingHost: PlumbUI.Host {
  /// One turn of the loop: what happens before it, and the events it finds.
  typealias Turn = (before: () -> Void, events: [Event])

  /// What one call of `present` showed.
  struct Shown {
    let size: (width: Int, height: Int)
    let damage: [PixelRect]
    /// How many events had been handed over before.
    let turn: Int

    /// The pixels in all damaged rectangles.
    var area: Int { damage.reduce(0) { $0 + $1.width * $1.height } }
  }

  var size: CGSize
  var scale: CGFloat
  var appearance = Appearance()
  let textServices = TextServices.monospaced
  private(set) var shown: [Shown] = []
  private(set) var minimumSizes: [CGSize] = []
  /// How the pointer looked, without repetitions.
  private(set) var pointers: [PointerShape] = []
  /// The canvas of the last call of `present`.
  private(set) var canvas: PixelCanvas?
  private var turns: [Turn]
  private var turn = 0

  init(
    size: CGSize = CGSize(width: 200, height: 200), scale: CGFloat = 1, turns: [Turn] = []
  ) {
    self.size = size
    self.scale = scale
    self.turns = turns
  }

  /// A window that finds the given events, one list a turn.
  convenience init(events first: [Event], _ others: [Event]...) {
    self.init(turns: ([first] + others).map { (before: {}, events: $0) })
  }

  /// Adds a turn.
  func then(_ events: [Event] = [], before: @escaping () -> Void = {}) {
    turns.append((before, events))
  }

  func setMinimumSize(_ size: CGSize) {
    minimumSizes.append(size)
  }

  func show(_ pointer: PointerShape) {
    if pointers.last != pointer { pointers.append(pointer) }
  }

  /// The next list of events; the window closes after the last one.
  func events(until deadline: Double?) -> [Event] {
    turn += 1
    guard !turns.isEmpty else { return [.closeRequested] }
    let next = turns.removeFirst()
    next.before()
    return next.events
  }

  var isVisible: Bool { true }
  var now: Double { 0 }

  nonisolated func wakeUp() {}

  func present(_ canvas: PixelCanvas, damage: [PixelRect]) throws {
    shown.append(Shown(size: (canvas.width, canvas.height), damage: damage, turn: turn))
    self.canvas = canvas
  }
}

extension [Event] {
  /// A press and a release of the primary button.
  static func click(_ x: CGFloat, _ y: CGFloat) -> [Event] {
    let point = CGPoint(x: x, y: y)
    return [.pointerDown(point, .primary), .pointerUp(point, .primary)]
  }

  /// A key pressed together with Control.
  static func control(_ character: Character) -> [Event] {
    let press = KeyStroke(.character(character), modifiers: .control)
    return [.keyDown(press), .keyUp(press)]
  }
}
