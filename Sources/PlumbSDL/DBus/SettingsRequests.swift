/// The requests to the settings portal and the values received.
///
/// Settings are requested with `Read`, which is in every version of the portal; it wraps the value
/// in two variants, a signal in one.
struct SettingsRequests {
  /// The portal of the desktop.
  static let portal = DBusMessage.Address(
    service: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.Settings")

  private var pendingRequests: [UInt32: PortalSetting] = [:]
  private var values: [PortalSetting: DBusValue] = [:]

  /// Whether all requests have been answered.
  var isComplete: Bool { pendingRequests.isEmpty }

  /// The appearance by the values received so far.
  var appearance: Appearance { Appearance(values) }

  /// Requests all settings and subscribes to changes, without waiting for replies.
  init(on bus: DBusConnection) {
    // The subscription comes first: otherwise a change between the two would be missed.
    let changes =
      "type='signal',sender='org.freedesktop.portal.Desktop',"
      + "interface='org.freedesktop.portal.Settings',member='SettingChanged'"
    bus.call("AddMatch", [.string(changes)])
    for setting in PortalSetting.allCases {
      let request = DBusMessage("Read", of: Self.portal, setting.arguments)
      if let serial = request.flatMap(bus.send) { pendingRequests[serial] = setting }
    }
  }

  /// Updates the values from a message; messages unrelated to settings are ignored.
  mutating func receive(_ message: DBusMessage) {
    if let setting = pendingRequests.removeValue(forKey: message.replySerial) {
      guard !message.isError, case let value?? = message.arguments.first else { return }
      values[setting] = value.unwrapped
    } else if message.isSignal("SettingChanged", of: Self.portal) {
      let arguments = message.arguments
      guard arguments.count == 3 else { return }
      let name = Array(arguments.prefix(2))
      guard let setting = PortalSetting.allCases.first(where: { $0.arguments == name }) else {
        return
      }
      values[setting] = arguments[2]?.unwrapped
    }
  }
}
