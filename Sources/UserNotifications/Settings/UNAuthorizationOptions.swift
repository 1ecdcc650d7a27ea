/// The parts of notifications for which a program requests authorization.
///
/// As UserNotifications; `alert` and `sound` have an effect on the desktop.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number at the icon of the program, which no desktop shows.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Texts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Has no effect.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Has no effect: critical notifications need no authorization of their own.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// Has no effect: the desktop opens no settings of the program.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Authorization that the user is not asked for, as for all others here.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
  /// Has no effect.
  public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
  /// Has no effect: urgent notifications need no authorization of their own.
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

/// Whether a program may show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The program has not requested authorization.
  case notDetermined
  /// The desktop shows no notifications.
  case denied
  /// The desktop shows the notifications of the program.
  case authorized
  /// The program has requested the authorization `provisional`.
  case provisional
  /// Not used here.
  case ephemeral
}

/// The parts of a notification that appear while a window of the program is active.
///
/// As UserNotifications; `alert` stands for `banner` and `list`.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The badge of the notification is kept.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// The sound is played.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  @available(*, deprecated, message: "Use banner and list.")
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// The list of notifications of the desktop.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// The message that appears for a moment.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}
