import Foundation
import Testing

@testable import PlumbApp

/// The list of the files that the programs of the desktop have used last.
@Suite struct DesktopRecentFilesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recent-files-\(UUID())")
  private let file: URL
  private let files: DesktopRecentFiles
  private let first = Date(timeIntervalSince1970: 0)
  private let second = Date(timeIntervalSince1970: 86_400)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    file = folder.appending(path: "recently-used.xbel")
    files = DesktopRecentFiles(file: file, program: "pets")
  }

  private func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  /// The list, with one blank for each run of white space.
  private func list() throws -> String {
    try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  private static let entry = """
    <bookmark href="file:///a%20&amp;b.txt" added="1970-01-01T00:00:00Z" \
    modified="1970-01-01T00:00:00Z" visited="1970-01-01T00:00:00Z"> <info> \
    <metadata owner="http://freedesktop.org"> <mime:mime-type type="text/plain"/> \
    <bookmark:applications> <bookmark:application name="pets" exec="&apos;pets %u&apos;" \
    modified="1970-01-01T00:00:00Z" count="1"/> </bookmark:applications> </metadata> </info> \
    </bookmark>
    """

  @Test func `the first file begins a list that only the person reads`() throws {
    defer { removeFolder() }
    files.add(URL(filePath: "/a &b.txt"), type: "text/plain", at: first)
    let list = try list()
    #expect(list.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?> <xbel version=\"1.0\""))
    #expect(list.hasSuffix("> \(Self.entry) </xbel>"))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test func `a file has one entry, with the time of its last use`() throws {
    defer { removeFolder() }
    files.add(URL(filePath: "/a &b.txt"), type: "text/plain", at: first)
    files.add(URL(filePath: "/a &b.txt"), type: "text/plain", at: second)
    let used = Self.entry.replacing("1970-01-01", with: "1970-01-02")
      .replacing("added=\"1970-01-02", with: "added=\"1970-01-01")
    #expect(try list().hasSuffix("> \(used) </xbel>"))
  }

  @Test func `the entries and the programs of others stay`() throws {
    defer { removeFolder() }
    let other = """
      <xbel version="1.0"> <bookmark href="file:///c" added="x" modified="y" visited="z"> \
      <title>C</title> <info> <metadata owner="http://freedesktop.org"> \
      <bookmark:applications> <bookmark:application name="viewer" count="3"/> \
      </bookmark:applications> </metadata> </info> </bookmark>
      """
    try Data("\(other) </xbel>".utf8).write(to: file)
    files.add(URL(filePath: "/a &b.txt"), type: "text/plain", at: first)
    #expect(try list() == "\(other) \(Self.entry) </xbel>")
    files.add(URL(filePath: "/c"), type: "text/plain", at: first)
    let list = try list()
    #expect(list.contains("<title>C</title>"))
    #expect(list.contains("<bookmark:application name=\"viewer\" count=\"3\"/>"))
    #expect(list.contains("href=\"file:///c\" added=\"x\" modified=\"1970-01-01T00:00:00Z\""))
    #expect(list.components(separatedBy: "name=\"pets\"").count == 3)
  }

  @Test(arguments: ["", "no list", "<xbel version=\"1.0\">", "\u{0}"])
  func `a file of another form is left alone`(text: String) throws {
    defer { removeFolder() }
    try Data(text.utf8).write(to: file)
    files.add(URL(filePath: "/a"), type: "text/plain", at: first)
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func `a list that is none of a person's files is not replaced`() throws {
    defer { removeFolder() }
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: URL(filePath: "/dev/null"))
    files.add(URL(filePath: "/a"), type: "text/plain", at: first)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == "/dev/null")
  }
}
