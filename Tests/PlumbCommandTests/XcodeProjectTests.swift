import Foundation
import Testing

@testable import PlumbCommand

/// The targets of Xcode projects.
@Suite struct XcodeProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func read(_ project: XcodeProjectText) throws -> XcodeProject {
    try folder.write("App.xcodeproj/project.pbxproj", project.text)
    return try XcodeProject(at: folder.url.appending(path: "App.xcodeproj"))
  }

  @Test func `a target has the files of its phases, by the paths of their groups`() throws {
    for path in ["App/Views/a.swift", "App/b.swift", "App/c.swift", "App/d.m"] {
      try folder.write(path)
    }
    try folder.write("Shared Assets/Assets.xcassets/Contents.json")
    var project = XcodeProjectText()
    project.objects = [
      "APP": "isa = PBXGroup; path = App; sourceTree = \"<group>\"; children = (VIEWS, B);",
      "VIEWS": "isa = PBXGroup; path = Views; sourceTree = \"<group>\"; children = (A);",
      "A": "isa = PBXFileReference; path = a.swift; sourceTree = \"<group>\";",
      "B": "isa = PBXFileReference; path = b.swift; sourceTree = \"<group>\";",
    ]
    project.addFile("C", path: "App/c.swift")
    project.addFile("D", path: "App/d.m")
    project.addFile("ASSETS", path: "Shared Assets/Assets.xcassets")
    project.children.append("APP")
    project.addTarget("App", files: ["A", "B", "D", "ASSETS"])
    project.addTarget("Widget", files: ["A", "C"])
    let targets = try read(project).targets
    #expect(targets.map(\.name) == ["App", "Widget"])
    #expect(
      targets.map { folder.paths($0.files) } == [
        ["App/Views/a.swift", "App/b.swift"], ["App/Views/a.swift", "App/c.swift"],
      ])
    #expect(folder.paths(targets[0].catalogues) == ["Shared Assets/Assets.xcassets"])
    #expect(folder.paths(targets[0].foreign) == ["App/d.m"])
  }

  @Test func `a folder that Xcode searches belongs to its target but for the exceptions`() throws {
    for path in [
      "App/a.swift", "App/Shared/b.swift", "App/Info/c.swift", "App/AppTests/d.swift",
      "Widget/e.swift", "App/Assets.xcassets/Contents.json", "App/Model/f.swift",
    ] {
      try folder.write(path)
    }
    var project = XcodeProjectText()
    let kind = "isa = PBXFileSystemSynchronizedRootGroup; sourceTree = \"<group>\";"
    let exceptions = "isa = PBXFileSystemSynchronizedBuildFileExceptionSet;"
    project.objects = [
      "G1": "\(kind) path = App; exceptions = (E1, E2);", "G2": "\(kind) path = Widget;",
      "E1": "\(exceptions) target = App; membershipExceptions = (Info, \"Info.plist\");",
      "E2": "\(exceptions) target = Widget; membershipExceptions = (\"Shared/b.swift\", Model);",
    ]
    project.children = ["G1", "G2"]
    project.addTarget("App", groups: ["G1"])
    project.addTarget("Widget", groups: ["G2"])
    let targets = try read(project).targets
    #expect(
      targets.map { Set(folder.paths($0.files)) } == [
        ["App/a.swift", "App/Shared/b.swift", "App/AppTests/d.swift", "App/Model/f.swift"],
        ["Widget/e.swift", "App/Shared/b.swift", "App/Model/f.swift"],
      ])
    #expect(folder.paths(targets[0].catalogues) == ["App/Assets.xcassets"])
  }

  @Test func `the settings of a target come before those of the project`() throws {
    var project = XcodeProjectText()
    project.settings = """
      SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BASE $(inherited)"; \
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
      """
    project.addTarget("My App")
    project.addTarget(
      "Kit",
      settings: """
        SWIFT_VERSION = 5.0; PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_MODULE_NAME = Core; \
        SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", KIT); \
        SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated; \
        SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; \
        ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = YES;
        """)
    let settings = try read(project).targets.map(\.settings)
    #expect(settings.map(\.moduleName) == ["My_App", "Core"])
    #expect(settings.map(\.languageVersion) == ["6", "5"])
    #expect(settings.map(\.conditions) == [["DEBUG", "BASE"], ["DEBUG", "BASE", "KIT"]])
    #expect(settings.map(\.isolatesToMainActor) == [true, false])
    #expect(settings.map(\.features) == [[], ["MemberImportVisibility"]])
    #expect(settings.map(\.extendsColor) == [false, true])
  }

  @Test func `a configuration begins with its file and those that it includes`() throws {
    try folder.write(
      "Config/App.xcconfig",
      """
      #include "Base.xcconfig" // first
      #include? "Nowhere.xcconfig"
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) APP // the app
      """)
    try folder.write(
      "Config/Base.xcconfig",
      """
      #include "App.xcconfig"
      SWIFT_VERSION=6.0
      SWIFT_VERSION[sdk=macosx*] = 5.0
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE
      """)
    var project = XcodeProjectText()
    project.addFile("FILE", path: "Config/App.xcconfig")
    project.addTarget("App")
    project.objects["AppD"]? += " baseConfigurationReference = FILE;"
    let settings = try read(project).targets[0].settings
    #expect(settings.languageVersion == "6")
    #expect(settings.conditions == ["DEBUG", "BASE", "APP"])
  }

  /// The sentences about the files that a configuration includes.
  private func problems(including path: String) throws -> [String] {
    try folder.write(
      "App/Config/App.xcconfig",
      """
      #include "\(path)"
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = APP
      """)
    var project = XcodeProjectText()
    project.addFile("FILE", path: "Config/App.xcconfig")
    project.addTarget("App")
    project.objects["AppD"]? += " baseConfigurationReference = FILE;"
    try folder.write("App/App.xcodeproj/project.pbxproj", project.text)
    let read = try XcodeProject(at: folder.url.appending(path: "App/App.xcodeproj"))
    #expect(read.targets[0].settings.conditions.isSuperset(of: ["APP"]))
    #expect(!read.targets[0].settings.conditions.contains("OTHER"))
    return read.problems
  }

  @Test func `a configuration includes files of the project's repository`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git"), withIntermediateDirectories: false)
    try folder.write("Shared.xcconfig", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = SHARED")
    #expect(try problems(including: "../../Shared.xcconfig").isEmpty)
  }

  @Test func `a configuration includes no file outside of the project`() throws {
    let other = "SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) OTHER"
    try folder.write("Other.xcconfig", other)
    try folder.write("App2/Other.xcconfig", other)
    let link = folder.url.appending(path: "App/Config/Link.xcconfig")
    try folder.write("App/Config/Same.xcconfig")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appending(path: "Other.xcconfig"))
    for path in [
      folder.url.appending(path: "Other.xcconfig").path, "../../Other.xcconfig", "Link.xcconfig",
      "../../App2/Other.xcconfig",
    ] {
      let sentences = try problems(including: path)
      #expect(sentences.count == 1)
      #expect(sentences.first?.contains("is outside of the project and is not included") == true)
    }
    #expect(try problems(including: "../Config/Same.xcconfig") == [])
    #expect(try problems(including: "Nowhere.xcconfig") == [])
  }

  @Test func `a configuration of pipes, circles and floods is told in one sentence`() throws {
    let pipe = folder.url.appending(path: "App/Config/Pipe.xcconfig")
    try folder.write("App/Config/Large.xcconfig", String(repeating: "A = 1\n", count: 200_000))
    #expect(mkfifo(pipe.path, 0o600) == 0)
    // Each of eight files includes the next one ten times, a hundred million files in all.
    for level in 0..<8 {
      let next = "#include \"Level\(level + 1).xcconfig\"\n"
      try folder.write(
        "App/Config/Level\(level).xcconfig", String(repeating: next, count: 10))
    }
    try folder.write("App/Config/Level8.xcconfig")
    for (path, words) in [
      ("Pipe.xcconfig", "is not a regular file"), (".", "is not a regular file"),
      ("Large.xcconfig", "more than a megabyte"), ("App.xcconfig", "includes itself"),
    ] {
      let sentences = try problems(including: path)
      #expect(sentences.count == 1)
      #expect(sentences.first?.contains(words) == true)
    }
    let flood = try problems(including: "Level0.xcconfig")
    #expect(!flood.isEmpty && flood.count <= 9)
    #expect(flood.allSatisfy { $0.contains("more than 100 files") })
  }

  @Test func `tests and files that are not there are told apart`() throws {
    try folder.write("a.swift")
    var project = XcodeProjectText()
    project.addFile("A", path: "a.swift")
    project.addFile("GONE", path: "Old/gone.swift")
    project.addTarget("App", files: ["A", "GONE"])
    project.addTarget("AppTests", files: ["A"], type: "bundle.unit-test")
    project.addTarget("AppUITests", files: ["A"], type: "bundle.ui-testing")
    let read = try read(project)
    #expect(read.targets.map(\.isTest) == [false, true, true])
    #expect(folder.paths(read.unreadable) == ["Old/gone.swift"])
  }

  @Test func `groups in circles and ids of nothing are passed over`() throws {
    try folder.write("a.swift")
    var project = XcodeProjectText()
    project.addFile("A", path: "a.swift")
    project.objects["LOOP"] =
      "isa = PBXGroup; sourceTree = \"<group>\"; children = (MAIN, LOOP, X);"
    project.children.append("LOOP")
    project.addTarget("App", files: ["A", "NOTHING"], groups: ["NOWHERE"])
    #expect(try read(project).targets.map { folder.paths($0.files) } == [["a.swift"]])
  }

  @Test(arguments: ["", "{", "{a = b;}", "{rootObject = (A); objects = {};}", "not a project"])
  func `a file that is no project is an error`(text: String) throws {
    try folder.write("App.xcodeproj/project.pbxproj", text)
    #expect(throws: (any Error).self) {
      try XcodeProject(at: self.folder.url.appending(path: "App.xcodeproj"))
    }
  }
}
