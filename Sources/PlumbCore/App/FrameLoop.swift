internal import Foundation

/// Runs an interface in a window until the window closes.
@MainActor public final class FrameLoop {
  private let tree: ViewTree
  private let window: any PlatformWindow
  private let platform: any Platform
  private let initial: EnvironmentValues
  private let fixed: Appearance
  private var followed = Appearance()
  private let preferred = PreferredScheme()
  /// The time in seconds from which the window is taken to have its size.
  private var endOfResizing = -Double.infinity
  private let accessibility: AccessibilityReporter
  /// The type size before changes by the keyboard.
  private var usualTypeSize: DynamicTypeSize

  /// The colour scheme preferred by the views; `nil` for that of the desktop.
  private final class PreferredScheme {
    var scheme: ColorScheme?
  }

  /// - Parameters:
  ///   - content: the root view.
  ///   - window: the window.
  ///   - platform: the platform of the window.
  ///   - environment: the environment of the root view; `appearance` and the user's settings take
  ///     precedence.
  ///   - appearance: the settings fixed by the program; those that are `nil` follow the user's
  ///     settings.
  public init(
    root content: some View, window: any PlatformWindow, platform: any Platform,
    environment: EnvironmentValues = EnvironmentValues(), appearance: Appearance = Appearance()
  ) {
    self.window = window
    self.platform = platform
    initial = environment
    fixed = appearance
    usualTypeSize = environment.dynamicTypeSize
    let content = content.onPreferenceChange(PreferredColorSchemeKey.self) { [preferred] in
      preferred.scheme = $0
    }
    tree = ViewTree(root: content, textServices: platform.textServices, environment: environment)
    accessibility = AccessibilityReporter(tree, in: window) { [weak platform] in
      platform?.wakeUp()
    }
  }

  /// Presents frames until the window closes, and waits for events while nothing changes.
  ///
  /// The platform returns all pending events, so any number of them makes one frame, and that
  /// frame is shown before the next wait.
  public func run() throws {
    var events: [Event] = [.exposed]
    while true {
      followAppearance()
      if events.contains(.exposed) { window.renderer.invalidate() }
      let start = platform.now
      followCalendar(at: start)
      tree.advance(to: start)
      // Events before the end are handled, although no frame shows their effect.
      guard send(events) else { return }
      try tree.finishFrame(in: window.size, scale: window.scale, present: present)
      if followAppearance() {
        try tree.frame([], at: start, in: window.size, scale: window.scale, present: present)
      }
      accessibility.frameDidEnd()
      platform.pointerShape = tree.pointer.shape
      let mayWait = tree.sleep { [weak platform] in platform?.wakeUp() }
      // Views that keep changing each other must not keep the window from its events.
      var deadline = mayWait ? deadline(after: start) : start
      if events.contains(.resized) { endOfResizing = start + Self.resizePause }
      if mayWait, !tree.isMoving {
        if start >= endOfResizing {
          window.minimumSize = minimumWindowSize
        } else {
          deadline = min(deadline ?? endOfResizing, endOfResizing)
        }
      }
      events = nextEvents(until: deadline)
    }
  }

  /// Returns the next events of the window.
  private func nextEvents(until deadline: Double?) -> [Event] {
    platform.events(until: deadline).filter { $0.applies(to: window.id) }.map(\.event)
  }

  /// The smallest size of the window in which the views fit, limited to the space on the desktop: a
  /// window with more could not be used.
  private var minimumWindowSize: CGSize {
    let minimum = tree.minimumWindowSize
    guard let available = window.availableSize else { return minimum }
    return CGSize(
      width: min(minimum.width, available.width), height: min(minimum.height, available.height))
  }

  /// The settings of the program, completed by those of the user and the preferred colour scheme.
  private var appearance: Appearance {
    var appearance = fixed.completed(by: platform.appearance)
    appearance.colorScheme = preferred.scheme ?? appearance.colorScheme
    return appearance
  }

  /// Sets the current settings in the environment of the views. Returns whether they have changed.
  @discardableResult
  private func followAppearance() -> Bool {
    let appearance = appearance
    guard appearance != followed else { return false }
    followed = appearance
    var environment = tree.environment
    environment.colorScheme = appearance.colorScheme ?? initial.colorScheme
    environment.colorSchemeContrast = appearance.contrast ?? initial.colorSchemeContrast
    let typeSize = appearance.typeSize ?? initial.dynamicTypeSize
    // A size chosen with the keyboard applies to this window and is kept.
    if environment.dynamicTypeSize == usualTypeSize { environment.dynamicTypeSize = typeSize }
    usualTypeSize = typeSize
    tree.environment = environment
    tree.reducesMotion = appearance.reducesMotion ?? initial.accessibilityReduceMotion
    return true
  }

  /// Returns the time in seconds of the next frame that differs without events; `nil` if there is none
  /// or the window is not visible.
  private func deadline(after start: Double) -> Double? {
    guard window.isVisible else { return nil }
    let nextFrame = start + 1 / Self.framesPerSecond
    return tree.isMoving || tree.needsLayout
      ? nextFrame : tree.nextWakeUp.map { max($0, nextFrame) }
  }

  /// Adjusts the dates of the views when the date of the system was set or the machine was suspended.
  /// Differences below 0.1 seconds are ignored, because they would only make intervals uneven.
  private func followCalendar(at time: Double) {
    let start = platform.date.addingTimeInterval(-time)
    if abs(start.timeIntervalSince(tree.startDate)) > 0.1 { tree.startDate = start }
  }

  /// How long after a change of the size the minimum follows, in seconds: a platform may set a window
  /// back to an older size with a new minimum, which somebody who drags an edge would feel.
  private static let resizePause = 0.3

  /// The refresh rate of most displays.
  private static let framesPerSecond = 60.0

  private func present(_ list: DisplayList) throws {
    // This update changed the preferred colour scheme; the next frame follows immediately.
    if appearance != followed { return }
    try window.renderer.render(list)
  }

  // MARK: Keyboard shortcuts of every window

  /// Sends events to the views until one closes the window, and handles the keys that the program
  /// does not use. Returns whether the window stays open.
  private func send(_ events: [Event]) -> Bool {
    var typeSize = tree.environment.dynamicTypeSize
    for event in events where !tree.send(event) {
      switch WindowShortcut(event) {
      case .close: return false
      case .fullScreen: window.isFullScreen.toggle()
      case .largerType: typeSize = typeSize.larger
      case .smallerType: typeSize = typeSize.smaller
      case .usualType: typeSize = usualTypeSize
      case nil: break
      }
    }
    if typeSize != tree.environment.dynamicTypeSize { tree.environment.dynamicTypeSize = typeSize }
    return true
  }
}
