import ArgumentParser
import Foundation
import PlumbUI
import Testing

@testable import Tally

@MainActor @Suite struct `The trace of the poll` {
  /// Returns the output of the command.
  private func output(_ options: [String]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let arguments = ["trace", "-o", file.path, "--votes", "Cat=25,Goldfish=9,Dog=16"] + options
    let command = try #require(try Options.parseAsRoot(arguments) as? TraceCommand)
    try command.perform()
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `tells that the voting buttons are asked for their ideal size`() throws {
    let text = try output(["--inside", "EqualWidthStack"])
    // The widest button determines the width that each is placed with.
    #expect(text.contains("nil × nil → "))
    #expect(text.contains("sizes computed"))
  }

  @Test func `has a line for each question to a label`() throws {
    let lines = try output(["--label", "Goldfish"]).split(separator: "\n")
    #expect(lines.dropLast(4).contains { $0.contains("Text \"Goldfish\"") })
    #expect(!lines.contains { $0.contains("Text \"Dog\"") && !$0.contains("   ") })
  }

  @Test func `after a click has only what the click causes`() throws {
    let options = try SceneOptions.parse(["--votes", "Cat=25,Goldfish=9,Dog=16"])
    func computed(_ actions: [SceneAction]) throws -> Int {
      let poll = try HeadlessScreen(options: options, actions: actions, recordsLayout: true)
      return poll.layoutTrace.totals.all.computed
    }
    let (whole, change) = (try computed([]), try computed([.tap(label: "Dog")]))
    #expect(change > 0)
    #expect(change < whole / 2)
  }

  @Test func `names the views that there are when there is none of the name`() throws {
    #expect {
      _ = try output(["--type", "NoSuchView"])
    } throws: { error in
      "\(error)".contains("NoSuchView") && "\(error)".contains("Text")
    }
  }

  @Test(arguments: [["--json", "--summary"], ["--at", "1"]])
  func `refuses what cannot be together`(options: [String]) {
    #expect(throws: (any Error).self) { try Options.parseAsRoot(["trace"] + options) }
  }
}
