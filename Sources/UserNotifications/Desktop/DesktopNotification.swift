/// A notification as the desktop shows it.
struct DesktopNotification: Equatable, Sendable {
  /// A button, with the name by which the desktop tells that it was pressed.
  struct Button: Equatable, Sendable {
    var key: String
    var label: String
  }

  enum Sound: Equatable, Sendable {
    case none
    /// The sound of the desktop.
    case standard
    /// A file, for services that play files.
    case file(String)
  }

  /// The place where the notification appears.
  enum Place: Equatable, Sendable {
    case everywhere
    case bannerOnly
    case listOnly
  }

  /// The name of the notification; another one with the same name replaces it.
  var id: String
  var title: String
  var body: String
  var level = UNNotificationInterruptionLevel.active
  var sound = Sound.none
  var place = Place.everywhere
  var buttons: [Button] = []
  /// The path of a picture.
  var picture: String?

  /// The key of a click on the notification itself.
  static let clickKey = "default"

  /// Returns the key of a button. It begins with no word to which a service gives a meaning.
  static func buttonKey(at index: Int) -> String { "button-\(index)" }
}

/// The news of a notification.
enum DesktopNotificationEvent: Equatable, Sendable {
  /// A person has clicked on a notification or a button.
  case chosen(id: String, key: String)
  /// A notification is not shown any more.
  case closed(id: String, byPerson: Bool)
  /// The desktop does not show a notification.
  case refused(id: String)
  /// The desktop has ended, or its part that shows notifications.
  case ended
}

extension DesktopNotification {
  /// Creates the notification of a request.
  ///
  /// - Parameters:
  ///   - parts: the parts that appear.
  ///   - actions: the actions that become buttons.
  init(
    _ request: UNNotificationRequest, parts: UNNotificationPresentationOptions,
    actions: [UNNotificationAction]
  ) {
    let content = request.content
    let lines = [content.subtitle, content.body].filter { !$0.isEmpty }
    self.init(
      id: request.identifier, title: Self.shortened(content.title, to: 1_000),
      body: Self.shortened(lines.joined(separator: "\n"), to: 10_000))
    level = content.interruptionLevel
    if let sound = content.sound, parts.contains(.sound) {
      self.sound = Self.sound(sound)
    }
    let isInList = parts.contains(.list)
    place = parts.contains(.banner) ? (isInList ? .everywhere : .bannerOnly) : .listOnly
    buttons = actions.enumerated().map { index, action in
      Button(key: Self.buttonKey(at: index), label: Self.shortened(action.title, to: 200))
    }
    picture = content.attachments.first(where: \.isPicture)?.url.path
  }

  private static func sound(_ sound: UNNotificationSound) -> Sound {
    guard let name = sound.fileName,
      let file = Bundle.main.url(forResource: name, withExtension: nil)
    else { return .standard }
    return .file(file.path)
  }

  /// Returns the beginning of a text: a bus closes the connection of a program that sends too much.
  private static func shortened(_ text: String, to length: Int) -> String {
    text.utf8.count <= length ? text : "\(text.prefix(length))…"
  }
}
