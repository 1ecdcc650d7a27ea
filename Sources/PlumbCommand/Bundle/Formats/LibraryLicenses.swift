import Foundation
import PlumbFiles

/// The licences of the system's libraries that go with a program.
///
/// Debian and the systems made from it have the file `copyright` of each package, which names the texts of well-known
/// licences instead of repeating them.
struct LibraryLicenses {
  /// The files by their places below `/`, which are also those in the folder of the program.
  private(set) var places: Set<String> = []
  /// The names of the libraries whose licences are not known.
  private(set) var missing: [String] = []

  private static let common = "usr/share/common-licenses"

  /// Collects the licences of some libraries.
  ///
  /// - Parameters:
  ///   - root: the folder of the system.
  ///   - packages: returns the packages that a file of the system is from.
  init(
    of libraries: [SharedLibraries.Library], root: URL = URL(filePath: "/"),
    packages: (URL) throws -> [String]
  ) throws {
    for library in libraries {
      let files = try packages(library.file).map { "usr/share/doc/\($0)/copyright" }
        .filter { FileKind(root.appending(path: $0)) == .file }
      if files.isEmpty { missing.append(library.name) }
      for file in files where places.insert(file).inserted {
        let text = String(
          decoding: try RegularFile.data(of: root.appending(path: file)), as: UTF8.self)
        places.formUnion(
          Self.commonLicenses(in: text).filter { FileKind(root.appending(path: $0)) == .file })
      }
    }
  }

  /// The sentence about libraries without a licence; `nil` if there is none.
  var warning: String? {
    guard !missing.isEmpty else { return nil }
    let names = missing.joined(separator: ", ")
    return "The licences of \(names) are not known, as dpkg names no package of them."
      + " Add their texts to usr/share/doc in the folder before you pass it on."
  }

  /// Returns the places of the well-known licences that a text names.
  static func commonLicenses(in text: String) -> [String] {
    text.matches(of: /\/usr\/share\/common-licenses\/([A-Za-z0-9.+-]*[A-Za-z0-9])/)
      .map { "\(common)/\($0.output.1)" }
  }

  // MARK: The packages

  /// Asks `dpkg` for the packages that a file is from; none where it is missing or does not know the file.
  static func packages(with file: URL, scratch: URL) throws -> [String] {
    guard SearchPath.program(named: "dpkg-query") != nil else { return [] }
    let log = scratch.appending(path: "packages")
    for path in paths(of: file.resolvingSymlinksInPath().path) {
      let run = try CommandRun(["LC_ALL=C.UTF-8", "dpkg-query", "--search", path], log: log)
      if run.status == 0 { return packages(in: run.output, with: path) }
    }
    return []
  }

  /// Returns the paths by which packages may name a file: `/lib` and `/usr/lib` are one folder.
  static func paths(of path: String) -> [String] {
    [path, path.hasPrefix("/usr/") ? String(path.dropFirst("/usr".count)) : "/usr\(path)"]
  }

  /// Reads an answer such as `libsdl2-2.0-0:amd64: /usr/lib/x86_64-linux-gnu/libSDL2-2.0.so.0`, without the machines.
  static func packages(in answer: String, with path: String) -> [String] {
    answer.split(separator: "\n")
      .filter { $0.hasSuffix(": \(path)") && !$0.hasPrefix("diversion by ") }
      .flatMap { $0.dropLast(": \(path)".count).split(separator: ", ") }
      .map { String($0.prefix { $0 != ":" }) }
  }
}
