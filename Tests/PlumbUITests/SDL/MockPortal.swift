import Testing

@testable import PlumbUI

/// A settings portal that does what a test tells it, on the test's own thread.
final class MockPortal {
  // Lives as long as somebody is on it.
  private let bus: PrivateBus
  private let connection: DBusConnection
  private var values: [PortalSetting: DBusValue]

  /// Takes the portal's name on a bus.
  init(on bus: PrivateBus, _ values: [PortalSetting: DBusValue] = [:]) throws {
    self.bus = bus
    connection = try #require(DBusConnection(address: bus.address))
    self.values = values
    let name = DBusValue.string("org.freedesktop.portal.Desktop")
    let request = try #require(connection.call("RequestName", [name, .uint32(0)]))
    while try next().answeredSerial != request {}
  }

  /// The next so many questions.
  func questions(_ count: Int = PortalSetting.allCases.count) throws -> [DBusMessage] {
    var questions: [DBusMessage] = []
    while questions.count < count {
      let message = try next()
      if message.isCall("Read", of: SettingsConversation.portal) { questions.append(message) }
    }
    return questions
  }

  /// Answers questions as the portal does: a value in two variants, or that it knows none.
  func answer(_ questions: [DBusMessage]) throws {
    for question in questions {
      try answer(question, with: setting(of: question).flatMap { values[$0] })
    }
  }

  /// Answers a question with one value, or with an error.
  func answer(_ question: DBusMessage, with value: DBusValue?) throws {
    let answer =
      if let value {
        DBusMessage(answering: question, [.variant(.variant(value))])
      } else {
        DBusMessage(answering: question, error: "org.freedesktop.portal.Error.NotFound")
      }
    try send(#require(answer))
  }

  /// What a question asks for.
  func setting(of question: DBusMessage) -> PortalSetting? {
    PortalSetting.allCases.first { $0.arguments == question.arguments }
  }

  /// Tells everybody of a change.
  func change(_ setting: PortalSetting, to value: DBusValue) throws {
    try signal(setting.arguments + [.variant(value)])
  }

  /// Sends the signal of changes with any contents.
  func signal(_ arguments: [DBusValue]) throws {
    var address = SettingsConversation.portal
    address.service = nil
    try send(#require(DBusMessage("SettingChanged", of: address, arguments)))
  }

  private func send(_ message: DBusMessage) throws {
    try #require(connection.send(message) != nil)
  }

  private func next() throws -> DBusMessage {
    // Far more than a loaded machine needs; without an end a failure would hang.
    switch connection.nextMessage(before: .now + .seconds(60), stop: -1) {
    case .message(let message): return message
    case .deadline, .end: throw Silence()
    }
  }

  struct Silence: Error {}
}
