import Foundation
import Testing

@testable import PlumbCommand

/// The files of a ported package, and those of a later run.
@Suite struct PortedPackageTests {
  private let fixture: PortFixture

  init() throws { fixture = try PortFixture() }

  private func write(_ files: [String: String]) throws {
    var project = XcodeProjectText()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try fixture.folder.write("Tea/App/\(path)", text)
      project.addFile("F\(project.children.count)", path: "App/\(path)")
    }
    project.addTarget("Tea", files: project.children, settings: "SDKROOT = iphoneos;")
    try fixture.write(project)
  }

  private let entry = "import UIKit\n\n@UIApplicationMain\nclass AppDelegate {}\n"

  @Test func `an older entry point is replaced in a copy`() throws {
    try write(["AppDelegate.swift": entry, "Cup.swift": ""])
    let run = try fixture.port()
    let copy = "Tea-Linux/Sources/Tea/Changed/App/AppDelegate.swift"
    #expect(try fixture.text(copy) == "import UIKit\n\n@main\nclass AppDelegate {}\n")
    #expect(try fixture.text("Tea/App/AppDelegate.swift") == entry)
    #expect(
      try fixture.text("Tea-Linux/Package.swift").list("exclude") == ["\"App/AppDelegate.swift\""])
    #expect(
      run.package.app.remarks.sentences == [
        "App/AppDelegate.swift has @UIApplicationMain, which the compiler has on Apple's systems only; a copy in the"
          + " package has @main."
      ])
  }

  @Test func `a later run follows the project and keeps what a person has added`() throws {
    try write(["AppDelegate.swift": entry, "Cup.swift": "#if os(iOS)\nlet a = 1\n#endif\n"])
    _ = try fixture.port(applies: true)
    #expect(fixture.exists("Tea-Linux/Sources/Tea/Changed/App/Cup.swift"))
    try fixture.folder.write("Tea-Linux/.build/debug/Tea", "program")
    try fixture.folder.write("Tea-Linux/Sources/Tea/Linux.swift", "let onLinux = true\n")
    try fixture.folder.write("Tea-Linux/notes.txt", "mine")
    try write(["AppDelegate.swift": "import SwiftUI\n", "Cup.swift": "let a = 1\n"])
    let run = try fixture.port()
    #expect(!fixture.exists("Tea-Linux/Sources/Tea/Changed"))
    #expect(try fixture.text("Tea-Linux/Package.swift").list("exclude").isEmpty)
    #expect(try fixture.text("Tea-Linux/.build/debug/Tea") == "program")
    #expect(try fixture.text("Tea-Linux/Sources/Tea/Linux.swift") == "let onLinux = true\n")
    #expect(try fixture.text("Tea-Linux/notes.txt") == "mine")
    #expect(run.package.kept.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: fixture.folder.url.appending(path: "Tea-Linux").path)
    #expect(
      names.sorted() == [
        ".build", ".plumb-port.json", "Assets", "Package.swift", "Sources", "notes.txt",
      ])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path).sorted()
        == [".scratch", "Tea", "Tea-Linux"])
  }

  @Test func `a copy that a person has changed is kept`() throws {
    try write(["AppDelegate.swift": entry])
    _ = try fixture.port()
    let copy = "Sources/Tea/Changed/App/AppDelegate.swift"
    try fixture.folder.write("Tea-Linux/\(copy)", "// by hand\n")
    for _ in 0..<2 {
      let run = try fixture.port()
      #expect(try fixture.text("Tea-Linux/\(copy)") == "// by hand\n")
      #expect(run.package.kept == [copy])
      #expect(run.report.text.contains("\(copy) was changed by hand and is kept"))
    }
  }

  @Test func `changes that were applied once are applied to what the project is now`() throws {
    try write(["Cup.swift": "#if os(iOS)\nlet a = 1\n#endif\n"])
    _ = try fixture.port(applies: true)
    try write(["Cup.swift": "#if os(iOS)\nlet b = 2\n#endif\n"])
    _ = try fixture.port()
    #expect(
      try fixture.text("Tea-Linux/Sources/Tea/Changed/App/Cup.swift")
        == "#if os(iOS) || os(Linux)\nlet b = 2\n#endif\n")
  }

  @Test func `a folder of somebody else is not touched`() throws {
    try write(["Cup.swift": ""])
    try fixture.folder.write("Tea-Linux/Package.swift", "mine")
    #expect(
      try fixture.failure()
        == "/Tea-Linux is there and was not written by plumb port. Name another folder with --into."
    )
    #expect(try fixture.text("Tea-Linux/Package.swift") == "mine")
  }

  @Test func `a folder around the project is refused`() throws {
    try write(["Cup.swift": ""])
    let app = try fixture.app()
    #expect(throws: PortFailure.self) {
      try PortedPackage(
        app, in: self.fixture.folder.url, engine: EngineSource("https://example.com/e"))
    }
  }

  @Test func `files of one folder in two places have links of different names`() throws {
    try fixture.folder.write("Tea/App/a.swift")
    try fixture.folder.write("Shared/App/b.swift")
    var project = XcodeProjectText()
    project.addFile("A", path: "App/a.swift")
    project.addFile("B", path: "../Shared/App/b.swift")
    project.addTarget("Tea", files: ["A", "B"])
    try fixture.write(project)
    let links = try fixture.port().package.modules[0].links
    #expect(links.links.map(\.name) == ["App", "App-2"])
    #expect(try fixture.destination("Tea-Linux/Sources/Tea/App") == "../../../Shared/App")
    #expect(try fixture.destination("Tea-Linux/Sources/Tea/App-2") == "../../../Tea/App")
  }

  @Test func `of resources with one name the first counts`() throws {
    try fixture.folder.write("Tea/App.swift", "import SwiftUI\n@main struct TeaApp: App {}\n")
    for path in ["A/leaf.png", "B/leaf.png", "B/Leaf.png", "de.lproj/leaf.png"] {
      try fixture.folder.write("Tea/\(path)")
    }
    let app = try fixture.app()
    #expect(
      fixture.folder.paths(app.modules[0].resources) == [
        "Tea/A/leaf.png", "Tea/B/Leaf.png", "Tea/de.lproj/leaf.png",
      ])
    #expect(app.remarks.sentences.contains(PortSentences.namesakes(["B/leaf.png"])))
  }

  @Test func `a module with the name of one of the engine's packages gets another one`() throws {
    try fixture.folder.write("Tea/a.swift")
    var project = XcodeProjectText()
    project.addFile("A", path: "a.swift")
    project.addTarget("Tally", files: ["A"])
    try fixture.write(project)
    let app = try fixture.app()
    #expect(app.moduleName == "TallyApp")
    #expect(app.remarks.sentences == [PortSentences.renamed("Tally", "TallyApp")])
  }

  @Test func `the checkout that a program was built from is found`() throws {
    try fixture.folder.write("engine/Package.swift")
    try fixture.folder.write("engine/Sources/PlumbUI/a.swift")
    let engine = fixture.folder.url.appending(path: "engine")
    let expected = ".package(name: \"plumb-ui\", path: \"\(engine.path)\")"
    #expect(
      try EngineSource(executable: engine.appending(path: ".build/debug/plumb")).dependency()
        == expected)
    try fixture.folder.write(
      "other/.build/debug/PlumbCommand.build/sources",
      "'\(engine.path)/Sources/PlumbCommand/a.swift'\n")
    let other = fixture.folder.url.appending(path: "other/.build/debug/plumb")
    #expect(try EngineSource(executable: other).dependency() == expected)
    #expect(throws: PortFailure.self) {
      try EngineSource(executable: self.fixture.folder.url.appending(path: "plumb"))
    }
    #expect(throws: PortFailure.self) { try EngineSource(self.fixture.folder.url.path) }
    #expect(
      try EngineSource("https://example.com/e#next").dependency()
        == ".package(url: \"https://example.com/e\", branch: \"next\")")
  }
}
