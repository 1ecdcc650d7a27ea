import Foundation
import Testing

@testable import PlumbCommand

/// The files below a folder that are sources.
@Suite struct SourceFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `built, fetched and hidden files are skipped`() throws {
    try folder.write("a.swift")
    for name in [
      ".build/b", "Pods/b", "Carthage/b", "DerivedData/b", "SourcePackages/b", "App.app/b",
      "f.playground/Contents", ".hidden",
    ] {
      try folder.write("\(name).swift")
    }
    #expect(folder.paths(SourceFolder(folder.url).files) == ["a.swift"])
  }

  @Test func `catalogues and files in other languages are noted`() throws {
    try folder.write("A.xcassets/a.colorset/Contents.json")
    try folder.write("Views/a.m")
    try folder.write("Views/a.h")
    let found = SourceFolder(folder.url)
    #expect(folder.paths(found.catalogues) == ["A.xcassets"])
    #expect(folder.paths(found.foreign) == ["Views/a.m"])
    #expect(found.names == ["Views"])
  }

  @Test func `folders of tests are skipped where they are no targets`() throws {
    try folder.write("AppTests/a.swift")
    try folder.write("Tests/AppTests/b.swift")
    try folder.write("EmptyTests/notes.txt")
    #expect(
      folder.paths(SourceFolder(folder.url, skipsTests: true).tests) == ["AppTests", "Tests"])
    #expect(SourceFolder(folder.url).files.count == 2)
  }

  @Test func `a project or package of its own is not searched`() throws {
    try folder.write("Package.swift")
    try folder.write("a.swift")
    try folder.write("Local/Package.swift")
    try folder.write("Local/b.swift")
    try folder.write("Other/Other.xcodeproj/project.pbxproj")
    let found = SourceFolder(folder.url)
    #expect(folder.paths(found.files) == ["a.swift"])
    #expect(folder.paths(found.programs) == ["Local", "Other"])
  }

  @Test(.timeLimit(.minutes(1))) func `links in circles are followed once`() throws {
    try folder.write("A/B/a.swift")
    for name in ["one", "two", "three"] { try folder.link("A/\(name)", to: "..") }
    try folder.link("A/same.swift", to: "B/a.swift")
    #expect(folder.paths(SourceFolder(folder.url).files) == ["A/B/a.swift"])
  }

  @Test func `only regular files are read`() throws {
    try folder.write("a.swift")
    try folder.link("b.swift", to: "nowhere")
    #expect(mkfifo(folder.url.appending(path: "c.swift").path, 0o600) == 0)
    try folder.write("d.swift/e.swift")
    let found = SourceFolder(folder.url)
    #expect(folder.paths(found.files) == ["a.swift", "d.swift/e.swift"])
    #expect(folder.paths(found.unreadable) == ["b.swift", "c.swift"])
  }
}
