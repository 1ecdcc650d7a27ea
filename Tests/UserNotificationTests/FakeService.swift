import Foundation
import Testing

@testable import PlumbSDL
@testable import TestSupport

/// A service for notifications on a private bus, with the answers that a test gives.
@MainActor final class FakeService {
  enum Answer {
    case values([DBusValue])
    case error
    case none
  }

  struct Call {
    var member: String
    var interface: String
    var arguments: [DBusValue?]
  }

  private let bus: PrivateBus
  private var channel: DBusChannel?
  private let answer: (Call) -> Answer
  private(set) var calls: [Call] = []

  /// Starts a service that has some names on the bus.
  init(on bus: PrivateBus, names: [String], answer: @escaping (Call) -> Answer) async throws {
    self.bus = bus
    self.answer = answer
    var owned = 0
    channel = DBusChannel(
      address: bus.address,
      received: { [weak self] message in
        if message.arguments == [.uint32(1)], message.replySerial != 0 { owned += 1 }
        self?.receive(message)
      }, ended: {})
    try #require(channel != nil)
    for name in names { channel?.call("RequestName", [.string(name), .uint32(0)]) }
    try await wait { owned == names.count }
  }

  /// Starts the portal, of a version.
  static func portal(
    on bus: PrivateBus, version: UInt32 = 2, refuses: Bool = false
  ) async throws -> FakeService {
    try await FakeService(on: bus, names: ["org.freedesktop.portal.Desktop"]) { call in
      switch call.member {
      case "Get": .values([.variant(.uint32(version))])
      case "AddNotification": refuses ? .error : .values([])
      case "RemoveNotification": .values([])
      default: .error
      }
    }
  }

  /// Starts the service of desktops without a portal. It numbers the notifications from 11 on.
  static func freedesktop(
    on bus: PrivateBus, capabilities: [String] = ["actions", "body"]
  ) async throws -> FakeService {
    var last: UInt32 = 10
    return try await FakeService(on: bus, names: ["org.freedesktop.Notifications"]) { call in
      switch call.member {
      case "GetCapabilities":
        return .values([.array(of: "s", capabilities.map { .string($0) })])
      case "Notify":
        if case .uint32(let number)? = call.arguments[1], number != 0 {
          return .values([.uint32(number)])
        }
        last += 1
        return .values([.uint32(last)])
      case "CloseNotification": return .values([])
      default: return .error
      }
    }
  }

  private func receive(_ message: DBusMessage) {
    guard message.isCall, let target = message.target else { return }
    let call = Call(
      member: target.member, interface: target.interface, arguments: message.arguments)
    calls.append(call)
    switch answer(call) {
    case .values(let values): channel?.send(DBusMessage(replyingTo: message, values))
    case .error:
      channel?.send(DBusMessage(replyingTo: message, error: "org.freedesktop.DBus.Error.Failed"))
    case .none: break
    }
  }

  /// Returns the arguments of the calls of a member.
  func arguments(of member: String) -> [[DBusValue?]] {
    calls.filter { $0.member == member }.map(\.arguments)
  }

  /// Returns the first arguments of the calls of a member.
  func names(of member: String) -> [DBusValue] {
    arguments(of: member).compactMap { $0.first ?? nil }
  }

  /// Waits for some calls of a member, and returns their arguments.
  @discardableResult func wait(
    for member: String, count: Int = 1
  ) async throws -> [[DBusValue?]] {
    try await UserNotificationTests.wait { self.arguments(of: member).count >= count }
    return arguments(of: member)
  }

  private func wait(until isDone: () -> Bool) async throws {
    try await UserNotificationTests.wait(until: isDone)
  }

  /// Sends a signal of the portal or of the other service.
  func signal(_ member: String, of address: DBusMessage.Address, _ arguments: [DBusValue]) {
    let source = DBusMessage.Address(
      service: nil, path: address.path, interface: address.interface)
    channel?.send(DBusMessage(member, of: source, arguments))
  }

  /// Leaves the bus.
  func stop() { channel?.stop() }
}

/// Waits for a condition, far longer than a busy machine needs.
@MainActor func wait(until isDone: () -> Bool) async throws {
  for _ in 0..<3_000 where !isDone() { try await Task.sleep(for: .milliseconds(10)) }
  try #require(isDone())
}

extension DBusValue {
  /// The values of a dictionary by their names.
  var byName: [String: DBusValue] {
    guard case .array("{sv}", let entries) = self else { return [:] }
    var values: [String: DBusValue] = [:]
    for case .entry(.string(let name), .variant(let value)) in entries { values[name] = value }
    return values
  }
}
