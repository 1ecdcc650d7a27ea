import Foundation

/// The build of a program that is given to people.
///
/// With the libraries of Swift in it, so that it runs without a toolchain; Decisions/StaticLibraries.md of the engine's
/// documentation has the numbers. Without debug information, at an address of the loader's choice, and with addresses
/// of functions that nobody can change after the start.
struct ReleaseBuild {
  let package: BundledPackage
  /// The folder of the build.
  let scratchPath: URL

  /// The folder with the program.
  private var products: URL { scratchPath.appending(path: "release") }

  /// Builds the program.
  ///
  /// The build is done once more where a target has resources, as ``ResourceAccessors`` explains.
  func run() throws -> BuiltProgram {
    let accessors = ResourceAccessors(
      folder: scratchPath.appending(path: "bundle"), command: package.command)
    try accessors.prepare()
    try build(with: accessors)
    if try accessors.replace(in: products) { try build(with: accessors) }
    return BuiltProgram(
      executable: products.appending(path: package.product), product: package.product)
  }

  private func build(with accessors: ResourceAccessors) throws {
    let run = try CommandRun(
      ["swift", "build", "--package-path", package.folder.path, "--scratch-path", scratchPath.path]
        + ["--product", package.product]
        + Self.arguments(for: package.folder) + accessors.arguments
        + package.description.buildArguments)
    guard run.status == 0 else {
      throw BundleFailure(
        "The program \(package.product) does not build for release; see the errors above.")
    }
  }

  /// The arguments of every such build.
  static func arguments(for package: URL) -> [String] {
    // As for the poll, in the Makefile.
    let compiler = [
      "-use-ld=lld", "-Xfrontend", "-function-sections", "-Xfrontend",
      "-disable-concrete-type-metadata-mangled-name-accessors",
    ]
    let linker = ["--no-export-dynamic", "-z", "relro", "-z", "now"]
    return [
      "-c", "release", "-debug-info-format", "none", "--static-swift-stdlib",
      // A library beside the program would be loaded in place of the system's.
      "--disable-local-rpath",
    ]
      + compiler.flatMap { ["-Xswiftc", $0] }
      // Names of files in C.
      + ["-Xcc", "-ffile-prefix-map=\(package.path)=."]
      + linker.flatMap { ["-Xlinker", $0] }
  }
}
