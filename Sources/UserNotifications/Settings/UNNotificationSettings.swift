/// Whether a part of notifications is shown.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported
  case disabled
  case enabled
}

/// The kind of messages in which notifications appear.
public enum UNAlertStyle: Int, Sendable {
  case none
  case banner
  case alert
}

/// The time at which the text of notifications can be read.
public enum UNShowPreviewsSetting: Int, Sendable {
  case always
  case whenAuthenticated
  case never
}

/// The settings of the program's notifications.
///
/// The desktop does not tell whether the user has silenced a program: the settings are those for which the
/// program has requested authorization, on a desktop that shows notifications.
public final class UNNotificationSettings: NSObject, Sendable {
  /// Whether the program may show notifications.
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(_ authorizationStatus: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    self.authorizationStatus = authorizationStatus
    self.options = options
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    let isAuthorized = authorizationStatus == .authorized || authorizationStatus == .provisional
    return isAuthorized && options.contains(option) ? .enabled : .disabled
  }

  /// Whether texts are shown.
  public var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether sounds are played.
  public var soundSetting: UNNotificationSetting { setting(.sound) }
  /// The desktop shows no badges.
  public var badgeSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are in the list of the desktop.
  public var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// The desktop decides by itself what a locked screen shows.
  public var lockScreenSetting: UNNotificationSetting { .notSupported }
  /// Not supported.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether notifications that are critical stay until somebody closes them.
  public var criticalAlertSetting: UNNotificationSetting { setting(.criticalAlert) }
  /// Not supported.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications that are sensitive to time have a high priority.
  public var timeSensitiveSetting: UNNotificationSetting { setting(.alert) }
  /// Not supported.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Not supported.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The kind of messages in which notifications appear.
  public var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// The desktop shows texts at all times.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the program has settings of its own for notifications.
  public var providesAppNotificationSettings: Bool {
    options.contains(.providesAppNotificationSettings)
  }
}
