import Foundation
import PlumbUI
import Synchronization
import Testing

@testable import PlumbApp
@testable import PlumbFiles

/// Files and folders of documents while something else takes their place.
@Suite(.timeLimit(.minutes(1))) final class FileTreeTests {
  private let place: URL

  init() throws {
    place = FileManager.default.temporaryDirectory.appending(path: "tree-\(UUID())")
    try FileManager.default.createDirectory(
      at: place.appending(path: "Secrets"), withIntermediateDirectories: true)
    try Data("secret".utf8).write(to: url("Secrets/file"))
    try FileManager.default.createDirectory(
      at: url("Document/Folder"), withIntermediateDirectories: true)
    try Data("own".utf8).write(to: url("Document/Folder/file"))
    try Data("own".utf8).write(to: url("Document/file"))
  }

  deinit { try? FileManager.default.removeItem(at: place) }

  private func url(_ name: String) -> URL { place.appending(path: name) }

  private func sentence(_ path: String) -> String? {
    do {
      _ = try FileWrapper(url: url(path))
      return nil
    } catch {
      return error.localizedDescription.replacing(place.path, with: "")
    }
  }

  @Test func `a pipe and a device in a document are not read`() throws {
    #expect(mkfifo(url("Document/Folder/pipe").path, 0o600) == 0)
    #expect(
      sentence("Document")
        == "/Document/Folder/pipe could not be read: it is not a regular file.")
    #expect(throws: FileTree.ReadingError.self) { try FileTree(at: "/dev/zero", limit: 1) }
  }

  @Test func `a gigantic file and folders without end are not read`() throws {
    #expect(truncate(url("Document/file").path, 1 << 40) == 0)
    #expect(
      sentence("Document") == "/Document/file could not be read: it has more than 2048 megabytes.")
    try FileManager.default.removeItem(at: url("Document/file"))
    let deep = "Document" + String(repeating: "/a", count: 31)
    try FileManager.default.createDirectory(at: url(deep), withIntermediateDirectories: true)
    #expect(sentence("Document") == nil)
    try FileManager.default.createDirectory(
      at: url("\(deep)/a"), withIntermediateDirectories: true)
    #expect(
      sentence("Document")
        == "/\(deep)/a could not be read: it is in more than 31 folders of the document.")
  }

  @Test(arguments: [("Document/file", "Secrets/file"), ("Document/Folder", "Secrets")])
  func `a link that takes the place of a file or a folder meanwhile is not followed`(
    name: String, secret: String
  ) throws {
    let (target, aside) = (url(name).path, url("aside").path)
    let link = url("link").path
    #expect(symlink(url(secret).path, link) == 0)
    let isDone = Mutex(false)
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while !isDone.withLock({ $0 }) {
        rename(target, aside)
        rename(link, target)
        rename(target, link)
        rename(aside, target)
      }
      ended.signal()
    }
    for _ in 0..<10_000 {
      // It is missing at times.
      guard let children = try? FileWrapper(url: url("Document")).fileWrappers else { continue }
      let folder = children["Folder"]?.fileWrappers ?? [:]
      for file in [children["file"], folder["file"]] {
        let data = file?.regularFileContents ?? Data("own".utf8)
        guard data == Data("own".utf8) else {
          Issue.record("\(String(decoding: data, as: UTF8.self)) was read through a link.")
          break
        }
      }
    }
    isDone.withLock { $0 = true }
    ended.wait()
  }
}
