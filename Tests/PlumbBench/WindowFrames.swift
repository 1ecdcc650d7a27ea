import Foundation
import PlumbUI

/// The frames of a window without a screen, each measured from the events to the pixels.
///
/// The frames are made as in a program's window: the loop lays out, compares the display lists and paints
/// the changes.
@MainActor final class WindowFrames {
  private struct Step {
    let atRest: Bool
    let events: () -> [Event]
    let measured: ((Double) -> Void)?
  }

  /// Called after the first frame.
  var afterFirstFrame: () -> Void = {}
  /// Called after the last frame, before the window closes.
  var atEnd: () -> Void = {}

  /// The number of frames that the window has shown.
  var frameCount: Int { window?.frames.count ?? 0 }

  private let size: CGSize
  private let platform: HeadlessPlatform
  private var window: HeadlessWindow?
  private var steps: [Step] = []
  private var nextStep = 0
  private var start = 0.0

  init(size: CGSize, services: TextServices) {
    self.size = size
    platform = HeadlessPlatform(textServices: services)
    platform.waitLimit = .max
  }

  /// The milliseconds for which the process has run; other programs do not lengthen them.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - atRest: whether the frame comes only when nothing moves any more.
  ///   - events: performs changes and returns the events before the frame.
  ///   - measured: called with the milliseconds that changes, events and frame took.
  func add(
    atRest: Bool = false, _ events: @escaping () -> [Event],
    measured: ((Double) -> Void)? = nil
  ) {
    steps.append(Step(atRest: atRest, events: events, measured: measured))
  }

  /// Opens the window, shows the frames and closes it. Returns the milliseconds to the first frame.
  @discardableResult func run(_ root: some View) -> Double {
    run { try FrameLoop(root: root, window: $0, platform: $1).run() }
  }

  /// The same with the first window of an app.
  @discardableResult func run(app: some App) -> Double {
    run { try app.run(in: $0, platform: $1) }
  }

  private func run(_ show: (HeadlessWindow, HeadlessPlatform) throws -> Void) -> Double {
    var first = 0.0
    start = Self.processorTime
    platform.script { [weak self] in
      guard let self else { return [] }
      first = Self.processorTime - start
      afterFirstFrame()
      return prepare()
    }
    let window = platform.openWindow(WindowOptions(title: "", size: size))
    self.window = window
    do { try show(window, platform) } catch { print("the frames are not shown: \(error)") }
    return first
  }

  /// Waits for the time of the next step, or closes the window after the last one.
  private func prepare() -> [WindowEvent] {
    guard nextStep < steps.count else {
      atEnd()
      return [WindowEvent(.closeRequested)]
    }
    let step = steps[nextStep]
    nextStep += 1
    guard step.atRest else { return perform(step) }
    platform.script(during: .unlimited) { [weak self] in self?.perform(step) ?? [] }
    return []
  }

  private func perform(_ step: Step) -> [WindowEvent] {
    platform.script { [weak self] in
      guard let self else { return [] }
      step.measured?(Self.processorTime - start)
      return prepare()
    }
    start = Self.processorTime
    return step.events().map { WindowEvent($0) }
  }
}
