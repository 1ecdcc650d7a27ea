internal import PlumbSDL

/// The service for notifications that desktops without a portal have.
///
/// It numbers the notifications.
@MainActor final class FreedesktopNotifications: NotificationService {
  static let address = DBusMessage.Address(
    service: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
    interface: "org.freedesktop.Notifications")
  static let signals = ["ActionInvoked", "NotificationClosed"]

  private let channel: DBusChannel
  private let program: NotifyingProgram
  /// Whether the service reads markup in the text, as which its signs would count.
  private let readsMarkup: Bool
  private var numbers: [String: UInt32] = [:]
  /// The notifications whose calls have no answer yet.
  private var calls: [UInt32: String] = [:]
  /// The calls for notifications that have been removed meanwhile.
  private var abandonedCalls: Set<UInt32> = []

  static func questions(of program: NotifyingProgram) -> [DBusMessage?] {
    [DBusMessage("GetCapabilities", of: address)]
  }

  init?(answer: [DBusValue?], channel: DBusChannel, program: NotifyingProgram) {
    guard let value = answer.values(of: "as")?.first, case .array(_, let capabilities) = value
    else { return nil }
    self.channel = channel
    self.program = program
    readsMarkup = capabilities.contains(.string("body-markup"))
  }

  func show(_ notification: DesktopNotification) {
    let id = notification.id
    // The number that the service has not told yet cannot be replaced.
    for call in calls where call.value == id { abandon(call.key) }
    let call = DBusMessage(
      "Notify", of: Self.address,
      Self.arguments(
        of: notification, program: program, replacing: numbers[id] ?? 0, readsMarkup: readsMarkup))
    if let serial = channel.send(call) { calls[serial] = id }
  }

  func remove(_ id: String) {
    for call in calls where call.value == id { abandon(call.key) }
    if let number = numbers.removeValue(forKey: id) { close(number) }
  }

  func event(in message: DBusMessage) -> DesktopNotificationEvent? {
    let serial = message.replySerial
    if serial != 0 { return event(inAnswer: message, to: serial) }
    let arguments = message.arguments
    if message.isSignal("ActionInvoked", of: Self.address) {
      guard let values = arguments.values(of: "u", "s"), let id = id(of: values[0]),
        case .string(let key) = values[1]
      else { return nil }
      return .chosen(id: id, key: key)
    }
    guard message.isSignal("NotificationClosed", of: Self.address),
      let values = arguments.values(of: "u", "u"), let id = id(of: values[0])
    else { return nil }
    numbers[id] = nil
    return .closed(id: id, byPerson: values[1] == .uint32(2))
  }

  private func event(
    inAnswer message: DBusMessage, to serial: UInt32
  ) -> DesktopNotificationEvent? {
    let values = message.isError ? nil : message.arguments.values(of: "u")
    if abandonedCalls.remove(serial) != nil {
      if case .uint32(let number)? = values?.first { close(number) }
      return nil
    }
    guard let id = calls.removeValue(forKey: serial) else { return nil }
    guard case .uint32(let number)? = values?.first else { return .refused(id: id) }
    numbers[id] = number
    return nil
  }

  private func abandon(_ call: UInt32) {
    calls[call] = nil
    abandonedCalls.insert(call)
  }

  private func close(_ number: UInt32) {
    channel.send(DBusMessage("CloseNotification", of: Self.address, [.uint32(number)]))
  }

  private func id(of number: DBusValue) -> String? {
    guard case .uint32(let number) = number else { return nil }
    return numbers.first { $0.value == number }?.key
  }
}
