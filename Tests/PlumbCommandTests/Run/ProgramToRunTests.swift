import Foundation
import Testing

@testable import PlumbCommand

/// The programs that are run, and the command that runs them.
@Suite struct ProgramToRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func choose(_ name: String?, of programs: String...) -> String {
    do {
      return try ProgramToRun.choose(name, of: programs, package: URL(filePath: "/p"))
    } catch {
      return error.description
    }
  }

  @Test func `the only program needs no name`() {
    #expect(choose(nil, of: "Garden") == "Garden")
    #expect(choose("Garden", of: "Garden") == "Garden")
    #expect(choose("Tea", of: "Garden", "Tea") == "Tea")
  }

  @Test func `each other case has one sentence`() {
    #expect(
      choose(nil, of: "Garden", "Tea")
        == "The package in /p has several programs: Garden, Tea. Name one, as in plumb run Garden.")
    #expect(
      choose("Coffee", of: "Garden", "Tea")
        == "The package in /p has no program Coffee. Its programs are: Garden, Tea.")
    #expect(
      choose(nil)
        == "The package in /p has no program. Add an .executableTarget to its Package.swift.")
  }

  @Test func `the package is found from a folder inside it, with the programs of its targets`()
    throws
  {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P",
        products: [
          .executable(name: "second", targets: ["Named"]),
          .library(name: "L", targets: ["Library"]),
        ],
        targets: [
          .executableTarget(name: "First"), .executableTarget(name: "Named"),
          .target(name: "Library"), .testTarget(name: "LTests"),
        ])
      """)
    for path in ["First/main", "Named/main", "Library/Library"] {
      try folder.write("Sources/\(path).swift")
    }
    try folder.write("Tests/LTests/LTests.swift")
    let inside = folder.url.appending(path: "Sources/First")
    let program = try ProgramToRun("second", in: inside, scratch: folder.scratch())
    #expect(program.package.path == folder.url.path)
    #expect(program.product == "second")
    #expect {
      try ProgramToRun(nil, in: inside, scratch: self.folder.scratch())
    } throws: {
      "\($0)".contains("several programs: First, second.")
    }
  }

  @Test func `a folder outside of packages is an error`() throws {
    #expect {
      try ProgramToRun(nil, in: self.folder.url, scratch: self.folder.scratch())
    } throws: {
      "\($0)".hasPrefix("\(self.folder.url.path) belongs to no package:")
    }
  }

  @Test func `the arguments of the program are behind its name`() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.executableTarget(name: "First")])
      """)
    try folder.write("Sources/First/main.swift")
    let program = try ProgramToRun(nil, in: folder.url, scratch: folder.scratch())
    let path = folder.url.path
    #expect(
      SwiftRun(program, arguments: ["--tree", "a b"], isOptimised: false, scratch: nil).commandLine
        == ["swift", "run", "--package-path", path, "First", "--tree", "a b"])
    #expect(
      SwiftRun(
        program, arguments: [], isOptimised: true, scratch: URL(filePath: "/b")
      ).commandLine == [
        "swift", "run", "--package-path", path, "--configuration", "release", "--scratch-path",
        "/b", "First",
      ])
  }
}
