internal import PlumbSDL

/// The notification portal, through which programs in a sandbox and others show notifications.
///
/// It does not tell whether a notification has been dismissed.
@MainActor final class PortalNotifications: NotificationService {
  static let address = DBusMessage.Address(
    service: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.Notification")
  static let signals = ["ActionInvoked"]

  private let channel: DBusChannel
  /// From the second version on, the portal knows sounds and places.
  private let version: UInt32
  /// The names of the notifications whose calls have no answer yet.
  private var calls: [UInt32: String] = [:]

  static func questions(of program: NotifyingProgram) -> [DBusMessage?] {
    // A program outside a sandbox tells its name itself. Portals that do not know the call refuse it, and the
    // notification appears without the icon.
    let registry = DBusMessage.Address(
      service: address.service, path: address.path,
      interface: "org.freedesktop.host.portal.Registry")
    let properties = DBusMessage.Address(
      service: address.service, path: address.path, interface: "org.freedesktop.DBus.Properties")
    return [
      DBusMessage(
        "Register", of: registry, [.string(program.desktopEntry), .array(of: "{sv}", [])]),
      DBusMessage("Get", of: properties, [.string(address.interface), .string("version")]),
    ]
  }

  init?(answer: [DBusValue?], channel: DBusChannel, program: NotifyingProgram) {
    guard let value = answer.values(of: "v")?.first, case .uint32(let version) = value.unwrapped
    else { return nil }
    self.channel = channel
    self.version = version
  }

  func show(_ notification: DesktopNotification) {
    let call = DBusMessage(
      "AddNotification", of: Self.address,
      [.string(notification.id), Self.value(of: notification, version: version)])
    if let serial = channel.send(call) { calls[serial] = notification.id }
  }

  func remove(_ id: String) {
    channel.send(DBusMessage("RemoveNotification", of: Self.address, [.string(id)]))
  }

  func event(in message: DBusMessage) -> DesktopNotificationEvent? {
    if let id = calls.removeValue(forKey: message.replySerial) {
      return message.isError ? .refused(id: id) : nil
    }
    guard message.isSignal("ActionInvoked", of: Self.address),
      let values = message.arguments.values(of: "s", "s", "av"),
      case .string(let id) = values[0], case .string(let key) = values[1]
    else { return nil }
    return .chosen(id: id, key: key)
  }

  /// Returns a notification as the portal reads it.
  static func value(of notification: DesktopNotification, version: UInt32) -> DBusValue {
    let buttons = notification.buttons.map { button in
      DBusValue.dictionary(["label": .string(button.label), "action": .string(button.key)])
    }
    return .dictionary([
      "title": .string(notification.title), "body": .string(notification.body),
      "priority": .string(priority(of: notification.level)),
      "default-action": .string(DesktopNotification.clickKey),
      "buttons": buttons.isEmpty ? nil : .array(of: "a{sv}", buttons),
      "sound": version < 2
        ? nil : .string(notification.sound == .none ? "silent" : "default"),
      "display-hint": version < 2
        ? nil : place(of: notification).map { .array(of: "s", [.string($0)]) },
    ])
  }

  private static func priority(of level: UNNotificationInterruptionLevel) -> String {
    switch level {
    case .passive: "low"
    case .active: "normal"
    case .timeSensitive: "high"
    case .critical: "urgent"
    }
  }

  private static func place(of notification: DesktopNotification) -> String? {
    switch notification.place {
    case .everywhere: nil
    case .bannerOnly: "transient"
    case .listOnly: "tray"
    }
  }
}
