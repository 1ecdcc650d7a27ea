internal import CSDL2
public import Foundation

/// A window of the desktop, by SDL. A program has one at a time.
@MainActor public final class SDLWindowHost: Host {
  /// The text services, which live as long as the window.
  public let textServices: TextServices

  private let video: SDLVideo
  private let window: SDLWindow
  private let wake = SDLWakeUp()
  private let mainQueueWatch: MainQueueObserver?
  private var portal: SettingsPortal?
  private var translator = SDLEvents()
  private var geometry: SDLScale
  private var minimumSize = CGSize.zero
  private var buttonsHeld = 0
  private var presented = 0
  private var isClosed = false
  private let pointer = SDLPointer()

  /// Opens a window and shows it.
  ///
  /// - Parameters:
  ///   - applicationID: the name of the program's desktop entry; the desktop finds icon and entry
  ///     through it.
  ///   - size: of the contents, in points; less where the desktop has less room.
  ///   - position: where on the desktop, as parts of the room there; `nil` for the middle. Some desktops
  ///     place windows themselves.
  ///   - fontFolder: see `SDLTextServices.make(fontFolder:ownFonts:)`.
  ///   - ownFonts: see there.
  ///   - scale: pixels per point; `nil` follows the desktop.
  /// - Throws: `SDLError.noDisplay` where there is no window system, `fontUnavailable` for the
  ///   fonts, `callFailed` for the rest.
  public init(
    title: String, applicationID: String, size: CGSize, position: UnitPoint? = nil,
    fontFolder: URL, ownFonts: [URL] = [], scale: CGFloat? = nil
  ) throws(SDLError) {
    video = try SDLVideo(applicationID: applicationID)
    textServices = try SDLTextServices.make(fontFolder: fontFolder, ownFonts: ownFonts)
    let start = SDLScale(
      unitSize: .zero, pixelSize: .zero, chosen: scale.map { min(max($0, 0.25), 16) })
    window = try SDLWindow(
      title: title, width: start.units(size.width), height: start.units(size.height))
    geometry = start
    geometry.desktop = SDLScale.desktop(of: window)
    mainQueueWatch = MainQueueObserver(wake: wake)
    measureWindow()
    window.resize(
      width: geometry.units(size.width), height: geometry.units(size.height), at: position)
    measureWindow()
    window.show()
  }

  isolated deinit {
    close()
  }

  /// Closes the window and ends SDL's video. What is asked of the host afterwards does nothing, and
  /// its only event is `closeRequested`.
  public func close() {
    if isClosed { return }
    isClosed = true
    mainQueueWatch?.stop()
    portal?.stop()
    pointer.close()
    window.close()
    video.stop()
  }

  /// The size of the contents in points.
  public var size: CGSize { geometry.size }

  /// Whether anybody can see the window.
  public var isVisible: Bool { !isClosed && window.isVisible }

  /// Pixels per point.
  public var scale: CGFloat { geometry.pixelsPerPoint }

  /// Seconds since some moment, on a clock that only goes forward.
  public var now: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  /// What the desktop's settings portal told so far; nothing before the first frame.
  public var appearance: Appearance { portal?.appearance ?? Appearance() }

  /// How often a canvas was shown, for tests of idleness.
  package var presentedFrames: Int { presented }

  /// Keeps the person from making the window smaller than a size in points.
  public func setMinimumSize(_ size: CGSize) {
    minimumSize = size
    if isClosed { return }
    window.setMinimumSize(
      width: geometry.units(size.width), height: geometry.units(size.height))
  }

  /// Has the pointer look so while it is over the window.
  public func show(_ shape: PointerShape) {
    if !isClosed { pointer.show(shape) }
  }

  /// Ends a wait for events, from any thread.
  nonisolated public func wakeUp() {
    wake.call()
  }

  /// Shows the canvas, of which only the damaged rectangles changed since the last call.
  ///
  /// After the window was covered, hidden or resized, all of the canvas is sent whatever the
  /// damage. A window nobody can see is left alone.
  ///
  /// - Throws: `SDLError.callFailed`.
  public func present(_ canvas: PixelCanvas, damage: [PixelRect]) throws {
    if isClosed { return }
    guard try window.present(canvas, damage: damage) else { return }
    presented += 1
    // Not before the first frame, which is what a person waits for.
    if presented == 1 { portal = SettingsPortal.follow { [wake] in wake.call() } }
  }

  /// All events that are there; when none is, waits for one until `deadline`.
  ///
  /// Waiting without end costs nothing. Each call also runs what waits for the main actor. The
  /// answer is empty when the deadline passed, after `wakeUp()`, and when the main actor had work.
  ///
  /// - Parameter deadline: seconds on the clock of `now`; `nil` waits without end.
  public func events(until deadline: Double?) -> [Event] {
    if isClosed { return [.closeRequested] }
    runMainActor()
    var batch = EventBatch()
    var isAwake = drain(into: &batch)
    while batch.isEmpty, !isAwake {
      var event = unsafe SDL_Event()
      switch unsafe wait(for: &event, until: deadline) {
      case .event: isAwake = unsafe handle(event, into: &batch)
      case .deadline: return []
      case .failure: return [.closeRequested]
      }
      if drain(into: &batch) { isAwake = true }
    }
    if isAwake { runMainActor() }
    return batch.events
  }
}

extension SDLWindowHost {
  private enum WaitOutcome {
    case event, deadline, failure
  }

  private func wait(for event: inout SDL_Event, until deadline: Double?) -> WaitOutcome {
    guard let deadline else {
      // A wait without end that ends with nothing will never bring anything again.
      return unsafe SDL_WaitEvent(&event) == 1 ? .event : .failure
    }
    let seconds = deadline - now
    guard seconds > 0 else { return .deadline }
    let milliseconds = Int32(min(seconds * 1_000, 86_400_000))
    if milliseconds > 0 {
      return unsafe SDL_WaitEventTimeout(&event, milliseconds) == 1 ? .event : .deadline
    }
    // SDL counts whole milliseconds: the rest is slept, or else frames would come early.
    usleep(UInt32(seconds * 1_000_000))
    return .deadline
  }

  /// Runs what waits for the main actor, which would starve in SDL's wait.
  private func runMainActor() {
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    mainQueueWatch?.queueWasEmptied()
  }

  /// Takes all waiting events; answers whether `wakeUp()` was among them.
  private func drain(into batch: inout EventBatch) -> Bool {
    var isAwake = false
    var event = unsafe SDL_Event()
    while unsafe SDL_PollEvent(&event) == 1 {
      if unsafe handle(event, into: &batch) { isAwake = true }
    }
    return isAwake
  }

  private func handle(_ event: SDL_Event, into batch: inout EventBatch) -> Bool {
    if unsafe wake.fittingSizes(event) { return true }
    for event in unsafe translator.events(from: event) {
      notice(event)
      batch.append(event)
    }
    return false
  }

  /// What the host itself has to do about an event.
  private func notice(_ event: Event) {
    switch event {
    case .resized:
      measureWindow()
      window.isLost = true
    case .exposed:
      window.isLost = true
    case .pointerDown:
      buttonsHeld += 1
      capturePointer(true)
    case .pointerUp:
      buttonsHeld = max(0, buttonsHeld - 1)
      if buttonsHeld == 0 { capturePointer(false) }
    default:
      break
    }
  }

  /// While a button is held the window follows the pointer outside, to see it released there.
  private func capturePointer(_ isCaptured: Bool) {
    SDL_CaptureMouse(isCaptured ? SDL_TRUE : SDL_FALSE)
  }

  private func measureWindow() {
    let old = geometry.pixelsPerPoint
    geometry.unitSize = window.unitSize
    geometry.pixelSize = window.pixelSize
    translator.pointsPerUnit = geometry.pointsPerUnit
    translator.windowSize = geometry.size
    if geometry.pixelsPerPoint != old, minimumSize != .zero { setMinimumSize(minimumSize) }
  }
}
