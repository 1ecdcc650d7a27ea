import Foundation

/// Paths of the machine that has built a program, which must not be in it.
///
/// They would tell everybody the names of a person's folders, and make the bytes of the program depend on them.
enum BuildPaths {
  /// Returns the paths that a program must not name.
  ///
  /// - Parameters:
  ///   - folders: the folders of the package, of its build and of the packages that it needs.
  ///   - environment: the variables of the process, for the home and the temporary folder.
  static func forbidden(_ folders: [URL], environment: [String: String]) -> [String] {
    let home = environment["HOME"] ?? ""
    let temporary = environment["TMPDIR"] ?? ""
    let paths =
      folders.map { $0.standardizedFileURL.path }
      + [home, temporary].map { path in
        path.hasSuffix("/") ? String(path.dropLast()) : path
      }
    // `/tmp` and `/` are the same everywhere.
    return Set(paths).filter { $0.hasPrefix("/") && !["/", "/tmp", "/var/tmp"].contains($0) }
      .sorted()
  }

  /// Throws an error with the texts in a program that have one of some paths.
  static func check(
    _ data: Data, of program: String, forbidden: [String]
  ) throws(BundleFailure) {
    let found = forbidden.lazy.compactMap { path in text(with: path + "/", in: data) }.first
    guard let found else { return }
    throw BundleFailure(
      "\(program) contains the path \(found) of this machine. Write #fileID in place of #filePath,"
        + " and give no path of the build to the compiler.")
  }

  /// Returns the printable text around the first place of a path.
  private static func text(with path: String, in data: Data) -> String? {
    guard let place = data.range(of: Data(path.utf8)) else { return nil }
    func isPrintable(_ byte: UInt8) -> Bool { (0x20..<0x7f).contains(byte) }
    let end = data[place.upperBound...].firstIndex { !isPrintable($0) } ?? data.endIndex
    return String(decoding: data[place.lowerBound..<end].prefix(300), as: UTF8.self)
  }
}
