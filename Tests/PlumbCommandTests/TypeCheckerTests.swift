import Foundation
import Testing

@testable import PlumbCommand

/// Checks with the modules of this build.
@Suite struct TypeCheckerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the reports of the targets below the folder.
  private func check(separately: Bool = false) throws -> [CheckReport] {
    let scratch = try folder.scratch()
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let checker = TypeChecker(
      modules: try BuiltModules(at: nil, executable: executable), scratch: scratch)
    let programs = try SourceProgram.all(at: folder.url, scratch: scratch)
    return try CheckPlan(programs).steps.map {
      try separately ? checker.checkFiles(of: $0) : checker.check($0)
    }
  }

  private func lines(_ report: CheckReport) -> [String] {
    report.text().split(separator: "\n").map(String.init)
  }

  private var name: String { folder.url.lastPathComponent }

  @Test func `a program is checked with the modules of this build`() throws {
    try folder.write(
      "Model.swift",
      """
      import MapKit
      import UIKit
      struct Place { var region: MKCoordinateRegion; var icon: UIImage }
      """)
    try folder.write(
      "PlaceView.swift",
      """
      import SwiftUI
      struct PlaceView: View {
        var place: Place
        var body: some View { Text("Here").foregroundStyle(.sand).unheardOf() }
      }
      #Preview { Text("Here") }
      """)
    try folder.write(
      "Good.swift", "import Combine\nimport SwiftUI\nlet subject = Just(Color.sand)\n")
    try folder.write("Assets.xcassets/Sand.colorset/Contents.json", "{}")
    #expect(
      try check()[0].text() == """
        \(name): 1 of 3 files compile.

        alone  in all  missing        for example
            1       1  import MapKit  Model.swift:1
            1       1  .unheardOf     PlaceView.swift:4

        """)
  }

  @Test func `files of one name are checked, and the name is a fault`() throws {
    try folder.write("A/Row.swift", "struct A {}")
    try folder.write("B/Row.swift", "struct B { var a: A; var c: C }")
    let report = try check()[0]
    #expect(
      lines(report).prefix(2) == [
        "\(name): 1 of 2 files compile, but not together:",
        "  A/Row.swift and B/Row.swift have one name, which the compiler refuses in a module.",
      ])
    #expect(report.fileText == "B/Row.swift\n  1: C\n")
    #expect(!report.compiles)
    #expect(try check(separately: true)[0].conflicts.isEmpty)
  }

  @Test func `a second entry point is a fault of the module, not of a file`() throws {
    for name in ["A", "B"] {
      try folder.write("\(name).swift", "@main struct \(name) { static func main() {} }")
    }
    #expect(
      try check()[0].text() == """
        \(name): 2 of 2 files compile, but not together:
          There is more than one @main, which the compiler refuses in a module.

        """)
    #expect(try check(separately: true)[0].compiles)
  }

  @Test func `each target has its own files and imports those of others`() throws {
    try folder.write("App/Main.swift", "import Kit\nstruct Entry { var thing = Thing() }")
    try folder.write("Widget/Main.swift", "struct Entry { var absent: Absent }")
    try folder.write("Kit/Thing.swift", "public struct Thing { public init() {}; var x: Nothing? }")
    var project = XcodeProjectText()
    for name in ["App", "Widget", "Kit"] {
      let file = name == "Kit" ? "Thing" : "Main"
      project.addFile("\(name)F", path: "\(name)/\(file).swift")
      project.addTarget(name, files: ["\(name)F"])
    }
    try folder.write("P.xcodeproj/project.pbxproj", project.text)
    #expect(
      try check().map { lines($0)[0] } == [
        "\(name), Kit: 0 of 1 files compile.", "\(name), App: 1 of 1 files compile.",
        "\(name), Widget: 0 of 1 files compile.",
      ])
  }

  @Test func `a target with resources in a package has a bundle`() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "A", resources: [.copy("a.txt")]), .target(name: "B")])
      """)
    for name in ["A", "B"] {
      try folder.write(
        "Sources/\(name)/a.swift", "import Foundation\nlet url = Bundle.module.bundleURL\n")
    }
    try folder.write("Sources/A/a.txt")
    #expect(try check().map(\.fileText) == ["", "Sources/B/a.swift\n  2: Bundle.module\n"])
  }

  @Test func `modules of other targets are not absent where each file is a module`() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "A"), .target(name: "B", dependencies: ["A"])])
      """)
    try folder.write("Sources/A/a.swift", "public struct A {}")
    try folder.write("Sources/B/b.swift", "import A\nimport Nowhere\nlet a = A()")
    #expect(
      try check(separately: true).map(\.fileText) == [
        "", "Sources/B/b.swift\n  2: import Nowhere\n",
      ])
  }

  @Test func `modules that only this package has are absent`() throws {
    try folder.write("a.swift", "import ArgumentParser")
    #expect(try lines(check()[0]).last?.contains("import ArgumentParser") == true)
  }

  @Test func `colours that the sources declare are not declared again`() throws {
    try folder.write("Assets.xcassets/Sand.colorset/Contents.json", "{}")
    try folder.write(
      "a.swift",
      """
      import SwiftUI
      extension Color { static let sand = Color("Sand") }
      extension ShapeStyle where Self == Color { static var sand: Color { Color("Sand") } }
      let text = Text("a").foregroundStyle(.sand)
      let color: Color = .sand
      """)
    let report = try check()[0]
    #expect(report.text() == "\(name): 1 of 1 files compile.\n")
  }

  @Test(arguments: [("YES", true), ("NO", false), (nil, false)])
  func `colours are members of Color where the project says so`(
    setting: String?, isMember: Bool
  ) throws {
    try folder.write("Assets.xcassets/Sand.colorset/Contents.json", "{}")
    try folder.write(
      "a.swift", "import SwiftUI\nlet a = Color(.sand)\nlet b: Color = .sand")
    var project = XcodeProjectText()
    project.addFile("A", path: "a.swift")
    project.addFile("ASSETS", path: "Assets.xcassets")
    project.settings =
      setting.map { "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS = \($0);" } ?? ""
    project.addTarget("App", files: ["A", "ASSETS"])
    try folder.write("P.xcodeproj/project.pbxproj", project.text)
    let report = try check()[0]
    #expect(report.fileText == (isMember ? "" : "a.swift\n  3: Color.sand\n"))
  }
}
