import Foundation
import Testing

@testable import PlumbPreview

/// The lines of a named pipe.
@Suite struct PipeLinesTests {
  @Test func `lines are those of the writer, however they were written`() throws {
    let pipe = FileManager.default.temporaryDirectory
      .appending(path: "plumb-lines-\(UUID().uuidString)").path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    // With both ends, so that opening it waits for nobody.
    let writer = FileHandle(fileDescriptor: open(pipe, O_RDWR), closeOnDealloc: true)
    var lines = try PipeLines(path: pipe)
    try writer.write(contentsOf: Data("a\nb".utf8))
    #expect(lines.next() == "a")
    try writer.write(contentsOf: Data("c\n\nd\n".utf8))
    #expect([lines.next(), lines.next(), lines.next()] == ["bc", "", "d"])
    try writer.write(contentsOf: Data("rest".utf8))
    try writer.close()
    #expect(lines.next() == nil)
  }

  @Test func `a pipe is waited for until a program writes to it`() throws {
    let pipe = FileManager.default.temporaryDirectory
      .appending(path: "plumb-lines-\(UUID().uuidString)").path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    var lines = try PipeLines(path: pipe)
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "sleep 0.3; echo late >\"$1\"", "sh", pipe]
    try writer.run()
    #expect(lines.next() == "late")
    #expect(lines.next() == nil)
    writer.waitUntilExit()
  }

  @Test(arguments: [
    ("/nonexistent/pipe", "No such file or directory"), ("/dev/zero", "it is no pipe"),
    ("/tmp", "it is no pipe"), ("/proc/self/status", "it is no pipe"),
  ])
  func `another thing than a pipe is not opened`(path: String, reason: String) {
    let error = #expect(throws: PipeLines.OpeningError.self) { try PipeLines(path: path) }
    #expect(
      error?.description == "The pipe \(path) for messages cannot be read: \(reason)."
        + " Start the program by plumb run --watch, which makes it.")
  }
}
