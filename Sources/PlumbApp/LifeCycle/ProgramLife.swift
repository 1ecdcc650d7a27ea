internal import Foundation

/// The life of the program, from its start to its end, for code that has delegates and windows of its own.
@MainActor package final class ProgramLife {
  /// The life of this program. Tests replace it.
  package static var shared = ProgramLife()

  /// The functions that make the observers of a program, which modules add before it starts.
  nonisolated package static let observers = Guarded<
    [@MainActor @Sendable () -> any ProgramObserver]
  >([])

  private enum Stage: Comparable {
    case created, opening, open, ended
  }

  private var stage = Stage.created
  private var urls: [URL] = []
  private lazy var observers = Self.observers.withLock { $0 }.map { $0() }
  /// The phase of the program, which the observers know.
  package private(set) var phase = ScenePhase.background
  /// The windows that are to open with the start.
  private(set) var requested: [ProgramWindow] = []
  /// The windows of the program while it runs; `nil` before and after.
  weak var windows: (any ProgramWindows)?

  /// Commands in the menu bars of all windows, besides those of the scenes.
  package let commands = ProgramCommands()

  /// Changes of the views of all windows of scenes, such as objects in their environment.
  package var modifiers: [@MainActor (AnyView) -> AnyView] = []

  /// Creates the life of a program that has not started.
  package init() {}

  /// The open windows of the program, in the order in which they were opened.
  package var openWindows: [ProgramWindow] { windows?.programWindows ?? [] }

  /// Ends the program, unless a person is asked before. Nothing happens before it runs.
  package func quit() { windows?.quit() }

  /// Opens the window of the settings, or brings it to the front. Returns whether the program has one.
  package func openSettings() -> Bool { windows?.openSettings() ?? false }

  /// Brings the windows of the program to the front.
  package func bringToFront() { windows?.bringToFront() }

  /// Saves the places of the windows and the stored values, so that a program that crashes starts with them.
  package func saveWindows() { windows?.saveWindows() }

  /// Reads the scenes of the app again, after its types were compiled anew. Returns whether the open windows can show
  /// them; otherwise the program is to be started again.
  package func reloadScenes() -> Bool { windows?.reloadScenes() ?? false }

  // MARK: The start

  /// Tells the observers that the program has started, unless they know.
  func start(opening urls: [URL]) {
    guard stage == .created else { return }
    stage = .opening
    self.urls = urls
    for observer in observers { observer.programWillOpenWindows(opening: urls) }
  }

  /// Tells the observers that the windows of the scenes are open, unless they know.
  func finishStart() {
    guard stage == .opening else { return }
    stage = .open
    for observer in observers { observer.programDidOpenWindows(opening: urls) }
  }

  /// Opens a window, or brings it to the front: at once while the program runs, and otherwise with its start.
  func makeVisible(_ window: ProgramWindow) {
    if let windows { return windows.makeVisible(window) }
    if !requested.contains(where: { $0 === window }) { requested.append(window) }
  }

  /// Takes a window back that has not opened.
  func cancelOpening(of window: ProgramWindow) { requested.removeAll { $0 === window } }

  /// Returns the windows that were to open since the last call.
  func takeRequested() -> [ProgramWindow] {
    defer { requested = [] }
    return requested
  }

  // MARK: Requests

  /// Asks the observers whether windows are shown when a person starts the program again.
  var mayReopen: Bool { observers.allSatisfy { $0.programMayReopen() } }

  /// Has the observers open addresses and files.
  func open(_ urls: [URL]) {
    for observer in observers { observer.programWillOpen(urls) }
  }

  /// Has the observers perform an action of the program's desktop entry.
  func perform(action: String) {
    for observer in observers { observer.programWillPerform(action: action) }
  }

  // MARK: Windows

  func windowDidOpen(_ window: ProgramWindow) {
    for observer in observers { observer.windowDidOpen(window) }
  }

  /// Tells the observers about a new phase of a window.
  func setPhase(_ phase: ScenePhase, of window: ProgramWindow) {
    // Called after each frame, nearly always without a change.
    if phase == window.phase { return }
    for phase in window.phase.steps(to: phase) {
      let old = window.phase
      window.phase = phase
      for observer in observers { observer.phaseDidChange(of: window, from: old) }
    }
  }

  func windowWillClose(_ window: ProgramWindow) {
    setPhase(.background, of: window)
    for observer in observers { observer.windowWillClose(window) }
  }

  // MARK: The program

  /// Tells the observers about a new phase of the program.
  func setPhase(_ phase: ScenePhase) {
    if phase == self.phase { return }
    for phase in self.phase.steps(to: phase) {
      let old = self.phase
      self.phase = phase
      for observer in observers { observer.programPhaseDidChange(from: old, to: phase) }
    }
  }

  /// Whether anybody is to be told.
  var hasObservers: Bool { !observers.isEmpty }

  /// Whether the program may end.
  var mayEnd: Bool { observers.allSatisfy { $0.programMayEnd() } }

  /// Tells the observers that the program ends, unless they know.
  func end() {
    guard stage != .ended else { return }
    stage = .ended
    for observer in observers { observer.programWillEnd() }
    // Delegates are told for the last time, and leave with what belongs to them.
    commands.removeAll()
    modifiers = []
  }
}

/// Commands in the menu bars of all windows, which code of the program may change while they are shown.
@MainActor @Observable package final class ProgramCommands {
  /// The views of the commands.
  private(set) var list: [AnyView] = []

  /// Adds commands.
  package func append(_ commands: some Commands) {
    list.append(AnyView(CommandsView(commands: commands)))
  }

  /// Removes all commands.
  package func removeAll() { if !list.isEmpty { list = [] } }
}

/// The windows of a running program.
@MainActor protocol ProgramWindows: AnyObject {
  /// The open windows, in the order in which they were opened.
  var programWindows: [ProgramWindow] { get }

  /// Opens a window, or brings it to the front.
  func makeVisible(_ window: ProgramWindow)

  /// Saves the places of the windows and the stored values, without the changes of documents.
  func saveWindows()

  /// Reads the scenes of the app again. Returns whether the open windows can show them.
  func reloadScenes() -> Bool

  /// Ends the program, unless a person is asked before.
  func quit()

  /// Opens the window of the settings, or brings it to the front. Returns whether there is one.
  func openSettings() -> Bool

  /// Brings all windows to the front, in the order in which they were opened.
  func bringToFront()
}
