import Foundation
import Testing

@testable import PlumbCommand

/// Which files of a folder belong to one program, and a check of some.
@Suite final class SourceProgramTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "programs-\(UUID().uuidString)").resolvingSymlinksInPath()

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ path: String, _ text: String = "") throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func paths(_ program: SourceProgram) -> [String] {
    program.files.map { String($0.path.trimmingPrefix("\(folder.path)/")) }
  }

  @Test func `packages and projects are programs, and the other files are one`() throws {
    try write("One/Package.swift")
    try write("One/Sources/A/a.swift")
    try write("One/Sources/B/b.swift")
    try write("Group/Two/Two.xcodeproj/project.pbxproj")
    try write("Group/Two/Two/c.swift")
    try write("Loose/d.swift")
    try write("e.swift")
    let programs = try SourceProgram.all(at: folder)
    #expect(programs.map(\.name) == [folder.lastPathComponent, "Two", "One"])
    #expect(
      programs.map(paths) == [
        ["Loose/d.swift", "e.swift"], ["Group/Two/Two/c.swift"],
        ["One/Sources/A/a.swift", "One/Sources/B/b.swift"],
      ])
    #expect(programs.last?.folderNames == ["Sources", "A", "B"])
  }

  @Test func `tests, built files and hidden folders are skipped`() throws {
    try write("a.swift")
    try write("AppTests/b.swift")
    try write("Tests/AppTests/c.swift")
    try write(".build/checkouts/d.swift")
    try write("Pods/e.swift")
    try write("f.playground/Contents.swift")
    let programs = try SourceProgram.all(at: folder)
    #expect(programs.map(paths) == [["a.swift"]])
  }

  @Test func `a single file is a program`() throws {
    try write("a.swift")
    try write("b.swift")
    #expect(
      try SourceProgram.all(at: folder.appending(path: "a.swift")).map(paths) == [["a.swift"]])
  }

  @Test func `a path without sources is an error`() throws {
    try write("Empty/notes.txt")
    for path in ["Missing", "Empty", "Empty/notes.txt"] {
      #expect(throws: SourceProgram.NoSourcesError.self) {
        try SourceProgram.all(at: self.folder.appending(path: path))
      }
    }
  }

  @Test func `a removed line leaves the numbers of the others`() {
    #expect(Sources.removingLine(2, of: "a\nimport B\nc") == "a\n\nc")
    #expect(Sources.removingLine(2, of: "a\n\nc") == nil)
    #expect(Sources.removingLine(4, of: "a\nb\nc") == nil)
  }

  @Test func `modules that are not there are an error`() {
    #expect(throws: BuiltModules.MissingError.self) {
      try BuiltModules(at: self.folder.path, executable: self.folder)
    }
  }

  @Test func `a program is checked with the modules of this build`() throws {
    try write(
      "App/Model.swift",
      """
      import MapKit
      import UIKit
      struct Place { var region: MKCoordinateRegion; var icon: UIImage }
      """)
    try write(
      "App/PlaceView.swift",
      """
      import SwiftUI
      struct PlaceView: View {
        var place: Place
        var body: some View { Text("Here").foregroundStyle(.sand).unheardOf() }
      }
      #Preview { Text("Here") }
      """)
    try write("App/Good.swift", "import Combine\nimport SwiftUI\nlet subject = Just(Color.sand)\n")
    try write("App/Assets.xcassets/Sand.colorset/Contents.json", "{}")
    let scratch = folder.appending(path: "scratch")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let checker = TypeChecker(
      modules: try BuiltModules(at: nil, executable: executable), scratch: scratch)
    let program = try #require(try SourceProgram.all(at: folder.appending(path: "App")).first)
    #expect(
      try checker.check(program).text() == """
        App: 1 of 3 files compile.

        alone  in all  missing        for example
            1       1  .unheardOf     PlaceView.swift:4
            0       1  import MapKit  Model.swift:1
            0       1  import UIKit   Model.swift:2

        """)
  }
}
