import Foundation
import PlumbUI
import Testing

/// Files and folders in memory, and types of files.
@Suite struct FileWrapperTests {
  private func temporary() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "wrapper-\(UUID())")
  }

  @Test func `a folder is written and read again`() throws {
    let url = temporary()
    defer { try? FileManager.default.removeItem(at: url) }
    let inner = FileWrapper(directoryWithFileWrappers: [
      "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
    ])
    let folder = FileWrapper(directoryWithFileWrappers: ["inner": inner])
    #expect(folder.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b") == "b")
    #expect(folder.addRegularFile(withContents: Data("c".utf8), preferredFilename: "b") == "b 2")
    try folder.write(to: url, options: .withNameUpdating)
    #expect(folder.filename == url.lastPathComponent)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && read.fileWrappers?.keys.sorted() == ["b", "b 2", "inner"])
    let text = read.fileWrappers?["inner"]?.fileWrappers?["a.txt"]
    #expect(text?.isRegularFile == true && text?.regularFileContents == Data("a".utf8))
    #expect(text?.filename == "a.txt")
  }

  @Test func `a removed file is not written`() throws {
    let file = FileWrapper(regularFileWithContents: Data())
    let folder = FileWrapper(directoryWithFileWrappers: ["a": file])
    folder.removeFileWrapper(file)
    #expect(folder.fileWrappers?.isEmpty == true)
  }

  @Test func `a missing file is an error in one sentence`() {
    let url = temporary()
    let error = #expect(throws: (any Error).self) { try FileWrapper(url: url) }
    #expect(error?.localizedDescription.hasPrefix("\(url.path) could not be read: ") == true)
  }

  @Test func `types are found by extensions and MIME types`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType(mimeType: "image/webp") == .webP)
    #expect(UTType(mimeType: "image/unheard-of") == nil)
    #expect(UTType.swiftSource.conforms(to: .text) && UTType.mp3.conforms(to: .audiovisualContent))
    #expect(!UTType.mp3.conforms(to: .text))
  }

  @Test func `an extension of no known type makes a dynamic one`() throws {
    let poll = try #require(UTType(filenameExtension: "poll", conformingTo: .text))
    #expect(poll.isDynamic && poll.preferredFilenameExtension == "poll")
    #expect(poll.conforms(to: .data) && !poll.conforms(to: .image))
    #expect(poll == UTType(filenameExtension: "POLL"))
    #expect(UTType(filenameExtension: "") == nil)
  }
}
