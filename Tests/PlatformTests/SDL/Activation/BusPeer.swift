import Foundation
import Testing

@testable import PlumbSDL
@testable import TestSupport

/// Another process on a private bus, which a test simulates on a thread of its own.
final class BusPeer {
  // Keeps the bus alive during the connection.
  private let bus: PrivateBus
  private let connection: DBusConnection
  /// Messages that have arrived while others were sent.
  private var waiting: [DBusMessage] = []

  init(on bus: PrivateBus, name: String? = nil) throws {
    self.bus = bus
    connection = try #require(DBusConnection(address: bus.address))
    guard let name else { return }
    #expect(try call("RequestName", [.string(name), .uint32(4)]).arguments == [.uint32(1)])
  }

  /// Calls the bus and returns its reply.
  func call(_ member: String, _ arguments: [DBusValue]) throws -> DBusMessage {
    try reply(to: #require(connection.call(member, arguments)))
  }

  /// Sends a call and returns the reply.
  func call(_ message: DBusMessage?) throws -> DBusMessage {
    try reply(to: #require(message.flatMap(connection.send)))
  }

  /// Returns the next call of an interface; without one, of that of programs.
  func nextRequest(of interface: String = "org.freedesktop.Application") throws -> DBusMessage {
    while true {
      let message = try next()
      if message.isCall, message.target?.interface == interface { return message }
    }
  }

  func send(_ message: DBusMessage?) throws {
    try #require(message.flatMap(connection.send) != nil)
    // A sent message leaves the process with the next wait.
    if case .message(let message) = connection.nextMessage(
      before: .now + .milliseconds(50), stop: -1)
    {
      waiting.append(message)
    }
  }

  private func reply(to serial: UInt32) throws -> DBusMessage {
    while true {
      let message = try next()
      if message.replySerial == serial { return message }
    }
  }

  private func next() throws -> DBusMessage {
    if !waiting.isEmpty { return waiting.removeFirst() }
    // Far more than a busy machine needs; without a timeout a failure would hang.
    switch connection.nextMessage(before: .now + .seconds(60), stop: -1) {
    case .message(let message): return message
    case .deadline, .end: throw CocoaError(.fileReadUnknown)
    }
  }
}

/// Runs a peer off the main actor; the function returns when the peer has its name.
func startPeer(
  on bus: PrivateBus, name: String? = nil,
  _ run: @escaping @Sendable (BusPeer) async throws -> Void
) async -> Task<Void, any Error> {
  let (stream, started) = AsyncStream<Void>.makeStream()
  let task = Task.detached {
    defer { started.finish() }
    let peer = try BusPeer(on: bus, name: name)
    started.finish()
    try await run(peer)
  }
  for await _ in stream {}
  return task
}
