internal import Foundation

/// A program with windows.
///
/// As SwiftUI: the type marked `@main` is made once; its dynamic properties live as long as the
/// program.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Opens the first window of the app and returns when it closes.
  ///
  /// Where there is no display or no font, the program ends with a sentence about it and the exit
  /// code 1.
  @MainActor @preconcurrency public static func main() {
    do {
      try AppWindow(of: Self()).run()
    } catch {
      let name = ProcessInfo.processInfo.processName
      FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
      exit(1)
    }
  }
}
