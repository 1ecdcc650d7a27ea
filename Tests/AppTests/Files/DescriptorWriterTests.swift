import Foundation
import Testing

@testable import PlumbFiles
@testable import TestSupport

/// Output that is written, and output that cannot be written.
@Suite struct DescriptorWriterTests {
  /// The two ends of a pipe.
  private struct Pipe {
    var reader: Int32
    var writer: Int32

    init() {
      var ends: [Int32] = [-1, -1]
      #expect(pipe(&ends) == 0)
      (reader, writer) = (ends[0], ends[1])
    }
  }

  private func code(writing data: Data, to descriptor: Int32) -> POSIXErrorCode? {
    do {
      try DescriptorWriter.write(data, to: descriptor)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `a full device and a descriptor that is not open are errors`() {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(code(writing: Data("text".utf8), to: full) == .ENOSPC)
    #expect(code(writing: Data("text".utf8), to: -1) == .EBADF)
    let readOnly = open("/dev/null", O_RDONLY)
    defer { close(readOnly) }
    #expect(code(writing: Data("text".utf8), to: readOnly) == .EBADF)
  }

  @Test func `a pipe without a reader is an error, and no signal is left`() {
    let pipe = Pipe()
    close(pipe.reader)
    defer { close(pipe.writer) }
    #expect(code(writing: Data("text".utf8), to: pipe.writer) == .EPIPE)
    var pending = sigset_t()
    sigpending(&pending)
    #expect(sigismember(&pending, SIGPIPE) == 0)
  }

  /// A pipe holds 64 KB.
  @Test(arguments: [0, O_NONBLOCK])
  func `more than a pipe has room for is written as it is read`(flags: Int32) {
    let pipe = Pipe()
    #expect(fcntl(pipe.writer, F_SETFL, flags) == 0)
    let data = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 * 7) })
    let thread = Thread {
      try? DescriptorWriter.write(data, to: pipe.writer)
      close(pipe.writer)
    }
    thread.start()
    let read = try? RegularFile.contents(of: FileHandle(fileDescriptor: pipe.reader), limit: .max)
    #expect(read == data)
    close(pipe.reader)
  }

  @Test func `the error says what was done before`() {
    let error = OutputError(cause: POSIXError(.ENOSPC), done: "One vote was stored.")
    #expect(
      "\(error)"
        == "One vote was stored. Standard output cannot be written: No space left on device.")
    #expect(
      "\(OutputError(cause: POSIXError(.EBADF), done: ""))"
        == "Standard output cannot be written: Bad file descriptor.")
  }

  @Test func `a program whose reader has gone ends by the signal, without a word`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGPIPE), observing: [\.standardErrorContent]
    ) {
      signal(SIGPIPE, SIG_IGN)
      OutputError(cause: POSIXError(.EPIPE), done: "").endProgram(named: "test")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("test:"))
  }

  @Test func `a program whose output is incomplete ends with one sentence and a status`() async {
    let result = await #expect(
      processExitsWith: .exitCode(74), observing: [\.standardErrorContent]
    ) {
      OutputError(cause: POSIXError(.ENOSPC), done: "").endProgram(named: "test")
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("test: Standard output cannot be written: No space left on device.\n"))
  }

  @Test func `files never take the numbers of streams that were closed`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      close(0)
      close(1)
      close(2)
      StandardStream.openMissing()
      let file = open("/dev/null", O_RDWR)
      var byte: UInt8 = 0
      let isRead = read(0, &byte, 1) >= 0
      let isWritten = (1...2).contains { write($0, &byte, 1) >= 0 }
      // The warning is lost without a trap.
      StandardStream.warn("nothing")
      exit(file > 2 && !isRead && !isWritten ? 0 : 1)
    }
  }

  @Test func `control characters in a message do not reach the terminal`() async {
    let result = await #expect(
      processExitsWith: .exitCode(0), observing: [\.standardErrorContent]
    ) {
      StandardStream.warn("\u{1b}[31m a\u{7}\u{9b}b é\tc\r\n\0")
      exit(0)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("\u{FFFD}[31m a\u{FFFD}\u{FFFD}b é\tc\u{FFFD}\n\u{FFFD}\n"))
  }

  @Test func `a write beyond the largest file of the process is an error, and no signal`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let path = FileManager.default.temporaryDirectory.appending(path: "write-\(UUID())").path
      let file = open(path, O_WRONLY | O_CREAT, 0o600)
      unlink(path)
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      FileSizeSignal.ignore()
      do {
        try DescriptorWriter.write(Data("text".utf8), to: file)
        exit(1)
      } catch {
        exit((error as? POSIXError)?.code == .EFBIG ? 0 : 2)
      }
    }
  }
}
