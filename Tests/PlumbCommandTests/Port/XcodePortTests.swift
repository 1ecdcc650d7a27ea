import Foundation
import Testing

@testable import PlumbCommand

/// The packages that are written beside Xcode projects.
@Suite struct XcodePortTests {
  private let fixture: PortFixture

  init() throws { fixture = try PortFixture() }

  private func write(_ paths: String...) throws {
    for path in paths { try fixture.folder.write("Tea/\(path)", "// \(path)\n") }
  }

  /// A project with a folder that Xcode searches, and the app with the settings.
  private func project(settings: String = "SDKROOT = iphoneos;") -> XcodeProjectText {
    var project = XcodeProjectText()
    project.objects["APP"] = """
      isa = PBXFileSystemSynchronizedRootGroup; sourceTree = "<group>"; path = Tea; exceptions = (E);
      """
    project.objects["E"] = """
      isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Tea; \
      membershipExceptions = (Info.plist, "Views/Old.swift");
      """
    project.children = ["APP"]
    project.addTarget("Tea", groups: ["APP"], settings: settings)
    return project
  }

  @Test
  func `a folder that Xcode searches is linked, and what does not belong to the app is excluded`()
    throws
  {
    try write(
      "Tea/TeaApp.swift", "Tea/Views/Cup.swift", "Tea/Views/Old.swift", "Tea/Sounds/a.wav",
      "Tea/Sounds/b.wav",
      "Tea/Assets.xcassets/Contents.json", "Tea/Info.plist", "Tea/Tea.entitlements",
      "Tea/Main.storyboard",
      "Tea/Localizable.xcstrings", "Tea/de.lproj/Localizable.strings", "Tea/.hidden", "README.md")
    try fixture.folder.write("Tea/Tea/Info.plist", "<plist version=\"1.0\"><dict/></plist>")
    try fixture.write(project())
    let report = try fixture.port().report.text
    #expect(try fixture.destination("Tea-Linux/Sources/Tea/Tea") == "../../../Tea/Tea")
    let manifest = try fixture.text("Tea-Linux/Package.swift")
    #expect(
      manifest.list("exclude") == [
        "\"Tea/Info.plist\"", "\"Tea/Localizable.xcstrings\"", "\"Tea/Main.storyboard\"",
        "\"Tea/Tea.entitlements\"",
        "\"Tea/Views/Old.swift\"", "\"Tea/de.lproj\"",
      ])
    #expect(
      manifest.list("resources") == [
        ".process(\"Tea/Assets.xcassets\")", ".process(\"Tea/Sounds\")",
      ])
    #expect(manifest.contains("plugins: [.plugin(name: \"AssetSymbols\", package: \"plumb-ui\")]"))
    #expect(
      try fixture.destination("Tea-Linux/Assets/Localizable.xcstrings")
        == "../../Tea/Tea/Localizable.xcstrings")
    #expect(
      try fixture.destination("Tea-Linux/Assets/de.lproj/Localizable.strings")
        == "../../../Tea/Tea/de.lproj/Localizable.strings")
    #expect(report.contains("Tea: an app for iOS, 2 Swift files."))
    let storyboard = try #require(report.firstRange(of: "Tea/Main.storyboard is left out"))
    let entitlements = try #require(report.firstRange(of: "Tea/Tea.entitlements is left out"))
    #expect(storyboard.lowerBound < entitlements.lowerBound)
  }

  @Test func `a target with groups has the files of its phases`() throws {
    try write(
      "App/TeaApp.swift", "App/Model/Pot.swift", "App/Model/Unused.swift", "Shared/Leaf.swift",
      "Shared/leaf.png",
      "App/en.lproj/Localizable.strings", "App/fr.lproj/Localizable.strings", "App/Help/index.html")
    var project = XcodeProjectText()
    project.addFile("A", path: "App/TeaApp.swift")
    project.addFile("B", path: "App/Model/Pot.swift")
    project.addFile("C", path: "Shared/Leaf.swift")
    project.addFile("PNG", path: "Shared/leaf.png")
    project.objects["EN"] =
      "isa = PBXFileReference; path = App/en.lproj/Localizable.strings; sourceTree = \"<group>\";"
    project.objects["FR"] =
      "isa = PBXFileReference; path = App/fr.lproj/Localizable.strings; sourceTree = \"<group>\";"
    project.objects["V"] =
      "isa = PBXVariantGroup; name = Localizable.strings; sourceTree = \"<group>\"; children = (EN, FR);"
    project.objects["HELP"] =
      "isa = PBXFileReference; lastKnownFileType = folder; path = App/Help; sourceTree = \"<group>\";"
    project.children += ["V", "HELP"]
    project.addTarget(
      "Tea", files: ["A", "B", "C", "PNG", "V", "HELP"], settings: "SDKROOT = macosx;")
    try fixture.write(project)
    let run = try fixture.port()
    #expect(run.package.app.system == .macOS)
    let manifest = try fixture.text("Tea-Linux/Package.swift")
    #expect(
      manifest.list("exclude") == [
        "\"App/Model/Unused.swift\"", "\"App/en.lproj\"", "\"App/fr.lproj\"",
      ])
    #expect(manifest.list("resources") == [".process(\"Shared/leaf.png\")", ".copy(\"App/Help\")"])
    #expect(try fixture.destination("Tea-Linux/Sources/Tea/Shared") == "../../../Tea/Shared")
    #expect(fixture.exists("Tea-Linux/Assets/fr.lproj/Localizable.strings"))
    #expect(manifest.contains("\"AppKit=PlumbAppKit\""))
    #expect(manifest.contains("\"Cocoa=PlumbCocoa\""))
    #expect(manifest.contains(".product(name: \"AppKit\", package: \"plumb-ui\")"))
  }

  @Test func `files beside the project have the whole folder linked`() throws {
    try write("TeaApp.swift", "Pods/Pod.swift", "Views/Cup.swift")
    var project = XcodeProjectText()
    project.addFile("A", path: "TeaApp.swift")
    project.addFile("B", path: "Views/Cup.swift")
    project.addTarget("Tea", files: ["A", "B"])
    try fixture.write(project)
    _ = try fixture.port()
    #expect(try fixture.destination("Tea-Linux/Sources/Tea/Tea") == "../../../Tea")
    #expect(
      try fixture.text("Tea-Linux/Package.swift").list("exclude") == [
        "\"Tea/Pods\"", "\"Tea/Tea.xcodeproj\"",
      ])
  }

  @Test func `settings become those of the target`() throws {
    try write("Tea/TeaApp.swift")
    try fixture.write(
      project(
        settings: """
          SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; \
          SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; OTHER_SWIFT_FLAGS = "-DEXTRA -enable-experimental-feature Lifetimes"; \
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG DEMO $(inherited)"; SDKROOT = iphoneos;
          """))
    _ = try fixture.port()
    let manifest = try fixture.text("Tea-Linux/Package.swift")
    let lines = manifest.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let start = try #require(lines.firstIndex(of: "swiftSettings: ported + ["))
    #expect(
      lines[(start + 1)...].prefix { $0 != "]" } == [
        ".swiftLanguageMode(.v6),", ".defaultIsolation(MainActor.self),",
        ".enableUpcomingFeature(\"ExistentialAny\"),", ".enableExperimentalFeature(\"Lifetimes\"),",
        ".define(\"DEMO\"),", ".define(\"EXTRA\"),",
      ])
    // SwiftPM takes the flags in this order.
    #expect(
      manifest.contains(
        "    \"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"AppleFoundation\",\n"))
    #expect(
      manifest.contains(
        "    \"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"PlumbUIKit\",\n"))
    #expect(manifest.contains("    \"-module-alias\", \"os=PlumbLog\",\n"))
    #expect(!manifest.contains("AppleNetworking"))
    #expect(manifest.contains("\"UIKit=PlumbUIKit\""))
  }

  @Test func `modules with Apple's names are used where they are imported`() throws {
    try fixture.folder.write(
      "Tea/Tea/TeaApp.swift",
      "import AVFAudio\nlet session = URLSession.shared\nlet parser: XMLParser\n")
    try fixture.write(project())
    _ = try fixture.port()
    let manifest = try fixture.text("Tea-Linux/Package.swift")
    #expect(manifest.contains(".product(name: \"AVFoundation\", package: \"plumb-ui\")"))
    #expect(manifest.contains(".product(name: \"AppleNetworking\", package: \"plumb-ui\")"))
    #expect(manifest.contains("\"-Xfrontend\", \"FoundationXML\","))
    #expect(!manifest.contains("name: \"FoundationXML\""))
    #expect(!manifest.contains("UserNotifications"))
    #expect(manifest.contains(".package(url: \"https://example.com/plumb-ui\", branch: \"main\"),"))
  }

  @Test func `targets that are no part of the app are named in a sentence each`() throws {
    try write("Tea/TeaApp.swift")
    var project = project()
    project.addTarget("TeaTests", type: "bundle.unit-test")
    project.addTarget("TeaUITests", type: "bundle.ui-testing")
    project.addTarget("TeaWidget", type: "app-extension")
    project.addTarget("TeaWatch", settings: "SDKROOT = watchos;", type: "application")
    try fixture.write(project)
    let sentences = try fixture.port().report.package.app.remarks.sentences
    #expect(sentences.count == 4)
    for start in [
      "TeaTests holds tests and is left out", "TeaUITests holds tests of the user interface",
      "TeaWidget is an extension of the system", "TeaWatch is for the watch and left out.",
    ] {
      #expect(sentences.contains { $0.hasPrefix(start) }, "\(start)")
    }
  }

  @Test func `a framework of the project is a module of the package`() throws {
    try write("Tea/TeaApp.swift", "Kit/Leaf.swift")
    var project = project()
    project.addFile("K", path: "Kit/Leaf.swift")
    project.addTarget("TeaKit", files: ["K"], type: "framework")
    project.objects["DEP"] = "isa = PBXTargetDependency; target = TeaKit;"
    project.objects["Tea"]? += " dependencies = (DEP);"
    try fixture.write(project)
    _ = try fixture.port()
    let manifest = try fixture.text("Tea-Linux/Package.swift")
    #expect(
      manifest.contains(
        ".executableTarget(\n      name: \"Tea\",\n      dependencies: [\n        \"TeaKit\",\n"))
    #expect(manifest.contains(".target(\n      name: \"TeaKit\""))
    #expect(try fixture.destination("Tea-Linux/Sources/TeaKit/Kit") == "../../../Tea/Kit")
  }

  @Test func `packages in other places are kept with their versions`() throws {
    try write("Tea/TeaApp.swift")
    var project = project()
    project.objects["PACKAGE"] = """
      isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Leaves.git"; \
      requirement = {kind = upToNextMinorVersion; minimumVersion = 2.1.0; };
      """
    project.objects["PRODUCT"] =
      "isa = XCSwiftPackageProductDependency; package = PACKAGE; productName = GreenLeaves;"
    project.objects["Tea"]? += " packageProductDependencies = (PRODUCT);"
    try fixture.write(project)
    let run = try fixture.port()
    let manifest = try fixture.text("Tea-Linux/Package.swift")
    #expect(
      manifest.contains(
        ".package(url: \"https://example.com/Leaves.git\", .upToNextMinor(from: \"2.1.0\")),"))
    #expect(manifest.contains(".product(name: \"GreenLeaves\", package: \"Leaves\")"))
    #expect(
      run.package.app.remarks.sentences == [
        "The package Leaves is kept with its versions: it has to support Linux."
      ])
  }
}
