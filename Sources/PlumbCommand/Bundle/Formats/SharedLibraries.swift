import Foundation

/// The libraries of this machine that go with a program to systems that may lack them.
enum SharedLibraries {
  struct Library: Equatable {
    /// The name by which programs are linked with it, such as `libSDL2-2.0.so.0`.
    var name: String
    var file: URL
  }

  /// The beginnings of the names of libraries that every system with a desktop has, in the version that suits its
  /// kernel, its screen and its sound: most of the list of AppImage's authors.
  private static let ofSystem = [
    "ld-linux", "libc.so", "libm.so", "libdl.so", "libpthread.so", "librt.so", "libresolv.so",
    "libutil.so", "libgcc_s.so", "libstdc++.so", "libz.so", "libGL.so", "libEGL.so", "libGLX",
    "libGLdispatch", "libOpenGL", "libdrm", "libgbm", "libX11", "libxcb", "libXau", "libXdmcp",
    "libwayland", "libasound", "libpulse", "libfontconfig", "libfreetype", "libharfbuzz",
    "libexpat", "libuuid", "libcom_err", "libgmp", "libp11-kit", "libdbus-1", "libsystemd",
    "linux-vdso",
  ]

  /// Returns the libraries that a program loads, and those that these load, without those of every system.
  static func bundled(with program: URL) throws -> [Library] {
    let log = FileManager.default.temporaryDirectory
      .appending(path: "plumb-libraries-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    let run = try CommandRun(["ldd", program.path], log: log)
    guard run.status == 0 else {
      throw BundleFailure(
        "ldd does not name the libraries of the program: \(run.output.prefix(300))")
    }
    return try libraries(in: run.output)
  }

  /// Reads the output of `ldd`.
  static func libraries(in output: String) throws(BundleFailure) -> [Library] {
    var found: [Library] = []
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: " => ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      guard !ofSystem.contains(where: name.hasPrefix) else { continue }
      guard parts[1].hasPrefix("/") else {
        throw BundleFailure(
          "The library \(name) is missing on this machine. Install it, so that it can go with the"
            + " program.")
      }
      let path = parts[1].prefix { $0 != " " }
      found.append(Library(name: name, file: URL(filePath: String(path))))
    }
    return found.sorted { $0.name < $1.name }
  }
}

/// The folders in which programs are searched for.
enum SearchPath {
  /// Returns the file of a program; `nil` if there is none.
  static func program(
    named name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL? {
    (environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileKind($0) == .file && FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
