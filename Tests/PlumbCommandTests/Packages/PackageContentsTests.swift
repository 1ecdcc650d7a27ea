import Foundation
import Testing

@testable import PlumbCommand

/// The files of packages.
@Suite struct PackageContentsTests {
  private let sample: StagedSample

  init() throws { sample = try StagedSample() }

  private func contents(_ files: [String: String]) throws -> PackageContents {
    try PackageContents(try sample.program(files: files), scratch: sample.folder.scratch())
  }

  @Test func `folders follow from the files, each before what is in it`() throws {
    var contents = try contents(["usr/share/a/x": "1", "usr/share/a-b": "2"])
    #expect(
      contents.all.map(\.entry.path) == [
        "usr", "usr/bin", "usr/bin/notes", "usr/share", "usr/share/a", "usr/share/a-b",
        "usr/share/a/x",
      ])
    contents.remove { $0.hasPrefix("usr/share/a/") }
    #expect(contents.paths == ["usr/bin/notes", "usr/share/a-b"])
    #expect(
      contents.all.map(\.entry.path) == [
        "usr", "usr/bin", "usr/bin/notes", "usr/share", "usr/share/a-b",
      ])
  }

  @Test func `files are replaced and moved`() throws {
    var contents = try contents(["usr/share/a/x": "old", "usr/share/a/y": ""])
    try contents.write(Data("new".utf8), to: "usr/share/a/x")
    contents.move("usr/share/a/", to: "usr/share/b/c/")
    #expect(contents.paths == ["usr/bin/notes", "usr/share/b/c/x", "usr/share/b/c/y"])
    let item = try #require(contents.files.first { $0.entry.path == "usr/share/b/c/x" })
    #expect(try Data(contentsOf: item.source) == Data("new".utf8))
    #expect(item.entry.size == 3)
  }

  @Test func `sizes are whole blocks of 1024 bytes, one for a folder`() throws {
    let text = String(repeating: "a", count: 1025)
    let contents = try contents(["usr/share/long": text, "usr/share/empty": ""])
    // The root, usr, bin and share, the program in one block, two blocks for the long file.
    #expect(ELFBytes().data.count <= 1024)
    #expect(DebianPackage.installedSize(of: contents) == 4 + 1 + 2)
  }

  @Test func `compressed bytes have no time`() throws {
    let contents = try contents([:])
    let bytes = try contents.compressed(Data("text".utf8))
    // The method, no flags, and four zeros for the time.
    #expect(bytes.prefix(8) == Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0]))
  }
}
