import Foundation
import Testing

@testable import PlumbCommand

/// Packages that are written where something is already, or where nothing can be written.
@Suite struct EarlierPackageTests {
  private let fixture: PortFixture

  init() throws { fixture = try PortFixture() }

  private func write(_ files: [String: String], in folder: String = "Tea") throws {
    var project = XcodeProjectText()
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try fixture.folder.write("\(folder)/\(path)", text)
      project.addFile("F\(project.children.count)", path: path)
    }
    project.addTarget("Tea", files: project.children, settings: "SDKROOT = iphoneos;")
    try fixture.folder.write("\(folder)/Tea.xcodeproj/project.pbxproj", project.text)
  }

  private func package(in path: String) throws -> PortedPackage {
    try PortedPackage(
      fixture.app(), in: fixture.folder.url.appending(path: path),
      engine: EngineSource("https://example.com/plumb-ui"))
  }

  // MARK: Files of a person

  private let entry = "@UIApplicationMain\nclass AppDelegate {}\n"

  @Test func `a copy that a person has changed and nobody needs any more is put aside`() throws {
    try write(["App/a.swift": entry])
    _ = try fixture.port()
    let copy = "Sources/Tea/Changed/App/a.swift"
    for (text, place) in [("// first\n", "Replaced/\(copy)"), ("// then\n", "Replaced/\(copy)-2")] {
      try write(["App/a.swift": entry])
      _ = try fixture.port()
      try fixture.folder.write("Tea-Linux/\(copy)", text)
      try write(["App/a.swift": "import SwiftUI\n"])
      let run = try fixture.port()
      #expect(!fixture.exists("Tea-Linux/Sources/Tea/Changed"))
      #expect(try fixture.text("Tea-Linux/\(place)") == text)
      #expect(run.report.text.contains("  \(PortSentences.putAside(copy, place))\n"))
    }
    #expect(try fixture.text("Tea-Linux/Replaced/\(copy)") == "// first\n")
  }

  @Test func `a file in the place of a folder of the project is not written into the project`()
    throws
  {
    try write(["App/a.swift": ""])
    _ = try fixture.port()
    try fixture.folder.write("Tea-Linux/Sources/Tea/Extra/mine.swift", "// mine\n")
    try write(["App/a.swift": "", "Extra/b.swift": ""])
    _ = try fixture.port()
    #expect(!fixture.exists("Tea/Extra/mine.swift"))
    #expect(try fixture.text("Tea-Linux/Replaced/Sources/Tea/Extra/mine.swift") == "// mine\n")
    #expect(try fixture.destination("Tea-Linux/Sources/Tea/Extra") == "../../../Tea/Extra")
  }

  @Test func `what an interrupted run has moved away comes back`() throws {
    try write(["App/a.swift": ""])
    _ = try fixture.port()
    try fixture.folder.write("Tea-Linux/Sources/Tea/mine.swift", "// mine\n")
    let folder = fixture.folder.url.appending(path: "Tea-Linux")
    let old = folder.appending(path: ".plumb-port-old")
    try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: folder.appending(path: "Sources"), to: old.appending(path: "Sources"))
    _ = try fixture.port()
    #expect(try fixture.text("Tea-Linux/Sources/Tea/mine.swift") == "// mine\n")
    #expect(!fixture.exists("Tea-Linux/.plumb-port-old"))
  }

  @Test func `the package of another app is not replaced`() throws {
    try write(["App/a.swift": ""])
    _ = try fixture.port()
    try write(["App/b.swift": ""], in: "Other")
    #expect(
      try fixture.failure("Other")
        == "/Tea-Linux is the package of Tea in /Tea/Tea.xcodeproj. Name another folder with --into."
    )
    #expect(fixture.exists("Tea-Linux/Sources/Tea/App/a.swift"))
    // It was moved.
    try FileManager.default.removeItem(at: fixture.folder.url.appending(path: "Tea"))
    #expect(try fixture.failure("Other") == nil)
    #expect(fixture.exists("Tea-Linux/Sources/Tea/App/b.swift"))
  }

  // MARK: Places

  @Test func `a path may end in a slash`() throws {
    try write(["App/a.swift": "#if os(iOS)\nlet a = 1\n#endif\n"])
    _ = try fixture.port("Tea/", applies: true)
    let manifest = try fixture.text("Tea-Linux/Package.swift")
    #expect(fixture.exists("Tea-Linux/Sources/Tea/Changed/App/a.swift"))
    _ = try fixture.port("Tea/Tea.xcodeproj/", applies: true)
    #expect(try fixture.text("Tea-Linux/Package.swift") == manifest)
    var package = try package(in: "Out/")
    try package.write()
    #expect(try fixture.destination("Out/Sources/Tea/App") == "../../../Tea/App")
  }

  @Test func `a package in a linked folder is no part of it`() throws {
    try write(["a.swift": "", "b.swift": ""])
    for _ in 0..<2 {
      var package = try package(in: "Tea/Linux")
      try package.write()
      #expect(
        try fixture.text("Tea/Linux/Package.swift").list("exclude") == [
          "\"Tea/Linux\"", "\"Tea/Tea.xcodeproj\"",
        ])
      #expect(package.app.modules[0].sources.count == 2)
    }
  }

  @Test func `a package in a folder that Xcode searches has no sources of the app`() throws {
    try fixture.folder.write("Tea/App/a.swift", entry)
    var project = XcodeProjectText()
    project.objects["APP"] =
      "isa = PBXFileSystemSynchronizedRootGroup; sourceTree = \"<group>\"; path = App;"
    project.children = ["APP"]
    project.addTarget("Tea", groups: ["APP"])
    try fixture.write(project)
    for _ in 0..<2 {
      let app = try fixture.app()
      #expect(fixture.folder.paths(app.modules[0].sources) == ["Tea/App/a.swift"])
      var run = PortRun(package: try package(in: "Tea/App/Linux"), appliesChanges: false)
      try run.write()
      #expect(fixture.exists("Tea/App/Linux/Sources/Tea/Changed/App/a.swift"))
    }
  }

  @Test func `errors behind a link have the files of the project`() throws {
    try write(["App/a.swift": "let a = b\n"])
    try fixture.folder.write("Real/notes.txt")
    try fixture.folder.link("Link", to: "Real")
    let package = try package(in: "Link/Out")
    let path = "\(fixture.folder.url.path)/Real/Out/Sources/Tea/App/a.swift"
    let build = PortBuild(
      output: "\(path):1:9: error: cannot find 'b' in scope\n", of: package)
    #expect(build.errors.map(\.line) == [1])
    #expect(build.general.isEmpty)
  }

  @Test func `a place that cannot be written is told`() throws {
    try write(["App/a.swift": ""])
    try fixture.folder.write("notes.txt", "mine")
    var package = try package(in: "notes.txt/Out")
    var sentence = ""
    do throws(PortFailure) {
      try package.write()
    } catch {
      sentence = error.description.replacing(fixture.folder.url.path, with: "")
    }
    #expect(
      sentence
        == "/notes.txt/Out cannot be written: Not a directory. Make room for it, or name another folder with --into."
    )
    #expect(try fixture.text("notes.txt") == "mine")
  }
}
