import Foundation

/// A program of the system that makes a part of a package.
struct PackingTool {
  let command: String
  /// The package of Debian and Ubuntu that has it.
  let debianPackage: String
  /// The package of Fedora that has it.
  let fedoraPackage: String

  static let xz = PackingTool(command: "xz", debianPackage: "xz-utils", fedoraPackage: "xz")
  static let gzip = PackingTool(command: "gzip", debianPackage: "gzip", fedoraPackage: "gzip")
  static let md5sum = PackingTool(
    command: "md5sum", debianPackage: "coreutils", fedoraPackage: "coreutils")
  static let sha256sum = PackingTool(
    command: "sha256sum", debianPackage: "coreutils", fedoraPackage: "coreutils")
  static let rpmbuild = PackingTool(
    command: "rpmbuild", debianPackage: "rpm", fedoraPackage: "rpm-build")
  static let shlibdeps = PackingTool(
    command: "dpkg-shlibdeps", debianPackage: "dpkg-dev", fedoraPackage: "dpkg-dev")

  /// Whether the program is on the search path.
  var isInstalled: Bool { SearchPath.program(named: command) != nil }

  /// Throws an error with the packages that have the program, if it is missing.
  func require() throws(BundleFailure) {
    guard !isInstalled else { return }
    throw BundleFailure(
      "There is no \(command) on the search path. Install \(debianPackage) with apt,"
        + " or \(fedoraPackage) with dnf.")
  }

  /// Runs the program and returns what it prints.
  ///
  /// Options of a person for compression, which change the bytes that are written, are not used.
  ///
  /// - Parameters:
  ///   - folder: the folder in which the program runs; `nil` for the current one.
  ///   - variables: further variables of the environment, such as `SOURCE_DATE_EPOCH=0`.
  ///   - scratch: a folder for the output.
  @discardableResult func run(
    _ arguments: [String], in folder: URL? = nil, variables: [String] = [], scratch: URL
  ) throws -> String {
    try require()
    let run = try CommandRun(
      (folder.map { ["-C", $0.path] } ?? [])
        + ["LC_ALL=C.UTF-8", "XZ_OPT=", "XZ_DEFAULTS=", "GZIP="] + variables
        + [command] + arguments,
      log: scratch.appending(path: "\(command).log"))
    guard run.status == 0 else {
      throw BundleFailure("\(command) ended with \(run.status): \(run.output.suffix(600))")
    }
    return run.output
  }
}
