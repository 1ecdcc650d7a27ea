internal import Foundation

/// Runs the windows of a program until the last one closes.
@MainActor public final class FrameLoop {
  let platform: any Platform
  /// The windows of the program, in the order in which they were opened.
  private(set) var sessions: [WindowSession] = []
  /// Opens windows and closes others, between frames.
  private var pendingActions: [@MainActor () -> Void] = []
  /// Whether the program ends after the frames that are being shown.
  private var isEndRequested = false
  /// Called before a window closes while others stay open.
  var windowWillClose: (@MainActor (WindowSession) -> Void)?
  /// Called after the frames of all windows.
  var didShowFrames: (@MainActor () -> Void)?
  /// The inspected window, and the window of its inspector; `nil` for none.
  private var inspection: (inspected: WindowSession, inspector: WindowSession)?
  /// The window over which the pointer was last; `nil` if it is not known.
  private var pointerWindow: WindowID?
  #if DEBUG
    private var layoutAudit = LayoutAudit()
  #endif

  /// The content of a window that inspects another one, which F12 opens; without it, the key does
  /// nothing.
  public var inspectorContent: (@MainActor (WindowInspection) -> AnyView)?

  /// Creates a loop without windows.
  init(platform: any Platform) {
    self.platform = platform
    RunningWindows.loop = self
  }

  /// Creates a loop with one window.
  ///
  /// - Parameters:
  ///   - content: the root view of the window.
  ///   - environment: the environment of the root view; `appearance` and the user's settings take
  ///     precedence.
  ///   - appearance: the settings fixed by the program; settings that are `nil` follow the user's.
  public convenience init(
    root content: some View, window: any PlatformWindow, platform: any Platform,
    environment: EnvironmentValues = EnvironmentValues(), appearance: Appearance = Appearance()
  ) {
    self.init(platform: platform)
    add(
      WindowSession(
        root: content, window: window, platform: platform, environment: environment,
        appearance: appearance))
  }

  /// Adds a window. While the loop runs, this may only be done in an action between frames.
  func add(_ session: WindowSession) { sessions.append(session) }

  /// Performs an action after the frames that are being shown, as soon as possible.
  func performBetweenFrames(_ action: @escaping @MainActor () -> Void) {
    pendingActions.append(action)
    platform.wakeUp()
  }

  /// Ends the program after the frames that are being shown.
  func requestEnd() {
    isEndRequested = true
    platform.wakeUp()
  }

  /// Presents frames until the last window closes or the program is to end, and waits for events while nothing
  /// changes. Windows that are still open then stay open.
  ///
  /// The platform returns all pending events, so any number of them makes one frame of each window that they
  /// concern, and those frames are shown before the next wait.
  public func run() throws {
    defer { inspection?.inspector.window.close() }
    var events = [WindowEvent(.exposed)]
    while true {
      // A task may have opened a window and closed the last one.
      events += performPendingActions()
      guard try showFrames(after: events) else { return }
      // A new window receives none of the earlier events, and an old one no longer shows a mark of the inspector.
      if let session = sessions.first(where: { $0.takeInspectorRequest() }) {
        events = try switchInspector(of: session)
        continue
      }
      if let inspection, try inspection.inspector.frame(events) != .stays {
        events = closeInspector()
        continue
      }
      if !pendingActions.isEmpty {
        events = performPendingActions()
        continue
      }
      showPointer(after: events)
      #if DEBUG
        for session in sessions { layoutAudit.auditPath(from: session.tree.rootLayoutNode) }
      #endif
      let windows = sessions + [inspection?.inspector].compactMap(\.self)
      events = platform.events(until: windows.compactMap { $0.nextDeadline() }.min())
    }
  }

  /// Presents the frames of all windows, and closes windows that are to close. Returns whether the program goes
  /// on.
  private func showFrames(after events: [WindowEvent]) throws -> Bool {
    if isEndRequested { return false }
    var closing: [WindowSession] = []
    let phase = phase(without: nil)
    for session in sessions {
      switch try session.frame(events, programPhase: phase) {
      case .stays: break
      case .closes: closing.append(session)
      case .endsProgram: return false
      }
    }
    if closing.count == sessions.count { return false }
    close(closing)
    didShowFrames?()
    return true
  }

  /// Closes the windows that are to close now instead of with the next frame, even if no window is left for a
  /// moment. Called between frames, before another window is opened.
  func closeRequestedWindows() { close(sessions.filter(\.isCloseRequested)) }

  private func close(_ closing: [WindowSession]) {
    for session in closing {
      if session === inspection?.inspected { closeInspector() }
      windowWillClose?(session)
      sessions.removeAll { $0 === session }
      session.window.close()
    }
  }

  /// Returns the phase of the program, which is the most active phase of its windows, except one window.
  func phase(without other: WindowSession?) -> ScenePhase {
    sessions.filter { $0 !== other }.map(\.phase).max() ?? .background
  }

  /// Opens the requested windows. Returns the first events of each.
  private func performPendingActions() -> [WindowEvent] {
    let known = sessions
    let actions = pendingActions
    pendingActions = []
    for action in actions { action() }
    return sessions.filter { session in !known.contains { $0 === session } }
      .map { WindowEvent(.exposed, window: $0.window.id) }
  }

  /// Shows the shape of the pointer for the window that it is over.
  private func showPointer(after events: [WindowEvent]) {
    let latest = events.last {
      if case .pointerMoved = $0.event { true } else { false }
    }
    if let latest { pointerWindow = latest.window }
    let windows = sessions + [inspection?.inspector].compactMap(\.self)
    let session = windows.first { $0.window.id == pointerWindow } ?? sessions.first
    if let session {
      platform.pointerShape = RunningWindows.pointerShape ?? session.pointerShape
    }
  }

  /// Opens the inspector of a window, or closes it. Returns the events after which the windows are shown again.
  private func switchInspector(of session: WindowSession) throws -> [WindowEvent] {
    guard let inspectorContent else { return [] }
    if let inspection {
      let events = closeInspector()
      if inspection.inspected === session { return events }
    }
    let window = try platform.makeWindow(
      WindowOptions(
        title: "Inspector: \(session.window.title)", size: WindowInspection.windowSize))
    let inspector = WindowSession(
      root: inspectorContent(session.startInspection()), window: window, platform: platform,
      environment: session.inspectorEnvironment, appearance: Appearance(), closesWithF12: true)
    inspection = (session, inspector)
    return [session, inspector].map { WindowEvent(.exposed, window: $0.window.id) }
  }

  /// Closes the inspector. Returns the event after which the inspected window is shown again.
  @discardableResult
  private func closeInspector() -> [WindowEvent] {
    guard let (inspected, inspector) = inspection else { return [] }
    inspection = nil
    inspected.stopInspection()
    inspector.window.close()
    return [WindowEvent(.exposed, window: inspected.window.id)]
  }
}
