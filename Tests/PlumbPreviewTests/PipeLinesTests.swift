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
    var lines = try #require(PipeLines(path: pipe))
    try writer.write(contentsOf: Data("a\nb".utf8))
    #expect(lines.next() == "a")
    try writer.write(contentsOf: Data("c\n\nd\n".utf8))
    #expect([lines.next(), lines.next(), lines.next()] == ["bc", "", "d"])
    try writer.write(contentsOf: Data("rest".utf8))
    try writer.close()
    #expect(lines.next() == nil)
  }

  @Test func `a file that does not exist has no lines`() {
    #expect(PipeLines(path: "/nonexistent/pipe") == nil)
  }
}
