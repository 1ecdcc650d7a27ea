import Foundation
import Testing

@testable import PlumbCommand

/// The packages that are made from templates.
@Suite struct NewPackageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("plumb-ui/Package.swift")
    try folder.write("plumb-ui/Sources/PlumbUI/PlumbUI.swift")
    try folder.write(
      "template/Package.swift",
      """
      let package = Package(
        name: "Starter", dependencies: [.package(name: "plumb-ui", path: "../../..")])
      """)
    try folder.write("template/Sources/Starter/StarterApp.swift", "struct StarterApp: App {}\n")
    try folder.write(
      "template/Plumb.json",
      "{ \"$schema\": \"../../plumb.schema.json\", \"name\": \"Starter\", \"date\": \"2026-11-28\" }"
    )
    try folder.write("template/.gitignore", ".build/\n")
    try folder.write("template/.build/debug/Starter")
    try folder.write("template/Package.resolved")
    try folder.write("template/Icons/icon.png", "Starter\0")
    try folder.link("template/Icons/Starter-128.png", to: "../Sources/Starter/icon.png")
  }

  private func path(_ name: String) -> URL { folder.url.appending(path: name) }

  private func package(
    _ name: String = "Garden", in place: String = "Garden", engine: String? = nil
  ) throws -> NewPackage {
    try NewPackage(
      ProgramName(name), in: path(place),
      engine: EngineSource(engine ?? path("plumb-ui").path))
  }

  private func write(
    _ name: String = "Garden", in place: String = "Garden", engine: String? = nil
  ) throws {
    try package(name, in: place, engine: engine).write(from: path("template"))
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: path(name), encoding: .utf8)
  }

  /// Returns the sentence that a package ends with; `nil` without one.
  private func failure(_ name: String = "Garden", in place: String = "Garden") -> String? {
    do {
      try write(name, in: place)
      return nil
    } catch {
      return "\(error)".replacing(folder.url.path, with: "")
    }
  }

  @Test func `the name is in the names of files, in texts and in links`() throws {
    try write()
    #expect(try text("Garden/Package.swift").contains("name: \"Garden\""))
    #expect(try text("Garden/Sources/Garden/GardenApp.swift") == "struct GardenApp: App {}\n")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: path("Garden/Icons/Garden-128.png").path) == "../Sources/Garden/icon.png")
    #expect(try text("Garden/.gitignore") == ".build/\n")
  }

  @Test func `files that are no texts stay as they are, and builds are left out`() throws {
    try write()
    #expect(try text("Garden/Icons/icon.png") == "Starter\0")
    let names = try FileManager.default.contentsOfDirectory(atPath: path("Garden").path)
    #expect(names.sorted() == [".gitignore", "Icons", "Package.swift", "Plumb.json", "Sources"])
  }

  @Test func `a checkout in the same folder is named by its way from the package`() throws {
    try write()
    #expect(
      try text("Garden/Package.swift").contains(
        ".package(name: \"plumb-ui\", path: \"../plumb-ui\")"))
    #expect(try text("Garden/Plumb.json").contains("\"../plumb-ui/Assets/plumb.schema.json\""))
  }

  @Test func `another checkout is named by its whole path`() throws {
    try folder.write("programs/notes.txt")
    try write(in: "programs/Garden")
    #expect(
      try text("programs/Garden/Package.swift").contains(
        ".package(name: \"plumb-ui\", path: \"\(path("plumb-ui").path)\")"))
  }

  @Test func `an address is named with its branch`() throws {
    try write(engine: "https://example.org/plumb-ui#next")
    #expect(
      try text("Garden/Package.swift").contains(
        ".package(url: \"https://example.org/plumb-ui\", branch: \"next\")"))
    #expect(
      try text("Garden/Plumb.json").contains(
        "\".build/checkouts/plumb-ui/Assets/plumb.schema.json\""))
  }

  @Test func `the first version is of this day`() throws {
    try write()
    let day = try #require(try text("Garden/Plumb.json").firstMatch(of: /(\d{4})-\d{2}-\d{2}/))
    let years = [Date.now, Date.now - 60].map {
      Calendar(identifier: .gregorian).component(.year, from: $0)
    }
    #expect(years.map(String.init).contains(String(day.1)))
  }

  @Test func `a folder with something in it stays as it is`() throws {
    try folder.write("Garden/notes.txt", "mine")
    #expect(
      failure()
        == "/Garden is there and not empty. Choose another name, or another folder with --into.")
    #expect(try text("Garden/notes.txt") == "mine")
    #expect(!FileManager.default.fileExists(atPath: path("Garden/Package.swift").path))
  }

  @Test func `an empty folder is filled`() throws {
    try FileManager.default.createDirectory(
      at: path("Garden"), withIntermediateDirectories: false)
    #expect(failure() == nil)
    #expect(try text("Garden/Package.swift").contains("Garden"))
  }

  @Test func `a file, a link to nothing and a missing folder are errors`() throws {
    try folder.write("Garden", "mine")
    #expect(failure()?.hasPrefix("/Garden is a file.") ?? false)
    #expect(try text("Garden") == "mine")
    try folder.link("Tea", to: "nowhere")
    #expect(failure("Tea", in: "Tea")?.hasPrefix("/Tea is there and no folder.") ?? false)
    #expect(
      failure(in: "nowhere/Garden") == "There is no folder /nowhere. Make it, and try again.")
  }

  @Test func `the folder has another name than the one of plumb-ui`() throws {
    try folder.write("other/notes.txt")
    #expect(
      failure(in: "other/Plumb-UI")?.contains("would have the name of the one of plumb-ui") ?? false
    )
  }

  @Test func `nothing stays behind where a template cannot be copied`() throws {
    try folder.write("template/Package.swift", "let package = Package(name: \"Starter\")\n")
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(failure()?.hasPrefix("The template has no dependency on plumb-ui.") ?? false)
    let after = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(after == before)
  }
}
