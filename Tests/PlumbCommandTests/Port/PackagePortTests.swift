import Foundation
import Testing

@testable import PlumbCommand

/// Apps of packages, apps for Swift Playgrounds, and the packages that an app uses.
@Suite struct PackagePortTests {
  private let fixture: PortFixture

  init() throws { fixture = try PortFixture() }

  @Test func `an app for Swift Playgrounds has the name and the values of its product`() throws {
    try fixture.folder.write(
      "Tea.swiftpm/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      import AppleProductTypes

      let package = Package(
        name: "Tea Time",
        platforms: [.iOS("16.0")],
        products: [
          .iOSApplication(
            name: "Tea Time", // the name
            targets: ["AppModule"],
            bundleIdentifier: "org.example.tea",
            displayVersion: "2.1",
            bundleVersion: "7",
            appIcon: .placeholder(icon: .leaf),
            accentColor: .presetColor(.green),
            supportedInterfaceOrientations: [
              .portraitUpsideDown(.when(deviceFamilies: [.pad]))
            ],
            capabilities: [.camera(purposeString: "Photos of \\"tea\\" (green)")]
          )
        ],
        targets: [.executableTarget(name: "AppModule", path: ".")]
      )
      """)
    try fixture.folder.write(
      "Tea.swiftpm/TeaApp.swift", "import SwiftUI\n@main struct TeaApp: App {}\n")
    try fixture.folder.write("Tea.swiftpm/leaf.png")
    let run = try fixture.port("Tea.swiftpm")
    let app = run.package.app
    #expect(app.moduleName == "Tea_Time")
    #expect(app.system == .iOS)
    #expect(app.information["CFBundleIdentifier"] as? String == "org.example.tea")
    #expect(app.information["CFBundleShortVersionString"] as? String == "2.1")
    #expect(app.information["CFBundleVersion"] as? String == "7")
    #expect(app.information["NSAccentColorName"] as? String == "green")
    let manifest = try fixture.text("Tea_Time-Linux/Package.swift")
    #expect(manifest.list("exclude") == ["\"Tea_swiftpm/Package.swift\""])
    #expect(manifest.list("resources") == [".process(\"Tea_swiftpm/leaf.png\")"])
    #expect(
      try fixture.destination("Tea_Time-Linux/Sources/Tea_Time/Tea_swiftpm")
        == "../../../Tea.swiftpm")
    #expect(manifest.contains(".swiftLanguageMode(.v5)"))
  }

  @Test func `the accent colour of an app for Swift Playgrounds may be in its assets`() throws {
    let text = #".iOSApplication(name: "Tea", targets: [], accentColor: .asset("Leaf Green"))"#
    #expect(try #require(PlaygroundManifest(text)).accentColor == "Leaf Green")
    let plain = try #require(PlaygroundManifest(#".iOSApplication(name: "Tea", targets: [])"#))
    #expect(plain.accentColor == nil)
  }

  @Test func `a manifest that ends within the product is not one`() {
    #expect(
      PlaygroundManifest("let package = Package(products: [.iOSApplication(name: \"Tea\"") == nil)
    #expect(PlaygroundManifest("let package = Package(name: \"Tea\")") == nil)
  }

  @Test func `the targets that the app of a package uses are modules of the port`() throws {
    try fixture.folder.write(
      "Tea/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "tea", defaultLocalization: "en", platforms: [.macOS(.v14)],
        dependencies: [
          .package(path: "../Leaves"), .package(url: "https://example.com/milk.git", from: "1.2.0"),
        ],
        targets: [
          .executableTarget(
            name: "Tea",
            dependencies: ["TeaKit", .product(name: "Leaves", package: "Leaves"),
              .product(name: "Milk", package: "milk")],
            exclude: ["Old.swift"], resources: [.process("Pictures"), .copy("Help")],
            swiftSettings: [.unsafeFlags(["-Onone"]), .define("GREEN")]),
          .target(name: "TeaKit"), .target(name: "Unused"), .testTarget(name: "TeaTests"),
        ])
      """)
    try fixture.folder.write(
      "Leaves/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Leaves", products: [.library(name: "Leaves", targets: ["LeafModels"])],
        targets: [.target(name: "LeafModels")])
      """)
    for path in [
      "Tea/Sources/Tea/Old.swift", "Tea/Sources/Tea/Pictures/a.png", "Tea/Sources/Tea/Help/a.html",
      "Tea/Sources/TeaKit/b.swift", "Tea/Sources/Unused/c.swift", "Tea/Tests/TeaTests/d.swift",
      "Leaves/Sources/LeafModels/e.swift",
    ] {
      try fixture.folder.write(path)
    }
    try fixture.folder.write(
      "Tea/Sources/Tea/TeaApp.swift", "import SwiftUI\n@main struct TeaApp: App {}\n")
    let run = try fixture.port()
    let app = run.package.app
    #expect(app.system == .macOS)
    #expect(app.modules.map(\.name) == ["Tea", "TeaKit", "LeafModels"])
    #expect(app.modules[0].modules == ["TeaKit", "LeafModels"])
    #expect(app.modules.map(\.settings.languageVersion) == ["6", "6", "5"])
    #expect(app.packages.map(\.versions) == ["\"1.2.0\"..<\"2.0.0\""])
    let manifest = try fixture.text("Tea-Linux/Package.swift")
    #expect(manifest.contains(".product(name: \"Milk\", package: \"milk\")"))
    #expect(manifest.contains(".define(\"GREEN\")"))
    #expect(manifest.list("exclude") == ["\"Tea/Old.swift\""])
    #expect(manifest.list("resources") == [".process(\"Tea/Pictures\")", ".copy(\"Tea/Help\")"])
    #expect(
      try fixture.destination("Tea-Linux/Sources/LeafModels/LeafModels")
        == "../../../Leaves/Sources/LeafModels")
    #expect(app.remarks.sentences.contains { $0.hasPrefix("TeaTests holds tests") })
  }

  @Test func `a package on this machine that a project uses becomes a module`() throws {
    try fixture.folder.write("Tea/TeaApp.swift")
    try fixture.folder.write(
      "Tea/Packages/Leaves/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Leaves", products: [.library(name: "LeavesUI", targets: ["LeavesUI"])],
        targets: [.target(name: "LeavesUI", resources: [.process("Assets.xcassets")])])
      """)
    try fixture.folder.write("Tea/Packages/Leaves/Sources/LeavesUI/a.swift")
    try fixture.folder.write("Tea/Packages/Leaves/Sources/LeavesUI/Assets.xcassets/Contents.json")
    var project = XcodeProjectText()
    project.addFile("A", path: "TeaApp.swift")
    project.addTarget("Tea", files: ["A"])
    project.objects["LOCAL"] =
      "isa = XCLocalSwiftPackageReference; relativePath = Packages/Leaves;"
    project.objects["PRODUCT"] =
      "isa = XCSwiftPackageProductDependency; productName = LeavesUI;"
    project.objects["GONE"] = "isa = XCSwiftPackageProductDependency; productName = Gone;"
    project.objects["Tea"]? += " packageProductDependencies = (PRODUCT, GONE);"
    project.projectProperties = "packageReferences = (LOCAL);"
    try fixture.write(project)
    let app = try fixture.app()
    #expect(app.modules.map(\.name) == ["Tea", "LeavesUI"])
    #expect(app.modules[1].hasCatalogues)
    #expect(app.modules[0].modules == ["LeavesUI"])
    #expect(app.remarks.sentences == [PortSentences.missingPackage(of: "Gone")])
  }

  @Test func `a package without an app is an error`() throws {
    try fixture.folder.write(
      "Tea/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "tea", targets: [.target(name: "Tea")])
      """)
    try fixture.folder.write("Tea/Sources/Tea/a.swift", "struct Tea {}\n")
    #expect(try fixture.failure()?.hasPrefix("/Tea has no app: no target with a type") ?? false)
    try fixture.folder.write("Tea/Package.swift", "let package =\n")
    #expect(try fixture.failure()?.hasPrefix("/Tea/Package.swift cannot be read: ") ?? false)
    #expect(!fixture.exists("Tea-Linux"))
  }
}
