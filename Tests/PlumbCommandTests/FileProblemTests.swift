import Foundation
import Testing

@testable import PlumbCommand

/// Sentences about files and folders that cannot be read or written.
@Suite struct FileProblemTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("file")
    try folder.write("Folder/below")
  }

  private func url(_ path: String) -> URL { folder.url.appending(path: path) }

  /// Returns the sentence for the error of some work.
  private func sentence(_ work: () throws -> Void) -> String? {
    do {
      try work()
      return nil
    } catch {
      return FileProblem(error)?.description
    }
  }

  private static let movesAway = "Move away the file or folder that is in its place."

  @Test func `a log that cannot be written is named, with the reason and a way on`() {
    // As where a person has put a folder or a file into the build.
    #expect(
      sentence { _ = try CommandRun(["true"], log: self.url("Folder")) }
        == "\(url("Folder").path) cannot be written: Is a directory. \(Self.movesAway)")
    #expect(
      sentence { _ = try CommandRun(["true"], log: self.url("file/log")) }
        == "\(url("file/log").path) cannot be written: Not a directory. \(Self.movesAway)")
  }

  @Test func `a full disk is told`() {
    #expect(
      sentence { try Data("notes".utf8).write(to: URL(filePath: "/dev/full")) }
        == "/dev/full cannot be written: No space left on device. Remove files that are not needed,"
        + " and try again.")
  }

  @Test func `an open file that cannot be written has no path`() throws {
    let file = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(
      sentence { try file.write(contentsOf: Data([0])) }?.hasPrefix(
        "A file cannot be written: No space left on device. ") == true)
  }

  @Test func `a folder, a link, a move and a program have sentences`() {
    let files = FileManager.default
    let place = "\(url("file").path) cannot be written: File exists. \(Self.movesAway)"
    #expect(
      sentence {
        try files.createDirectory(at: self.url("file"), withIntermediateDirectories: true)
      } == place)
    #expect(
      sentence {
        try files.createSymbolicLink(atPath: self.url("file").path, withDestinationPath: "x")
      } == place)
    #expect(
      sentence { try files.moveItem(at: self.url("Folder"), to: self.url("file/Folder")) }
        == "\(url("file/Folder").path) cannot be written: Not a directory. \(Self.movesAway)")
    let process = Process()
    process.executableURL = url("missing")
    #expect(
      sentence { try process.run() } == "\(url("missing").path) cannot be read: No such file or"
        + " directory. Make it or the folder that it belongs in, unless another program removed it."
    )
  }

  @Test func `a name cannot break the sentence`() {
    #expect(
      sentence { _ = try Data(contentsOf: self.url("a\nb")) }?
        .hasPrefix("\(url("a?b").path) cannot be read: ") == true)
  }

  @Test func `errors with a sentence of their own keep it`() {
    let failure = CommandRun.StartError(description: "There is no swift on the search path.")
    #expect(FileProblem(failure) == nil)
    #expect(FileProblem.reason(failure) == "There is no swift on the search path")
    #expect(FileProblem(BundleFailure("No.")) == nil)
  }

  @Test func `a new package says why it cannot be written`() {
    let error = CocoaError(
      .fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.EROFS) as NSError])
    #expect(
      FileProblem(writing: url("New"), error).description
        == "\(url("New").path) cannot be written: Read-only file system. Use a folder on a disk that"
        + " can be written.")
  }
}
