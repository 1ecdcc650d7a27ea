import Foundation
import Testing

@testable import PlumbCommand

/// The targets of packages.
@Suite struct PackageManifestTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `targets have the files of their folders`() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let names = ["Core", "Views"]
      let package = Package(
        name: "P",
        targets: names.map { .target(name: $0, exclude: $0 == "Core" ? ["Old"] : []) } + [
          .executableTarget(
            name: "app", path: "Code", sources: ["Main"],
            swiftSettings: [
              .define("DEMO"), .define("PHONE", .when(platforms: [.iOS])),
              .swiftLanguageMode(.v5),
            ]),
          .testTarget(name: "CoreTests"),
        ])
      """)
    for path in [
      "Sources/Core/a.swift", "Sources/Core/Old/b.swift", "Sources/Views/c.swift",
      "Code/Main/d.swift", "Code/e.swift", "Code/Assets.xcassets/Contents.json",
      "Tests/CoreTests/f.swift",
    ] {
      try folder.write(path)
    }
    let targets = try PackageManifest(of: folder.url, scratch: folder.scratch())
      .sourceTargets(in: folder.url)
    #expect(targets.map(\.name) == ["Core", "Views", "app", "CoreTests"])
    #expect(
      targets.map { folder.paths($0.files) } == [
        ["Sources/Core/a.swift"], ["Sources/Views/c.swift"], ["Code/Main/d.swift"],
        ["Tests/CoreTests/f.swift"],
      ])
    #expect(folder.paths(targets[2].catalogues) == ["Code/Assets.xcassets"])
    #expect(targets.map(\.isTest) == [false, false, false, true])
    #expect(targets[2].settings.conditions == ["DEBUG", "SWIFT_PACKAGE", "DEMO"])
    #expect(targets.map(\.settings.languageVersion) == ["6", "6", "5", "6"])
  }

  @Test func `a file that SwiftPM refuses is an error with its reason`() throws {
    try folder.write("Package.swift", "// swift-tools-version: 99.0\nlet package = 1\n")
    #expect {
      try PackageManifest(of: self.folder.url, scratch: self.folder.scratch())
    } throws: {
      "\($0)".contains("99.0")
    }
  }
}
