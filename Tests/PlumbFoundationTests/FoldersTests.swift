import Foundation
import PlumbFoundation
import Testing

@Suite struct FoldersTests {
  @Test func `folders are those of the file manager`() throws {
    func folder(_ kind: FileManager.SearchPathDirectory) throws -> String {
      try #require(FileManager.default.urls(for: kind, in: .userDomainMask).first).path
    }
    #expect(URL.documentsDirectory.path == (try folder(.documentDirectory)))
    #expect(URL.cachesDirectory.path == (try folder(.cachesDirectory)))
    #expect(
      URL.applicationSupportDirectory.path == (try folder(.applicationSupportDirectory)))
    #expect(URL.downloadsDirectory.path == (try folder(.downloadsDirectory)))
  }

  @Test func `a file is written into the documents at once`() throws {
    let url = URL.documentsDirectory.appending(path: ".plumb-\(UUID().uuidString)")
    try Data("a".utf8).write(to: url)
    try FileManager.default.removeItem(at: url)
  }

  @Test func `a bookmark finds its file again`() throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "a b.txt")
    #expect(throws: CocoaError.self) { try url.bookmarkData() }
    try Data().write(to: url)
    let data = try url.bookmarkData(options: .withSecurityScope)
    var isStale = true
    let found = try URL(
      resolvingBookmarkData: data, options: .withSecurityScope, bookmarkDataIsStale: &isStale)
    #expect(found.path == url.path && !isStale)
    try FileManager.default.removeItem(at: url)
    #expect(throws: CocoaError.self) {
      var isStale = false
      _ = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    }
    #expect(throws: CocoaError.self) {
      var isStale = false
      _ = try URL(resolvingBookmarkData: Data("a".utf8), bookmarkDataIsStale: &isStale)
    }
  }
}
