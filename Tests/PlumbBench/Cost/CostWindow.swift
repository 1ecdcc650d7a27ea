import CountedHeap
import Foundation
import PlumbUI

/// Work in the window of a program, from the events to the pixels of the frames.
@MainActor struct CostWindow {
  /// The events that are sent once, before the work.
  var opening: [Event] = []
  /// The work: the events before each of its frames.
  let work: [[Event]]
  /// The events after which the work can be done again.
  var reverting: [Event] = []
  /// Whether the work lasts until nothing moves any more, instead of one frame for each of its events.
  var comesToRest = false

  private static let size = CGSize(width: 640, height: 480)

  /// A click in the middle of the window.
  static let click = click(below: 0)

  /// A click below the middle of the window, by some points.
  static func click(below distance: CGFloat) -> [Event] {
    let point = CGPoint(x: size.width / 2, y: size.height / 2 + distance)
    return [.pointerMoved(point), .pointerDown(point, .primary), .pointerUp(point, .primary)]
  }

  /// A turn of the wheel in the middle of the window.
  static func wheel(by distance: CGFloat) -> Event {
    .scrolled(
      CGPoint(x: size.width / 2, y: size.height / 2), by: CGSize(width: 0, height: -distance))
  }

  /// Does the work once, reverts it, and does it again between the marks.
  ///
  /// The fonts have a relative path, so that the length of an absolute one has no effect on addresses.
  func measure(_ content: some View) {
    guard let services = try? SDLTextServices.make(fontFolder: URL(filePath: "Assets/Fonts")) else {
      preconditionFailure("This needs the fonts of Assets: run it in the folder of the sources.")
    }
    let window = WindowFrames(size: Self.size, services: services)
    window.add(atRest: true) { opening }
    addWork(to: window)
    window.add(atRest: true) { reverting }
    var frames = 0
    addWork(to: window) {
      frames = window.frameCount
      measured_part_begins()
    }
    window.add(atRest: comesToRest) {
      measured_part_ends()
      precondition(window.frameCount >= frames + work.count, "The work changes the window.")
      return []
    }
    CostApp.content = AnyView(content)
    window.run(app: CostApp())
  }

  private func addWork(to window: WindowFrames, beginning: @escaping () -> Void = {}) {
    for (index, events) in work.enumerated() {
      window.add(atRest: index == 0) {
        if index == 0 { beginning() }
        return events
      }
    }
  }
}

/// A program with one window.
private struct CostApp: App {
  static var content = AnyView(EmptyView())

  var body: some Scene {
    WindowGroup("Costs") { Self.content }
  }
}
