internal import Foundation

/// Runs the windows of a program until the main window closes.
@MainActor public final class FrameLoop {
  private let platform: any Platform
  private let main: WindowSession
  /// The window that inspects the main window, while there is one.
  private var inspector: WindowSession?
  /// Whether the pointer was last over the window of the inspector.
  private var isPointerInInspector = false

  /// The content of a window that inspects another one, which F12 opens; without it, the key does
  /// nothing.
  public var inspectorContent: (@MainActor (WindowInspection) -> AnyView)?

  /// - Parameters:
  ///   - content: the root view of the main window.
  ///   - window: the main window.
  ///   - platform: the platform of the window.
  ///   - environment: the environment of the root view; `appearance` and the user's settings take
  ///     precedence.
  ///   - appearance: the settings fixed by the program; those that are `nil` follow the user's
  ///     settings.
  public init(
    root content: some View, window: any PlatformWindow, platform: any Platform,
    environment: EnvironmentValues = EnvironmentValues(), appearance: Appearance = Appearance()
  ) {
    self.platform = platform
    main = WindowSession(
      root: content, window: window, platform: platform, environment: environment,
      appearance: appearance)
  }

  /// Presents frames until the main window closes, and waits for events while nothing changes.
  ///
  /// The platform returns all pending events, so any number of them makes one frame, and that
  /// frame is shown before the next wait.
  public func run() throws {
    defer { inspector?.window.close() }
    var events = [WindowEvent(.exposed)]
    while true {
      guard try main.frame(events) else { return }
      if main.takeInspectorRequest() {
        try switchInspector()
        // A new window has none of the events before it, and an old one no mark of the inspector.
        events = [WindowEvent(.exposed)]
        continue
      }
      if let inspector, try !inspector.frame(events) {
        closeInspector()
        events = [WindowEvent(.exposed)]
        continue
      }
      showPointer(after: events)
      let deadlines = [main, inspector].compactMap { $0?.nextDeadline() }
      events = platform.events(until: deadlines.min())
    }
  }

  /// Shows the shape of the pointer for the window that it is over.
  private func showPointer(after events: [WindowEvent]) {
    let latest = events.last {
      if case .pointerMoved = $0.event { true } else { false }
    }
    if let latest {
      isPointerInInspector = inspector.map { latest.applies(to: $0.window.id) } ?? false
    }
    let session = isPointerInInspector ? inspector : nil
    platform.pointerShape = (session ?? main).pointerShape
  }

  /// Opens the inspector, or closes it.
  private func switchInspector() throws {
    guard let inspectorContent else { return }
    if inspector != nil { return closeInspector() }
    let inspection = main.startInspection()
    let window = try platform.makeWindow(
      WindowOptions(title: "Inspector: \(main.window.title)", size: WindowInspection.windowSize))
    inspector = WindowSession(
      root: inspectorContent(inspection), window: window, platform: platform,
      environment: main.inspectorEnvironment, appearance: Appearance(), closesWithF12: true)
  }

  private func closeInspector() {
    main.stopInspection()
    inspector?.window.close()
    inspector = nil
  }
}
