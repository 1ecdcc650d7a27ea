import EngineTesting
import Foundation
import PlumbUI
import Testing

extension HeadlessPlatform {
  /// Creates a platform with one window, with text that needs no fonts.
  convenience init(size: CGSize = CGSize(width: 200, height: 200), scale: CGFloat = 1) {
    self.init(textServices: .monospaced)
    _ = openWindow(WindowOptions(title: "Test", size: size, scale: scale))
    // A date unlike that of a tree without a window.
    startDate = Date(timeIntervalSinceReferenceDate: 86_400)
  }

  /// Creates a platform with one window that receives some events, one list per wait.
  convenience init(events first: [Event], _ others: [Event]...) {
    self.init()
    for events in [first] + others { then(events) }
  }

  /// The window.
  var window: HeadlessWindow { windows[0] }

  /// Adds events of the next wait, and an action before them.
  func then(_ events: [Event] = [], before: @escaping () -> Void = {}) {
    script {
      before()
      return events.map { WindowEvent($0) }
    }
  }

  /// Adds events of the next wait without a deadline.
  func thenAtRest(_ events: @escaping () -> [Event] = { [] }) {
    script(during: .unlimited) { events().map { WindowEvent($0) } }
  }

  /// Adds events of the next wait with a deadline.
  func thenInFlight(_ events: @escaping () -> [Event]) {
    script(during: .timed) { events().map { WindowEvent($0) } }
  }

  /// Shows a view until the window closes.
  func run(
    _ content: some View, environment: EnvironmentValues = EnvironmentValues(),
    appearance: Appearance = Appearance()
  ) throws {
    waitLimit = 1_000
    let loop = FrameLoop(
      root: content, window: window, platform: self, environment: environment,
      appearance: appearance)
    try loop.run()
    #expect(waits.count <= waitLimit, "The loop never comes to rest.")
  }
}

extension HeadlessWindow.Frame {
  /// The number of pixels in all damaged rectangles.
  var area: Int { damage.reduce(0) { $0 + $1.width * $1.height } }
}
