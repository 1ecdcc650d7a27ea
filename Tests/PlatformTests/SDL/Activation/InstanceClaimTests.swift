import Foundation
import Testing

@testable import PlumbPlatform
@testable import PlumbSDL
@testable import TestSupport

/// The start of a program of which another process may run, on a private bus.
@MainActor @Suite(.serialized) struct InstanceClaimTests {
  nonisolated private static let id = "org.example.Pets"
  private let name: ApplicationName
  private let bus: PrivateBus

  init() throws {
    name = try #require(ApplicationName(Self.id))
    bus = try PrivateBus()
  }

  /// Returns the outcome in one word.
  private func outcome(
    _ purpose: ProgramRequest.Purpose = .activate, token: String? = nil,
    patience: Duration = .seconds(60)
  ) -> String {
    let claim = PrimaryInstance.claim(
      name, handingOver: ProgramRequest(purpose, activationToken: token), at: bus.address,
      busPatience: .seconds(60), patience: patience)
    return switch claim {
    case .granted: "granted"
    case .handedOver: "handed over"
    case .unanswered: "unanswered"
    case .unavailable: "unavailable"
    }
  }

  @Test func `the first process gets the name, and keeps it as long as it lives`() async throws {
    let claim = PrimaryInstance.claim(
      name, handingOver: ProgramRequest(.activate), at: bus.address)
    guard case .granted(let instance) = claim else {
      Issue.record("The name is not granted.")
      return
    }
    let bus = bus
    let owned = Task.detached {
      try BusPeer(on: bus).call("NameHasOwner", [.string(Self.id)]).arguments
    }
    #expect(try await owned.value == [.boolean(true)])
    instance.stop()
    #expect(outcome() == "granted")
  }

  @Test func `a second process hands its files over and learns that they arrive`() async throws {
    let files = [URL(filePath: "/tmp/a b.txt"), URL(string: "pets:cat")].compactMap(\.self)
    let first = await startPeer(on: bus, name: Self.id) { peer in
      let call = try peer.nextRequest()
      #expect(call.target?.path == "/org/example/Pets")
      #expect(call.target?.member == "Open")
      #expect(
        call.arguments.first
          == .array(of: "s", [.string("file:///tmp/a%20b.txt"), .string("pets:cat")]))
      let request = ProgramRequest(member: "Open", arguments: call.arguments)
      #expect(request?.activationToken == "token_TIME7")
      try peer.send(DBusMessage(replyingTo: call, []))
    }
    #expect(outcome(.open(files), token: "token_TIME7") == "handed over")
    try await first.value
  }

  @Test func `a process that does not answer is told of`() async throws {
    let first = await startPeer(on: bus, name: Self.id) { peer in
      _ = try peer.nextRequest()
      try await Task.sleep(for: .seconds(1))
      withExtendedLifetime(peer) {}
    }
    #expect(outcome(patience: .milliseconds(100)) == "unanswered")
    try await first.value
  }

  @Test func `the next process takes the name of one that ends without an answer`() async throws {
    let first = await startPeer(on: bus, name: Self.id) { peer in
      // After the last use of the connection the bus sees that the process has ended.
      _ = try peer.nextRequest()
    }
    #expect(outcome() == "granted")
    try await first.value
  }

  @Test func `a program of the same name that knows no requests is left alone`() async throws {
    let first = await startPeer(on: bus, name: Self.id) { peer in
      for _ in 0..<3 {
        let call = try peer.nextRequest()
        try peer.send(
          DBusMessage(replyingTo: call, error: "org.freedesktop.DBus.Error.UnknownMethod"))
      }
    }
    #expect(outcome() == "unavailable")
    try await first.value
  }

  @Test func `without a bus, each process is on its own`() {
    bus.stop()
    #expect(outcome() == "unavailable")
    let claim = PrimaryInstance.claim(
      name, handingOver: ProgramRequest(.activate), at: nil as String?)
    guard case .unavailable = claim else {
      Issue.record("There is no bus.")
      return
    }
  }
}
