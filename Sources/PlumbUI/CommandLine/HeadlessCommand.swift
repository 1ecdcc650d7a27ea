internal import Foundation

/// A program that draws or prints one of its windows instead of opening it, because its first argument says so.
@MainActor enum HeadlessCommand {
  /// The exit status after arguments that cannot be used, that of `sysexits.h`.
  private static let usageStatus: Int32 = 64

  /// Performs the command of the arguments and ends the program, unless the first argument is another one: then the
  /// arguments are the program's own.
  ///
  /// - Parameter arguments: the arguments of the program without its name.
  static func perform<Program: App>(_ app: Program.Type, arguments: ArraySlice<String>) {
    guard let first = arguments.first, HeadlessVerb(argument: first) != nil else { return }
    do throws(BadValue) {
      let options = try HeadlessOptions(arguments)
      end { try perform(app, options) }
    } catch {
      StandardStream.warn("\(AppOptions.programName): \(error)")
      exit(usageStatus)
    }
  }

  /// Does the work of the program and ends it, with a sentence on standard error if the work has failed.
  private static func end(after work: () throws -> Void) -> Never {
    let name = AppOptions.programName
    do {
      try work()
    } catch let error as OutputError {
      error.endProgram(named: name)
    } catch {
      // The name of a file may hold line breaks.
      let sentence = "\(error)".split(whereSeparator: \.isNewline).joined(separator: " ")
      StandardStream.warn("\(name): \(sentence)")
      exit(1)
    }
    exit(0)
  }

  private static func perform<Program: App>(
    _ app: Program.Type, _ options: HeadlessOptions
  ) throws {
    if options.wantsHelp { return try StandardStream.print(options.verb.help) }
    leaveDesktop()
    // The preparation sets the locale of the environment.
    ProgramStart.prepare()
    SystemLocale.adopt(options.locale)
    try options.write(Program())
  }

  /// Has everything in this program find no display, no sound and no desktop, and leave its stored values as they are.
  private static func leaveDesktop() {
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] { ProcessVariables.remove(name) }
    ProcessVariables.set("SDL_VIDEODRIVER", to: "dummy")
    ProcessVariables.set("SDL_AUDIODRIVER", to: "dummy")
    // libdbus knows no way to an address that begins like this, and no notification is shown.
    ProcessVariables.set("DBUS_SESSION_BUS_ADDRESS", to: "disabled:")
    ProgramValues.leaveFiles()
  }
}

extension HeadlessOptions {
  /// Draws or prints a window of an app, or prints its description.
  ///
  /// - Throws: an error with a sentence for the user.
  @MainActor func write(_ app: some App) throws {
    if verb == .describe {
      return try OutputFile.writeOrPrint(AppDescription(of: app).terminatedJSONLine(), to: path)
    }
    let app = try HeadlessApp(
      app, window: window, document: document.map { URL(filePath: $0) }, options: appOptions(),
      recordsLayout: verb == .trace)
    app.performTasks(for: wait)
    try app.perform(actions, waiting: wait)
    switch verb {
    case .describe: break
    case .render:
      if isAnimated { return try Film(app: app, frames: frames).write(to: path) }
      app.show(at: time)
      try OutputFile.writeOrPrint(app.pngData(), to: path)
    case .tree:
      app.show(at: time)
      let report = TreeReport(of: app)
      try OutputFile.writeOrPrint(
        printsText ? Data(report.root.outline.utf8) : report.terminatedJSONLine(), to: path)
    case .trace:
      let trace = app.takeLayoutTrace() ?? LayoutTrace(nodes: [], steps: [], isTruncated: false)
      try OutputFile.writeOrPrint(traceReport.data(of: trace), to: path)
    }
  }
}
