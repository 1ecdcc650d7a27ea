internal import PlumbSDL

extension FreedesktopNotifications {
  /// Returns the arguments of the call that shows a notification.
  ///
  /// - Parameters:
  ///   - number: the number of the notification that is replaced; 0 for none.
  ///   - readsMarkup: whether the service reads markup in the text.
  static func arguments(
    of notification: DesktopNotification, program: NotifyingProgram, replacing number: UInt32,
    readsMarkup: Bool
  ) -> [DBusValue] {
    let click = DesktopNotification.Button(key: DesktopNotification.clickKey, label: program.name)
    let actions = ([click] + notification.buttons).flatMap { [$0.key, $0.label] }
    return [
      .string(program.name), .uint32(number), .string(program.desktopEntry),
      .string(notification.title.isEmpty ? program.name : notification.title),
      .string(readsMarkup ? escaped(notification.body) : notification.body),
      .array(of: "s", actions.map { .string($0) }), hints(of: notification, program),
      // The desktop chooses how long the notification is shown.
      .int32(-1),
    ]
  }

  private static func hints(
    of notification: DesktopNotification, _ program: NotifyingProgram
  ) -> DBusValue {
    let sound = notification.sound
    let file: DBusValue? = if case .file(let path) = sound { .string(path) } else { nil }
    return .dictionary([
      "urgency": .byte(urgency(of: notification)),
      "desktop-entry": .string(program.desktopEntry),
      "transient": notification.place == .bannerOnly ? .boolean(true) : nil,
      "suppress-sound": sound == .none ? .boolean(true) : nil,
      "sound-name": sound == .standard ? .string("message-new-instant") : nil,
      "sound-file": file,
      "image-path": notification.picture.map { .string(URL(filePath: $0).absoluteString) },
    ])
  }

  private static func urgency(of notification: DesktopNotification) -> UInt8 {
    // The interface has no place for notifications that do not appear as a message. The least urgent ones do not,
    // on many desktops.
    if notification.place == .listOnly { return 0 }
    switch notification.level {
    case .passive: return 0
    case .active, .timeSensitive: return 1
    case .critical: return 2
    }
  }

  /// Returns a text as markup.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
