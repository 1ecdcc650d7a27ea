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
  /// Whether sources are in the language mode 5, in which `#file` is a path and every `fatalError` has one.
  let hasOlderSources: Bool
  /// The folders of packages with sources in C, in which `__FILE__` is a path.
  let packagesInC: [URL]

  /// The folder with the program.
  private var products: URL { scratchPath.appending(path: "release") }
  /// The folder for the files that the build reads besides the sources.
  private var settings: URL { scratchPath.appending(path: "bundle") }
  private var script: LinkerScript {
    LinkerScript(file: settings.appending(path: "sections.ld"))
  }

  /// Builds the program.
  ///
  /// The build is done once more where a target has resources, as ``ResourceAccessors`` explains.
  func run() throws -> BuiltProgram {
    let accessors = ResourceAccessors(folder: settings, command: package.command)
    try accessors.prepare()
    try script.write()
    try build(with: accessors)
    if try accessors.replace(in: products) { try build(with: accessors) }
    return try BuiltProgram(
      executable: products.appending(path: package.product), product: package.product)
  }

  /// Returns whether some packages have targets in the language mode 5.
  static func haveOlderSources(_ packages: [LinkedPackages.Package], scratch: URL) throws -> Bool {
    try packages.contains { package in
      let manifest = try PackageManifest(of: package.folder, scratch: scratch)
      return manifest.targets.contains {
        ["regular", "executable"].contains($0.type)
          && manifest.settings(of: $0).languageVersion == "5"
      }
    }
  }

  /// Returns the folders of those of some packages that have sources in C.
  static func packagesInC(
    among packages: [LinkedPackages.Package], scratch: URL
  ) throws -> [URL] {
    let found = try packages.filter { package in
      let manifest = try PackageManifest(of: package.folder, scratch: scratch)
      let folders = manifest.targets.filter { ["regular", "executable"].contains($0.type) }
        .compactMap { manifest.folder(of: $0, in: package.folder) }
      return folders.contains { !SourceFolder($0).foreign.isEmpty }
    }
    return found.map(\.folder)
  }

  private func build(with accessors: ResourceAccessors) throws {
    let run = try CommandRun(
      ["swift", "build", "--package-path", package.folder.path, "--scratch-path", scratchPath.path]
        // In a folder in which another package was built, SwiftPM would build that one again.
        + ["--disable-build-manifest-caching", "--product", package.product]
        + Self.arguments(hasOlderSources: hasOlderSources, packagesInC: packagesInC)
        + accessors.arguments + script.arguments
        + package.description.buildArguments)
    guard run.status == 0 else {
      throw BundleFailure(
        "The program \(package.product) does not build for release; see the errors above.")
    }
  }

  /// The arguments of every such build.
  static func arguments(hasOlderSources: Bool, packagesInC: [URL]) -> [String] {
    // As for the poll, in the Makefile.
    var compiler = [
      "-use-ld=lld", "-Xfrontend", "-function-sections", "-Xfrontend",
      "-disable-concrete-type-metadata-mangled-name-accessors",
    ]
    // Not always, as the compiler warns of it in the mode 6.
    if hasOlderSources { compiler += ["-enable-upcoming-feature", "ConciseMagicFile"] }
    let linker = ["--no-export-dynamic", "-z", "relro", "-z", "now"]
    // Not for others, as another path has everything compiled again.
    let paths: [String] = packagesInC.flatMap { ["-Xcc", "-ffile-prefix-map=\($0.path)=."] }
    return [
      "-c", "release", "-debug-info-format", "none", "--static-swift-stdlib",
      // A library beside the program would be loaded in place of the system's.
      "--disable-local-rpath",
    ]
      + compiler.flatMap { ["-Xswiftc", $0] }
      + paths
      + linker.flatMap { ["-Xlinker", $0] }
  }
}
