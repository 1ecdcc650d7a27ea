import ArgumentParser
import Foundation
import PlumbFiles

/// Builds a program and packs it for people without a toolchain.
struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: "Builds a program for release and packs it for people.",
    discussion: """
      Plumb.json beside Package.swift, or in its folder Assets, says who makes the program and what it is for; its keys \
      are in plumb.schema.json. The program is built with the libraries of Swift in it. The same sources make the same \
      bytes: all times are those of SOURCE_DATE_EPOCH, or of the newest release. The path of each file is printed.
      """)

  @Argument(help: "The executable product, if the package has several.")
  var product: String?

  @Flag var formats: [BundleFormat] = []

  @Option(name: .shortAndLong, help: "The folder for the files.")
  var output = "out"

  @Option(help: "The folder of the package.")
  var packagePath = "."

  @Option(help: "The folder of the build; by default .build in the package.")
  var scratchPath: String?

  @Option(help: "A program that is built already, which is packed as it is.")
  var executable: String?

  func validate() throws {
    guard !formats.isEmpty else {
      let names = BundleFormat.allCases.map { "--\($0.option)" }.joined(separator: ", ")
      throw ValidationError("Name the forms of the bundle: \(names).")
    }
  }

  func run() throws {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "plumb-bundle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let package = try BundledPackage(
      at: URL(filePath: packagePath), product: product, scratch: scratch)
    let scratchPath =
      self.scratchPath.map { URL(filePath: $0).standardizedFileURL }
      ?? package.folder.appending(path: ".build")
    let packages = try LinkedPackages(
      of: package.folder, scratchPath: scratchPath, scratch: scratch)
    let program =
      if let executable {
        try BuiltProgram(
          executable: URL(filePath: executable).standardizedFileURL, product: package.product)
      } else {
        try ReleaseBuild(
          package: package, scratchPath: scratchPath,
          hasOlderSources: ReleaseBuild.haveOlderSources(
            packages.packagesBesideEngine, scratch: scratch),
          packagesInC: ReleaseBuild.packagesInC(
            among: packages.packagesBesideEngine, scratch: scratch)
        ).run()
      }
    let root = scratch.appending(path: "root")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let staged = try ProgramStaging(
      package: package, program: program, packages: packages, scratchPath: scratchPath,
      scratch: scratch, environment: ProcessInfo.processInfo.environment
    ).stage(in: root)
    let folder = URL(filePath: output).standardizedFileURL
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for format in formats {
      let file = try format.write(staged, into: folder)
      try StandardStream.print("\(file.path)\n")
    }
  }
}
