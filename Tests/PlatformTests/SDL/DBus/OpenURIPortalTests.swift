import Foundation
import Testing

@testable import PlumbSDL
@testable import TestSupport

/// The portal that opens addresses and files, which the test simulates on a private bus.
@MainActor @Suite(.serialized) struct OpenURIPortalTests {
  nonisolated private static let name = "org.freedesktop.portal.Desktop"
  nonisolated private static let interface = "org.freedesktop.portal.OpenURI"
  nonisolated private static let request = DBusMessage.Address(
    service: nil, path: "/org/freedesktop/portal/desktop/request/1_1/t",
    interface: "org.freedesktop.portal.Request")

  @MainActor private final class Outcomes {
    var all: [Bool?] = []

    func wait() async throws {
      for _ in 0..<6_000 where all.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    }
  }

  /// Has a simulated portal open an address or a file. Returns whether it was opened, and its call.
  private func opened(
    _ url: URL, response: UInt32 = 0
  ) async throws -> (outcomes: [Bool?], member: String?, subject: DBusValue?) {
    let bus = try PrivateBus()
    let (calls, received) = AsyncStream<(String, DBusValue?)>.makeStream()
    let portal = await startPeer(on: bus, name: Self.name) { peer in
      let call = try peer.nextRequest(of: Self.interface)
      received.yield((call.target?.member ?? "", call.arguments[1]))
      received.finish()
      #expect(call.arguments[0] == .string("x11:2a"))
      try peer.send(DBusMessage(replyingTo: call, [.objectPath(Self.request.path)]))
      try peer.send(
        DBusMessage("Response", of: Self.request, [.uint32(response), .array(of: "{sv}", [])]))
    }
    let outcomes = Outcomes()
    OpenURIPortal.request(url, parent: "x11:2a", at: bus.address) { outcomes.all.append($0) }
    try await outcomes.wait()
    try await portal.value
    for await (member, subject) in calls { return (outcomes.all, member, subject) }
    return (outcomes.all, nil, nil)
  }

  @Test func `an address is opened`() async throws {
    let url = try #require(URL(string: "https://example.org/a?b"))
    let result = try await opened(url)
    #expect(result.outcomes == [true])
    #expect(result.member == "OpenURI")
    #expect(result.subject == .string("https://example.org/a?b"))
  }

  @Test func `a person may refuse it`() async throws {
    let url = try #require(URL(string: "https://example.org"))
    #expect(try await opened(url, response: 1).outcomes == [false])
  }

  @Test func `files and folders are passed open`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "opened-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.txt")
    try Data().write(to: file)
    let (first, second) = (try await opened(file), try await opened(folder))
    #expect([first.outcomes, second.outcomes] == [[true], [true]])
    #expect([first.member, second.member] == ["OpenFile", "OpenDirectory"])
    // No value that the engine reads.
    #expect([first.subject, second.subject] == [nil, nil])
  }

  @Test func `a file that does not exist is not opened`() async throws {
    let outcomes = Outcomes()
    OpenURIPortal.request(
      URL(filePath: "/no/such/file"), parent: "", at: "unix:path=/nowhere"
    ) { outcomes.all.append($0) }
    #expect(outcomes.all == [false])
  }

  @Test func `without a portal or a bus nothing is opened, which is told`() async throws {
    let url = try #require(URL(string: "https://example.org"))
    let outcomes = Outcomes()
    OpenURIPortal.request(url, parent: "", at: "unix:path=/nowhere") { outcomes.all.append($0) }
    #expect(outcomes.all == [nil])
    let (bus, others) = (try PrivateBus(), Outcomes())
    OpenURIPortal.request(url, parent: "", at: bus.address) { others.all.append($0) }
    try await others.wait()
    #expect(others.all == [nil])
  }
}
