import Foundation
import Testing

@testable import PlumbPlatform
@testable import PlumbSDL
@testable import TestSupport

/// The process that receives the requests to its program, on a private bus.
@MainActor @Suite(.serialized) struct PrimaryInstanceTests {
  nonisolated private static let id = "org.example-pets.My_Pets"
  nonisolated private static let address = DBusMessage.Address(
    service: id, path: "/org/example_pets/My_Pets", interface: "org.freedesktop.Application")

  @MainActor private final class Requests {
    var all: [ProgramRequest] = []

    func wait(for count: Int) async throws {
      for _ in 0..<6_000 where all.count < count { try await Task.sleep(for: .milliseconds(10)) }
    }
  }

  private func instance(on bus: PrivateBus) throws -> PrimaryInstance {
    let name = try #require(ApplicationName(Self.id))
    let claim = PrimaryInstance.claim(
      name, handingOver: ProgramRequest(.activate), at: bus.address, busPatience: .seconds(60))
    guard case .granted(let instance) = claim else { throw CocoaError(.fileReadUnknown) }
    return instance
  }

  nonisolated private static func message(_ request: ProgramRequest) -> DBusMessage? {
    DBusMessage(request.call.member, of: address, request.call.arguments)
  }

  @Test func `requests arrive in their order, and are answered`() async throws {
    let bus = try PrivateBus()
    let instance = try instance(on: bus)
    let sent = [
      ProgramRequest(.open([URL(filePath: "/a")]), activationToken: "token"),
      ProgramRequest(.perform(action: "feed")), ProgramRequest(.activate),
    ]
    let requests = Requests()
    instance.receive { requests.all.append($0) }
    let second = await startPeer(on: bus) { peer in
      for request in sent {
        let reply = try peer.call(Self.message(request))
        #expect(!reply.isError)
      }
    }
    try await requests.wait(for: 3)
    #expect(requests.all == sent)
    try await second.value
    instance.stop()
  }

  @Test func `calls that are no requests are refused`() async throws {
    let bus = try PrivateBus()
    let instance = try instance(on: bus)
    let requests = Requests()
    instance.receive { requests.all.append($0) }
    let data = DBusValue.array(of: "{sv}", [])
    let second = await startPeer(on: bus) { peer in
      var elsewhere = Self.address
      elsewhere.path = "/org/example"
      var other = Self.address
      other.interface = "org.gtk.Application"
      let calls = [
        DBusMessage("Activate", of: elsewhere, [data]), DBusMessage("Activate", of: other, [data]),
        DBusMessage("Quit", of: Self.address), DBusMessage("Activate", of: Self.address),
        DBusMessage("Open", of: Self.address, [.string("file:///a"), data]),
        DBusMessage("ActivateAction", of: Self.address, [.string("feed"), data]),
      ]
      for call in calls {
        let reply = try peer.call(call)
        #expect(reply.isError)
      }
    }
    try await second.value
    #expect(requests.all.isEmpty)
    instance.stop()
  }

  @Test func `addresses that are none are left out`() {
    let items: [DBusValue] = [.string("file:///a"), .string("no address"), .string("b.txt")]
    let request = ProgramRequest(
      member: "Open", arguments: [.array(of: "s", items), .array(of: "{sv}", [])])
    #expect(request == ProgramRequest(.open([URL(filePath: "/a")])))
  }

  @Test func `the startup id of an older desktop is the token`() {
    let data = DBusValue.array(
      of: "{sv}",
      [
        .entry(.string("activation-token"), .variant(.string(""))),
        .entry(.string("desktop-startup-id"), .variant(.string("a_TIME1"))),
      ])
    #expect(
      ProgramRequest(member: "Activate", arguments: [data])
        == ProgramRequest(.activate, activationToken: "a_TIME1"))
  }

  @Test func `a request that comes before the windows waits for them`() async throws {
    let bus = try PrivateBus()
    let instance = try instance(on: bus)
    let file = ProgramRequest(.open([URL(filePath: "/a")]))
    let second = await startPeer(on: bus) { peer in
      let replies = [
        try peer.call(Self.message(file)),
        try peer.call(Self.message(ProgramRequest(.activate))),
      ]
      #expect(replies.map(\.isError) == [false, false])
    }
    #expect(instance.firstRequest(within: .seconds(60)) == file)
    let requests = Requests()
    instance.receive { requests.all.append($0) }
    try await requests.wait(for: 1)
    #expect(requests.all == [ProgramRequest(.activate)])
    try await second.value
    instance.stop()
  }

  @Test func `a process that waits in vain goes on`() throws {
    let bus = try PrivateBus()
    let instance = try instance(on: bus)
    #expect(instance.firstRequest(within: .milliseconds(50)) == nil)
  }

  @Test(arguments: [
    ("org.example.Pets", "/org/example/Pets"), ("a.b", "/a/b"), ("a-b._c", "/a_b/_c"),
    ("io.github.user1", "/io/github/user1"),
  ])
  func `a name with a dot is one of the bus`(id: String, path: String) {
    #expect(ApplicationName(id)?.service == id)
    #expect(ApplicationName(id)?.path == path)
  }

  @Test(arguments: [
    "", "pets", ".", "a..b", ".a", "a.", "a.1b", "1a.b", "a.b c", "a.ü", "a.b/c", ":1.2", "a.[b]",
    "a." + String(repeating: "b", count: 254),
  ])
  func `other names are none of the bus`(id: String) {
    #expect(ApplicationName(id) == nil)
  }
}
