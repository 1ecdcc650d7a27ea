import Foundation
import PlumbUI
import Testing

@testable import Tally

/// The lines of standard input.
@Suite struct InputLinesTests {
  /// Returns the lines of data in a pipe.
  private func lines(_ data: Data) throws -> [String] {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let count = data.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    #expect(count == data.count)
    close(ends[1])
    var input = InputLines(descriptor: ends[0])
    var lines: [String] = []
    while let line = try input.next() {
      lines.append(line)
      #expect(input.number == lines.count)
    }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb\n", ["a", "", "b"]),
    ("a\r\nb", ["a", "b"]), ("\n\n", ["", ""]), ("né\u{0}e\n猫", ["né\u{0}e", "猫"]),
  ])
  func `a line is what is before its end, or before the end of all`(
    text: String, expected: [String]
  ) throws {
    #expect(try lines(Data(text.utf8)) == expected)
  }

  @Test func `lines longer than what is read at once are whole`() throws {
    let expected = (0..<20).map { String(repeating: "\($0 % 10)", count: $0 * 200) }
    let text = expected.joined(separator: "\n")
    #expect(try lines(Data(text.utf8)) == expected)
  }

  @Test func `a line without an end and an input that cannot be read give a sentence`() throws {
    let long = #expect(throws: BadValue.self) { try lines(Data(repeating: 0x61, count: 20_000)) }
    #expect(long?.description == "The line has more than 4096 bytes.")
    let closed = #expect(throws: BadValue.self) {
      var input = InputLines(descriptor: -1)
      _ = try input.next()
    }
    #expect(closed?.description == "Standard input cannot be read: Bad file descriptor.")
  }
}
