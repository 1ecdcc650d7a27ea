import Foundation
import Testing

@testable import PlumbCommand

/// The facts that are read from a build, and paths that must not be in a program.
@Suite struct BundleBuildTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: The product

  @Test func `the only program is bundled, or the one that is named`() throws {
    #expect(try BundledPackage.product(nil, among: ["a"], of: "p") == "a")
    #expect(try BundledPackage.product("b", among: ["a", "b"], of: "p") == "b")
    #expect(
      throws: BundleFailure(
        "The package p has several programs. Name one of a, b, or write it as product into Plumb.json."
      )
    ) { try BundledPackage.product(nil, among: ["a", "b"], of: "p") }
    #expect(
      throws: BundleFailure("The package p has no executable product c; name one of a, b.")
    ) { try BundledPackage.product("c", among: ["a", "b"], of: "p") }
    #expect(throws: BundleFailure.self) { try BundledPackage.product(nil, among: [], of: "p") }
  }

  @Test func `executable targets without a product are programs, too`() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P",
        products: [.executable(name: "notes", targets: ["Notes"]), .library(name: "L", targets: ["L"])],
        targets: [.target(name: "L"), .executableTarget(name: "Notes"), .executableTarget(name: "Tool")])
      """)
    for name in ["L", "Notes", "Tool"] { try folder.write("Sources/\(name)/a.swift") }
    let manifest = try PackageManifest(of: folder.url, scratch: folder.scratch())
    #expect(manifest.executables == ["notes", "Tool"])
  }

  @Test func `the description is found beside the manifest or in the assets`() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.executableTarget(name: "Notes")])
      """)
    try folder.write("Sources/Notes/a.swift")
    let inner = folder.url.appending(path: "Sources/Notes")
    #expect {
      try BundledPackage(at: inner, product: nil, scratch: self.folder.scratch())
    } throws: {
      "\($0)".contains("There is no \(self.folder.url.path)/Plumb.json. Write one with the keys id")
    }
    try folder.write(
      "Assets/Plumb.json", BundleFixture.text(of: .object(BundleFixture.members)))
    let package = try BundledPackage(at: inner, product: nil, scratch: folder.scratch())
    #expect(package.folder.path == folder.url.path)
    #expect(package.product == "Notes")
    #expect(package.command == "Notes")
  }

  // MARK: Paths of the machine

  @Test func `the sources of resources lose the path of the build`() {
    let text = """
      let mainPath = Bundle.main.bundleURL.appendingPathComponent("P_Notes.resources").path
      let buildPath = "/home/ada/My Notes/.build/x86_64-unknown-linux-gnu/release/P_Notes.resources"
      """
    #expect(
      ResourceAccessors.text(replacing: text, for: "notes") == """
        let mainPath = Bundle.main.bundleURL.appendingPathComponent("P_Notes.resources").path
        let buildPath = "/usr/lib/notes/P_Notes.resources"
        """)
  }

  @Test func `an overlay is written once, and again for other sources`() throws {
    let products = folder.url.appending(path: "release")
    let accessors = ResourceAccessors(
      folder: folder.url.appending(path: "bundle"), command: "notes")
    try accessors.prepare()
    #expect(try !accessors.replace(in: products))
    let source = "release/Notes.build/DerivedSources/resource_bundle_accessor.swift"
    try folder.write(source, "let a = \"/x/P_Notes.resources\"")
    #expect(try accessors.replace(in: products))
    #expect(try !accessors.replace(in: products))
    // The text that the compiler reads is beside the overlay, which is JSON.
    #expect(
      try String(contentsOf: folder.url.appending(path: "bundle/Notes.swift"), encoding: .utf8)
        == "let a = \"/usr/lib/notes/P_Notes.resources\"")
    let overlay = try Data(contentsOf: folder.url.appending(path: "bundle/overlay.yaml"))
    #expect(try JSONSerialization.jsonObject(with: overlay) is [String: Any])
    try folder.write(source, "let b = \"/x/P_Notes.resources\"")
    #expect(try accessors.replace(in: products))
  }

  @Test func `paths of this machine in a program are an error`() throws {
    let forbidden = BuildPaths.forbidden(
      [URL(filePath: "/srv/notes")], environment: ["HOME": "/home/ada/", "TMPDIR": "/tmp"])
    #expect(forbidden == ["/home/ada", "/srv/notes"])
    try BuildPaths.check(
      Data("\u{0}/home/build/x\u{0}/tmp/y\u{0}".utf8), of: "notes", forbidden: forbidden)
    #expect(
      throws: BundleFailure(
        "notes contains the path /srv/notes/Sources/a.swift of this machine. Write #fileID in place"
          + " of #filePath, and give no path of the build to the compiler.")
    ) {
      try BuildPaths.check(
        Data("ab\u{0}/srv/notes/Sources/a.swift\u{0}c".utf8), of: "notes", forbidden: forbidden)
    }
    // Everything begins with these.
    #expect(BuildPaths.forbidden([], environment: ["HOME": "/"]) == [])
  }

  // MARK: The build

  private static let commands = """
    commands:
      "C.Notes-release.exe":
        inputs: ["/b/release/Core.build/Core.swift.o","/b/release/Notes.build/Notes.swift.o"]
        outputs: ["/b/release/Notes"]
        args: ["swiftc","-emit-executable","-o","/b/release/Notes"]
      "C.Core-release.module":
        inputs: ["/p/core/Sources/Core/a.swift"]
        outputs: ["/b/release/Core.build/Core.swift.o","/b/release/Modules/Core.swiftmodule"]
        args: ["swiftc","-module-name","Core","-c"]
      "C.Other-release.module":
        inputs: ["/p/other/Sources/Other/a.swift"]
        outputs: ["/b/release/Other.build/Other.swift.o"]
        args: ["swiftc","-module-name","Other","-c"]
    """

  @Test func `the targets and sources of a program are those that it is linked from`() throws {
    let build = BuildDescription(Self.commands)
    #expect(build.targets(linkedInto: "Notes") == ["Core", "Notes"])
    #expect(build.sources(linkedInto: "Notes") == ["/p/core/Sources/Core/a.swift"])
    #expect(build.targets(linkedInto: "Nothing") == nil)
  }

  @Test func `the resources of linked targets go with the program`() throws {
    try folder.write("b/release.yaml", Self.commands)
    try folder.write("b/machine/release/Notes")
    for name in ["p_Core", "p_Other", "p_Notes"] {
      try folder.write("b/machine/release/\(name).resources/a")
    }
    try folder.link("b/release", to: "machine/release")
    let program = try BuiltProgram(
      executable: folder.url.appending(path: "b/release/Notes"), product: "Notes")
    #expect(
      program.resourceBundles.map(\.lastPathComponent)
        == ["p_Core.resources", "p_Notes.resources"])
    #expect(program.isLinked(URL(filePath: "/p/core")) == true)
    #expect(program.isLinked(URL(filePath: "/p/other")) == false)
    let other = try BuiltProgram(executable: folder.url.appending(path: "Notes"), product: "Notes")
    #expect(other.isLinked(URL(filePath: "/p/core")) == nil)
  }

  // MARK: Licences and times

  @Test func `packages are listed once, with their licences`() throws {
    try folder.write("a/LICENSE.txt", "Apache License\nVersion 2.0, ...")
    try folder.write("b/license_header.txt", "no licence")
    func package(_ name: String, _ others: [LinkedPackages.Package]) -> LinkedPackages.Package {
      .init(
        name: name, url: "https://example.org/\(name)",
        path: folder.url.appending(path: name).path, dependencies: others)
    }
    let shared = package("a", [])
    let packages = LinkedPackages(package("root", [package("b", [shared]), shared]))
    #expect(packages.others.map(\.name) == ["a", "b"])
    #expect(ProgramLicenses.text(of: packages.others[0]).license == "Apache-2.0")
    #expect(
      ProgramLicenses.text(of: packages.others[1]).text
        == "The sources of b (https://example.org/b) name no licence.\n")
    #expect(packages.engine == nil)
    try folder.write("b/Sources/PlumbUI/a.swift")
    #expect(packages.engine?.lastPathComponent == "b")
    // One that only the engine needs is not compiled with the program's own flags in mind.
    let others = LinkedPackages(package("root", [package("b", [shared])]))
    #expect(others.packagesBesideEngine.map(\.name) == ["root"])
    #expect(packages.packagesBesideEngine.map(\.name).sorted() == ["a", "root"])
  }

  @Test func `the time is that of the newest release unless it is set`() throws {
    let description = try BundleFixture.description()
    // 2026-11-28 is the day 20 785 after 1970-01-01: 56 years with 14 leap days, and 331 days of the year.
    #expect(try BundleDate.timestamp(of: description, environment: [:]) == 20_785 * 86_400 + 43_200)
    #expect(
      try BundleDate.timestamp(of: description, environment: ["SOURCE_DATE_EPOCH": "7"]) == 7)
    #expect(throws: BundleFailure.self) {
      try BundleDate.timestamp(of: description, environment: ["SOURCE_DATE_EPOCH": "today"])
    }
    #expect(BundleDate.day(of: 20_785 * 86_400) == "2026-11-28")
    #expect(BundleDate.seconds(ofDay: "2025-02-29") == nil)
  }

  @Test func `sources in an older language mode are found`() throws {
    func package(_ name: String, _ version: String) throws -> LinkedPackages.Package {
      try folder.write(
        "\(name)/Package.swift",
        """
        // swift-tools-version: \(version)
        import PackageDescription
        let package = Package(name: "\(name)", targets: [.target(name: "T")])
        """)
      try folder.write("\(name)/Sources/T/a.swift")
      return .init(
        name: name, url: "", path: folder.url.appending(path: name).path, dependencies: [])
    }
    let new = try package("new", "6.0")
    #expect(try !ReleaseBuild.haveOlderSources([new], scratch: folder.scratch()))
    let old = try package("old", "5.9")
    #expect(try ReleaseBuild.haveOlderSources([new, old], scratch: folder.scratch()))
    #expect(try ReleaseBuild.packagesInC(among: [new, old], scratch: folder.scratch()).isEmpty)
    try folder.write("old/Sources/T/b.c")
    let found = try ReleaseBuild.packagesInC(among: [new, old], scratch: folder.scratch())
    #expect(found.map(\.lastPathComponent) == ["old"])
  }

  // MARK: Libraries

  @Test func `libraries that systems may lack go with an AppImage`() throws {
    let output = """
      \tlinux-vdso.so.1 (0x00007ffc)
      \tlibpng16.so.16 => /lib/x86_64-linux-gnu/libpng16.so.16 (0x00007f)
      \tlibSDL2-2.0.so.0 => /lib/x86_64-linux-gnu/libSDL2-2.0.so.0 (0x00007f)
      \tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f)
      \t/lib64/ld-linux-x86-64.so.2 (0x00007f)
      """
    #expect(
      try SharedLibraries.libraries(in: output).map(\.name)
        == ["libSDL2-2.0.so.0", "libpng16.so.16"])
    #expect(throws: BundleFailure.self) {
      try SharedLibraries.libraries(in: "\tlibSDL2-2.0.so.0 => not found")
    }
  }
}
