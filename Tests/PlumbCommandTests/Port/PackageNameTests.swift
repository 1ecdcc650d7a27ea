import Foundation
import Testing

@testable import PlumbCommand

/// The names of ported packages and of their modules.
@Suite struct PackageNameTests {
  private let fixture: PortFixture

  init() throws { fixture = try PortFixture() }

  private func project(settings: String = "") -> XcodeProjectText {
    var project = XcodeProjectText()
    project.addFile("A", path: "a.swift")
    project.addTarget("Tea", files: ["A"], settings: settings)
    return project
  }

  private func write(_ project: XcodeProjectText) throws {
    try fixture.folder.write("Tea/a.swift")
    try fixture.write(project)
  }

  /// Returns the sentence of the error with which a package is refused; `nil` without one.
  private func refusal(_ app: PortedApp, in path: String, engine: String) -> String? {
    do {
      _ = try PortedPackage(
        app, in: fixture.folder.url.appending(path: path), engine: EngineSource(engine))
      return nil
    } catch {
      return "\(error)".replacing(fixture.folder.url.path, with: "")
    }
  }

  // MARK: Packages

  @Test(arguments: [
    ("Tea", "tea", "plumb-ui"), ("plumb-ui", "Plumb-UI", "plumb-ui-engine"),
    ("swift-argument-parser", "tea", "plumb-ui"),
  ])
  func `an engine in a folder of the same name is used through a link`(
    checkout: String, folder: String, link: String
  ) throws {
    try write(project())
    try fixture.folder.write("Engines/\(checkout)/Package.swift")
    try fixture.folder.write("Engines/\(checkout)/Sources/PlumbUI/a.swift")
    let engine = fixture.folder.url.appending(path: "Engines/\(checkout)")
    for _ in 0..<2 {
      var package = try PortedPackage(
        fixture.app(), in: fixture.folder.url.appending(path: "Out/\(folder)"),
        engine: EngineSource(engine.path))
      try package.write()
      #expect(
        try fixture.text("Out/\(folder)/Package.swift").contains(
          ".package(name: \"plumb-ui\", path: \"Engine/\(link)\"),"))
      #expect(try fixture.destination("Out/\(folder)/Engine/\(link)") == engine.path)
      #expect(fixture.exists("Out/\(folder)/Engine/\(link)/Sources/PlumbUI/a.swift"))
    }
    var other = try PortedPackage(
      fixture.app(), in: fixture.folder.url.appending(path: "Out/Other"),
      engine: EngineSource(engine.path))
    try other.write()
    #expect(fixture.exists("Out/Other/Engine") == (checkout == "swift-argument-parser"))
  }

  @Test func `a folder with the name of a package that the app uses is refused`() throws {
    var text = project()
    text.objects["REMOTE"] = """
      isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Leaves.git"; \
      requirement = {kind = branch; branch = main; };
      """
    text.objects["PRODUCT"] =
      "isa = XCSwiftPackageProductDependency; package = REMOTE; productName = LeavesUI;"
    text.objects["Tea"]? += " packageProductDependencies = (PRODUCT);"
    try write(text)
    let app = try fixture.app()
    let engine = "https://example.com/plumb-ui"
    let reason = ", and the package manager takes both for one. Name another folder with --into."
    #expect(
      refusal(app, in: "leaves", engine: engine)
        == "/leaves has the name of the package Leaves\(reason)")
    #expect(
      refusal(app, in: "Plumb-UI", engine: engine)
        == "/Plumb-UI has the name of the package plumb-ui\(reason)")
    #expect(refusal(app, in: "Tea-Linux", engine: engine) == nil)
  }

  @Test func `products of an engine with another name are those of its package`() throws {
    try write(project())
    var package = try PortedPackage(
      fixture.app(), in: fixture.folder.url.appending(path: "Out"),
      engine: EngineSource("https://example.com/Fork.git#next"))
    try package.write()
    let manifest = try fixture.text("Out/Package.swift")
    #expect(manifest.contains(".package(url: \"https://example.com/Fork.git\", branch: \"next\"),"))
    #expect(manifest.contains(".product(name: \"SwiftUI\", package: \"fork\"),"))
  }

  @Test func `an app that depends on the engine already has it once`() throws {
    try fixture.folder.write(
      "Tea/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "tea",
        dependencies: [.package(url: "https://example.com/plumb-ui.git", branch: "main")],
        targets: [
          .executableTarget(
            name: "Tea",
            dependencies: [.product(name: "SwiftUI", package: "plumb-ui"),
              .product(name: "PlumbUI", package: "plumb-ui")])
        ])
      """)
    try fixture.folder.write(
      "Tea/Sources/Tea/TeaApp.swift", "import SwiftUI\n@main struct TeaApp: App {}\n")
    #expect(try fixture.port().package.app.packages.isEmpty)
    let manifest = try fixture.text("Tea-Linux/Package.swift")
    #expect(manifest.matches(of: /\.package\(/).count == 1)
    #expect(manifest.matches(of: /name: "SwiftUI", package: "plumb-ui"/).count == 1)
    #expect(manifest.matches(of: /name: "PlumbUI", package: "plumb-ui"/).count == 1)
  }

  // MARK: Modules

  @Test(arguments: [
    ("class", "classApp"), ("SwiftUI", "SwiftUIApp"), ("Testing", "TestingApp"),
    ("plumb", "plumbApp"), ("PlumbCore", "PlumbCoreApp"), ("\u{1F375}", "_App"),
    ("main", "mainApp"),
    ("Modules", "ModulesApp"), ("Plumber", "Plumber"), ("Über uns 2", "Über_uns_2"),
    ("2048", "_048"),
  ])
  func `a name that a module cannot have becomes another one`(name: String, module: String) throws {
    try write(project(settings: "PRODUCT_NAME = \"\(name)\";"))
    let app = try fixture.port().package.app
    #expect(app.moduleName == module)
    #expect(fixture.exists("\(module)-Linux/Sources/\(module)"))
    #expect(
      try fixture.text("\(module)-Linux/Package.swift").contains("      name: \"\(module)\",\n"))
    #expect(app.name == name)
  }

  @Test func `every module and product of this package is taken`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let names = text.matches(of: /name: "(\w+)"/).map { String($0.1) }
    #expect(names.count > 50)
    // Tests of other packages are not built.
    let free = names.filter { !$0.hasSuffix("Tests") && !ReservedNames.contains($0) }
    #expect(free.isEmpty, "Add them to ReservedNames.")
  }

  private func writeLocalPackage(_ target: String) throws {
    try fixture.folder.write(
      "Tea/Leaves/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Leaves", products: [.library(name: "Leaves", targets: ["\(target)"])],
        targets: [.target(name: "\(target)")])
      """)
    try fixture.folder.write("Tea/Leaves/Sources/\(target)/a.swift")
    var text = project()
    text.objects["LOCAL"] = "isa = XCLocalSwiftPackageReference; relativePath = Leaves;"
    text.objects["PRODUCT"] = "isa = XCSwiftPackageProductDependency; productName = Leaves;"
    text.objects["Tea"]? += " packageProductDependencies = (PRODUCT);"
    text.projectProperties = "packageReferences = (LOCAL);"
    try write(text)
  }

  @Test func `sources import a module by the name that it had`() throws {
    try writeLocalPackage("TestSupport")
    let app = try fixture.port().package.app
    #expect(app.modules.map(\.name) == ["Tea", "TestSupportApp"])
    #expect(app.modules[0].modules == ["TestSupportApp"])
    #expect(
      try fixture.text("Tea-Linux/Package.swift").contains(
        "\"-module-alias\", \"TestSupport=TestSupportApp\","))
  }

  @Test func `a module of a package with the name of the app is left out`() throws {
    try writeLocalPackage("Tea")
    let app = try fixture.port().package.app
    #expect(app.modules.map(\.name) == ["Tea"])
    #expect(app.modules[0].modules.isEmpty)
    #expect(app.remarks.sentences == [PortSentences.namesake(of: "Tea", "Leaves")])
  }

  // MARK: Manifests

  @Test func `names with any characters are literals`() {
    #expect(PortManifest.literal("Icon\r \"a\\b\" ü") == #""Icon\u{d} \"a\\b\" ü""#)
  }

  @Test(arguments: [("English", "en"), ("Base", "en"), ("de", "de"), ("zh-Hans", "zh-Hans")])
  func `the language of the project is one of the package`(region: String, language: String) throws
  {
    var text = project()
    text.projectProperties = "developmentRegion = \"\(region)\";"
    try write(text)
    _ = try fixture.port()
    #expect(
      try fixture.text("Tea-Linux/Package.swift").contains("defaultLocalization: \"\(language)\","))
  }
}
