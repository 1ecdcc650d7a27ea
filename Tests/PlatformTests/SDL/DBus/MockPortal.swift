import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// A settings portal controlled by a test, on the test's own thread.
final class MockPortal {
  // Keeps the bus alive during the connection.
  private let bus: PrivateBus
  private let connection: DBusConnection
  private var values: [PortalSetting: DBusValue]

  /// Requests the portal's name on a bus.
  init(on bus: PrivateBus, _ values: [PortalSetting: DBusValue] = [:]) throws {
    self.bus = bus
    connection = try #require(DBusConnection(address: bus.address))
    self.values = values
    let name = DBusValue.string("org.freedesktop.portal.Desktop")
    let serial = try #require(connection.call("RequestName", [name, .uint32(0)]))
    while try next().replySerial != serial {}
  }

  /// Receives a number of requests.
  func requests(_ count: Int = PortalSetting.allCases.count) throws -> [DBusMessage] {
    var requests: [DBusMessage] = []
    while requests.count < count {
      let message = try next()
      if message.isCall("Read", of: SettingsRequests.portal) { requests.append(message) }
    }
    return requests
  }

  /// Replies to requests as the portal does: with a value in two variants, or with an error for an
  /// unknown setting.
  func reply(_ requests: [DBusMessage]) throws {
    for request in requests {
      try reply(request, with: setting(of: request).flatMap { values[$0] })
    }
  }

  /// Replies to a request with a value, or with an error.
  func reply(_ request: DBusMessage, with value: DBusValue?) throws {
    let reply =
      if let value {
        DBusMessage(replyingTo: request, [.variant(.variant(value))])
      } else {
        DBusMessage(replyingTo: request, error: "org.freedesktop.portal.Error.NotFound")
      }
    try send(#require(reply))
  }

  /// Returns the setting of a request.
  func setting(of request: DBusMessage) -> PortalSetting? {
    PortalSetting.allCases.first { $0.arguments == request.arguments }
  }

  /// Sends the signal of a change.
  func change(_ setting: PortalSetting, to value: DBusValue) throws {
    try signal(setting.arguments + [.variant(value)])
  }

  /// Sends the signal of changes with any contents.
  func signal(_ arguments: [DBusValue]) throws {
    var address = SettingsRequests.portal
    address.service = nil
    try send(#require(DBusMessage("SettingChanged", of: address, arguments)))
  }

  private func send(_ message: DBusMessage) throws {
    try #require(connection.send(message) != nil)
  }

  private func next() throws -> DBusMessage {
    // Far more than a busy machine needs; without a timeout a failure would hang.
    switch connection.nextMessage(before: .now + .seconds(60), stop: -1) {
    case .message(let message): return message
    case .deadline, .end: throw NoMessage()
    }
  }

  struct NoMessage: Error {}
}
