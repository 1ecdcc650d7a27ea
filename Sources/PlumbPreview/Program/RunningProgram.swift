import Foundation
import Glibc
import Observation
import PlumbUI
import PreviewMessages

/// A program in a shared library, of which newer ones are shown in the windows that are open.
@MainActor @Observable final class RunningProgram {
  /// The program of the process; set before it starts.
  static private(set) var current: RunningProgram?

  /// The errors of the compiler in the latest changes.
  private(set) var problems: [PreviewProblem] = []
  /// The number of changes that are shown.
  private(set) var version = 0
  /// The app; `nil` for a program that starts in another way, and before it starts. Changes with the version.
  @ObservationIgnored private(set) var app: (any App)?

  @ObservationIgnored private let settings: ProgramSettings
  /// Whether the main function of a newer library runs, only to say what its app is.
  @ObservationIgnored private var isLoading = false
  /// The app of the newer library.
  @ObservationIgnored private var nextApp: (any App.Type)?
  /// The version of which a frame has been reported.
  @ObservationIgnored private var reportedVersion = 0

  init(_ settings: ProgramSettings) {
    self.settings = settings
  }

  // MARK: The start

  /// Runs the program to its end.
  func run() throws -> Never {
    let messages = try PipeLines(path: settings.messages)
    let library = try LoadedLibrary(path: settings.library)
    guard let main = library.mainFunction(named: settings.mainFunction) else {
      throw LoadedLibrary.LoadingError(
        description: "\(settings.library) has no function \(settings.mainFunction).")
    }
    Self.current = self
    // The programs that this one starts are others.
    for name in ProgramSettings.names { unsetenv(name) }
    AppStart.replacement = { [self] in try start($0) }
    ProgramLife.shared.modifiers.append { [self] in
      AnyView(WatchedWindow(content: $0, program: self))
    }
    MessageReader.start(pipe: messages, atEnd: Self.end) { [self] in handle($0) }
    exit(main(CommandLine.argc, CommandLine.unsafeArgv))
  }

  /// Shows an app, as its function `main` does in a program that is not watched.
  private func start(_ type: any App.Type) throws {
    if isLoading {
      nextApp = type
      return
    }
    let app = type.init()
    if app is DelegateApp || Self.hasDelegate(app) { return try app.runInWindow() }
    self.app = app
    try RunningApp().runInWindow()
  }

  /// Whether an app has a delegate as a property, which is told of the start of the program only once.
  private static func hasDelegate(_ app: any App) -> Bool {
    // The types are those of modules that most programs do not have.
    Mirror(reflecting: app).children.contains { property in
      String(describing: type(of: property.value)).contains("ApplicationDelegateAdaptor<")
    }
  }

  /// Closes the windows, and saves what is to be saved at the end of the program.
  nonisolated private static func end() { kill(getpid(), SIGTERM) }

  // MARK: Changes

  /// Follows a message of `plumb run`.
  private func handle(_ message: PreviewMessage) {
    switch message {
    case .building: break
    case .failed(let problems): self.problems = problems
    case .load(let library, _):
      // Before code is loaded that may crash.
      ProgramLife.shared.saveWindows()
      // Stays if the main function ends the program.
      try? Data().write(to: URL(filePath: settings.restartRequest), options: .atomic)
      guard show(library) else { return Self.end() }
      try? FileManager.default.removeItem(atPath: settings.restartRequest)
      problems = []
    }
  }

  /// Shows the app of a newer library. Returns `false` if the program has to start again.
  private func show(_ path: String) -> Bool {
    guard app != nil, let library = try? LoadedLibrary(path: path),
      let main = library.mainFunction(named: settings.mainFunction)
    else { return false }
    isLoading = true
    defer { isLoading = false }
    _ = main(CommandLine.argc, CommandLine.unsafeArgv)
    guard let type = nextApp else { return false }
    nextApp = nil
    let old = app
    app = type.init()
    guard ProgramLife.shared.reloadScenes() else {
      app = old
      return false
    }
    version += 1
    return true
  }

  /// Reports a frame with the current version, once.
  func reportFrame() {
    guard reportedVersion != version else { return }
    reportedVersion = version
    StandardStream.warn("Change \(version) is shown.")
  }
}
