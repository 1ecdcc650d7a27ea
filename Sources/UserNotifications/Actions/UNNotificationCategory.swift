/// The behaviour of the notifications of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Reports to the delegate that a person has dismissed a notification, if the desktop tells it. The portal does not.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// Has no effect.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// Has no effect: the desktop decides what a locked screen shows.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// Has no effect: the desktop decides what a locked screen shows.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
  /// Has no effect.
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

/// A kind of notifications, with the buttons that all of them have.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The name, which contents have as their `categoryIdentifier`.
  public let identifier: String
  /// The buttons, in their order. The desktop may show fewer.
  public let actions: [UNNotificationAction]
  /// Kept, without an effect.
  public let intentIdentifiers: [String]
  /// The text of a notification that is hidden, which the desktop does not show.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The text for several notifications, which the desktop does not show.
  public let categorySummaryFormat: String
  /// The behaviour of the notifications.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationCategory else { return false }
    return identifier == other.identifier && actions == other.actions
      && intentIdentifiers == other.intentIdentifiers && options == other.options
      && hiddenPreviewsBodyPlaceholder == other.hiddenPreviewsBodyPlaceholder
      && categorySummaryFormat == other.categorySummaryFormat
  }

  public override var hash: Int { identifier.hashValue }
}
