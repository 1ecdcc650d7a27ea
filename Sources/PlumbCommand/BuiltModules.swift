import Foundation

/// The modules of this package, as built by SwiftPM.
struct BuiltModules: Equatable {
  /// The folder of one configuration, such as `.build/debug`.
  var folder: URL

  /// The error that there are no modules.
  struct MissingError: Error, CustomStringConvertible {
    var path: String
    var description: String {
      "There are no modules of SwiftUI in \(path). Build them with swift build, or name another "
        + "build folder with --build-path."
    }
  }

  /// Finds the modules in a build folder, or in the folder of one of its configurations.
  ///
  /// - Parameter path: the folder; `nil` for the build folder of the running program.
  init(at path: String?, executable: URL) throws(MissingError) {
    let start = path.map { URL(filePath: $0) } ?? executable.deletingLastPathComponent()
    let candidates = [start, start.appending(path: "debug"), start.appending(path: "release")]
    guard
      let folder = candidates.first(where: { folder in
        FileManager.default.fileExists(
          atPath: folder.appending(path: "Modules/SwiftUI.swiftmodule").path)
      })
    else { throw MissingError(path: start.path) }
    self.folder = folder
  }

  /// The arguments of the compiler for files that import the modules.
  ///
  /// - Parameter scratch: a folder for the files that the compiler is to find: links to the modules,
  ///   without the others in the build folder, and a module map that stands for the C libraries, as
  ///   the interface of the modules refers to them by name and uses nothing of them.
  func arguments(scratch: URL) throws -> [String] {
    let links = scratch.appending(path: "frameworks")
    let map = links.appending(path: "CSDL2/module.modulemap")
    let files = FileManager.default
    if !files.fileExists(atPath: map.path) {
      try files.createDirectory(
        at: map.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(Self.libraries.utf8).write(to: map)
      let others = Self.others.filter(has)
      for name in (Self.names + others).map({ "\($0).swiftmodule" }) {
        try files.createSymbolicLink(
          at: links.appending(path: name),
          withDestinationURL: folder.appending(path: "Modules/\(name)"))
      }
    }
    let macros = folder.appending(path: "PlumbMacros-tool").path
    return ["-I", links.path, "-load-plugin-executable", "\(macros)#PlumbMacros"]
  }

  /// Returns whether a module of this package is built.
  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(
      atPath: folder.appending(path: "Modules/\(name).swiftmodule").path)
  }

  /// The modules in C. The parts of two of Swift's are those of Sources/PlumbSubmodules.
  private static let libraries = """
    module CSDL2 {}
    module CDisplay {}
    module PlumbLog {
      module activity {}
      module lock {}
      module log {}
      module signpost {}
    }
    module PlumbDarwin {
      module C {}
      module Mach {}
      module POSIX {}
    }

    """

  /// The modules for ported programs, which are not built with the command, as that would take longer.
  static let others = [
    "AppleFoundation", "AppleNetworking", "PlumbLog", "PlumbOSLog", "PlumbSimd", "PlumbDarwin",
    "PlumbObjectiveC", "PlumbQuartzCore", "PlumbSound", "AVFAudio", "AVFoundation", "AudioToolbox",
    "PlumbPlatformValues", "PlumbUIKit", "PlumbAppKit", "PlumbCocoa", "UserNotifications",
  ]

  /// The modules of the product SwiftUI.
  static let names = [
    "SwiftUI", "Combine", "CoreGraphics", "CoreFoundation", "UniformTypeIdentifiers",
    "PlumbFoundation", "_Testing_CoreGraphics", "PlumbFiles", "PlumbBase", "PlumbText",
    "PlumbGraphics", "PlumbPlatform", "PlumbPublishers", "PlumbCore", "PlumbControls",
    "PlumbContainers", "PlumbApp", "PlumbPainting", "PlumbSDL", "PlumbUI",
  ]
}
