internal import PlumbSDL

/// A service of the desktop that shows notifications, in one of the interfaces that there are for it.
@MainActor protocol NotificationService: AnyObject {
  /// The object of the service.
  static var address: DBusMessage.Address { get }
  /// The members of the signals that the service sends.
  static var signals: [String] { get }

  /// Returns the messages that find out whether the service is there. The answer to the last one tells it.
  static func questions(of program: NotifyingProgram) -> [DBusMessage?]

  /// Creates the service by the answer; `nil` if the answer is not one of such a service.
  init?(answer: [DBusValue?], channel: DBusChannel, program: NotifyingProgram)

  /// Shows a notification, in place of the one with the same name.
  func show(_ notification: DesktopNotification)

  /// Removes a notification, if it is still shown.
  func remove(_ id: String)

  /// Returns the news in a message of the service; `nil` if there is none.
  func event(in message: DBusMessage) -> DesktopNotificationEvent?
}

extension [DBusValue?] {
  /// Returns the values if they have some types, in the notation of D-Bus; otherwise `nil`.
  func values(of types: String...) -> [DBusValue]? {
    let values = compactMap(\.self)
    return values.count == count && values.map(\.signature) == types ? values : nil
  }
}

extension DBusValue {
  /// Returns a dictionary of names and values.
  static func dictionary(_ entries: KeyValuePairs<String, DBusValue?>) -> DBusValue {
    .array(
      of: "{sv}",
      entries.compactMap { name, value in value.map { .entry(.string(name), .variant($0)) } })
  }
}
