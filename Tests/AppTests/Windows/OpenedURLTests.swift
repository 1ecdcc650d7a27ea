import EngineTesting
import Foundation
import PlumbApp
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The addresses and files that a program receives when it starts.
@MainActor @Suite struct OpenedURLTests {
  private final class Record {
    var opened: [String] = []
  }

  /// Returns the addresses that two views open, one of them inside the other, once the tasks of the main actor have
  /// run.
  private func opened(with arguments: [String]) async throws -> [String] {
    let record = Record()
    let urls = ReceivedURLs(arguments: arguments)
    let harness = LayoutHarness {
      Text("inside")
        .onOpenURL { record.opened.append("inside \($0.absoluteString)") }
        .onOpenURL { record.opened.append("outside \($0.absoluteString)") }
        .environment(\.receivedURLs, urls)
    }
    harness.layOut()
    for _ in 0..<10 { await Task.yield() }
    return record.opened.sorted()
  }

  @Test func `every view is given every address`() async throws {
    #expect(
      try await opened(with: ["letter:7", "https://example.org"]) == [
        "inside https://example.org", "inside letter:7", "outside https://example.org",
        "outside letter:7",
      ])
  }

  @Test func `files that exist are opened, and options and other words are not`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "opened-\(UUID())")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(
      try await opened(with: ["--quiet", "words", file.path]) == [
        "inside \(file.absoluteString)", "outside \(file.absoluteString)",
      ])
  }

  @Test func `a program without arguments opens nothing`() async throws {
    #expect(try await opened(with: []) == [])
  }
}
