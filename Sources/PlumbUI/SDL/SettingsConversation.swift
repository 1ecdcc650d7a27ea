/// What was asked of the settings portal, and what it said.
///
/// Settings are asked for with `Read`, which every version of the portal has; it wraps the value in
/// two variants, a signal in one.
struct SettingsConversation {
  /// The portal of the desktop.
  static let portal = DBusMessage.Address(
    service: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.Settings")

  private var questions: [UInt32: PortalSetting] = [:]
  private var values: [PortalSetting: DBusValue] = [:]

  /// Whether all answers are there.
  var isAnswered: Bool { questions.isEmpty }

  /// What is known so far.
  var appearance: Appearance { Appearance(values) }

  /// Asks for all settings and for word of their changes, without waiting for an answer.
  init(on bus: DBusConnection) {
    // Changes first: one that comes between the two would be missed the other way round.
    let changes =
      "type='signal',sender='org.freedesktop.portal.Desktop',"
      + "interface='org.freedesktop.portal.Settings',member='SettingChanged'"
    bus.call("AddMatch", [.string(changes)])
    for setting in PortalSetting.allCases {
      let question = DBusMessage("Read", of: Self.portal, setting.arguments)
      if let serial = question.flatMap(bus.send) { questions[serial] = setting }
    }
  }

  /// Makes note of what a message says; most that a bus sends say nothing about settings.
  mutating func take(_ message: DBusMessage) {
    if let setting = questions.removeValue(forKey: message.answeredSerial) {
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
