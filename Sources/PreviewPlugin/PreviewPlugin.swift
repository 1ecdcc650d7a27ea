import Foundation
import PackagePlugin

/// `swift package preview FILE`: builds a package and runs `plumb preview` on one of its files.
///
/// The plugin builds through SwiftPM, which holds the build folder while a plugin runs; `plumb` then
/// compiles previews on its own.
@main struct PreviewPlugin: CommandPlugin {
  /// An error with a sentence for the user.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let plumb = try executable("plumb")
    _ = try executable("PlumbPreview")
    // Errors of the package itself appear in the window.
    _ = try packageManager.build(.all(includingTests: false), parameters: Self.parameters)
    let process = Process()
    process.executableURL = plumb
    process.arguments = ["preview", "--skip-build"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "plumb preview ended with \(process.terminationStatus).")
    }
  }

  private static var parameters: PackageManager.BuildParameters {
    PackageManager.BuildParameters(configuration: .debug, logging: .concise)
  }

  /// Builds an executable of plumb-ui and returns its path.
  private func executable(_ name: String) throws -> URL {
    let result = try packageManager.build(.product(name), parameters: Self.parameters)
    guard result.succeeded else {
      throw Failure(description: "\(name) of plumb-ui does not build:\n\(result.logText)")
    }
    let found = result.builtArtifacts.first { $0.url.lastPathComponent == name }
    guard let found else {
      throw Failure(description: "SwiftPM has built \(name) of plumb-ui, but does not say where.")
    }
    return found.url
  }
}
