import Dispatch
import Foundation
import PlumbUI
import PreviewMessages

/// The program with the window of previews, and with the code of watched programs; `plumb preview` and
/// `plumb run --watch` start it.
///
/// Usage: `PlumbPreview FILE`, with messages on standard input, or
/// `PlumbPreview --render FOLDER LIBRARY SYMBOL...`. With the variables of `ProgramSettings` it is the program of a
/// library, which has all arguments.
@main @MainActor enum PreviewHost {
  /// The name of the command that starts the program.
  nonisolated static let name = "plumb preview"

  static func main() {
    StandardStream.openMissing()
    if let settings = ProgramSettings(environment: ProcessInfo.processInfo.environment) {
      do { try RunningProgram(settings).run() } catch { fail(error, as: "plumb run") }
    }
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "--render", arguments.count >= 3 {
      Task {
        await end(after: {
          try await RenderedPreviews(folder: URL(filePath: arguments[1]))
            .write(library: arguments[2], symbols: Array(arguments[3...]))
        })
      }
      dispatchMain()
    }
    do {
      guard let file = arguments.first else { throw UsageError() }
      try show(PreviewSession(file: file))
    } catch {
      fail(error)
    }
  }

  /// Ends the program after some work.
  private static func end(after work: () async throws -> Void) async -> Never {
    do {
      try await work()
      exit(0)
    } catch {
      fail(error)
    }
  }

  private static func fail(_ error: any Error, as name: String = PreviewHost.name) -> Never {
    if let error = error as? OutputError { error.endProgram(named: name) }
    StandardStream.warn("\(name): \(error)")
    exit(1)
  }

  private static func show(_ session: PreviewSession) throws {
    let folders = AssetFolders()
    let name = "plumb-preview"
    let platform = try SDLPlatform(
      applicationID: name, fontFolder: folders.bundledFonts(), ownFonts: folders.ownFonts)
    let places = WindowPlaces(applicationID: name)
    let window = try platform.makeWindow(
      WindowOptions(
        title: PreviewApp.title(of: session), size: PreviewApp.size, place: places?.place(of: "")))
    let savePlace = { if let place = window.place { places?.save(place, of: "") } }
    MessageReader.start { message in
      // Before code is loaded that may crash.
      savePlace()
      await session.handle(message)
    }
    PreviewApp.session = session
    try PreviewApp().run(in: window, platform: platform)
    savePlace()
  }

  private struct UsageError: Error, CustomStringConvertible {
    var description: String { "This program is started by plumb preview; run plumb preview FILE." }
  }
}
