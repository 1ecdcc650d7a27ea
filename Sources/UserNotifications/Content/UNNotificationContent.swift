/// The values of a content.
struct ContentValues {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var attachments: [UNNotificationAttachment] = []
  var launchImageName = ""
  var userInfo: [AnyHashable: Any] = [:]
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var summaryArgument = ""
  var summaryArgumentCount = 0
  var targetContentIdentifier: String?
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var relevanceScore = 0.0
  var filterCriteria: String?

  /// Whether there is a text.
  var hasText: Bool { ![title, subtitle, body].allSatisfy(\.isEmpty) }

  /// Whether there is anything that a person notices.
  var isNoticeable: Bool { hasText || badge != nil || sound != nil || !attachments.isEmpty }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// In the list of the desktop, with a low priority.
  case passive
  /// A message that appears at once.
  case active
  /// A message with a high priority.
  case timeSensitive
  /// A message that stays until somebody closes it.
  case critical
}

/// The content of a notification that does not change.
///
/// As UserNotifications: a program sets the values of a `UNMutableNotificationContent`.
public class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  var values: ContentValues

  /// Creates an empty content.
  public override init() {
    values = ContentValues()
  }

  init(_ values: ContentValues) {
    self.values = values
  }

  /// The first line, which tells the subject.
  public var title: String { values.title }
  /// The second line, which the desktop shows as the first line of the text.
  public var subtitle: String { values.subtitle }
  /// The text.
  public var body: String { values.body }
  /// The number of unread items; the desktop shows none.
  public var badge: NSNumber? { values.badge }
  /// The sound; `nil` for a silent notification.
  public var sound: UNNotificationSound? { values.sound }
  /// The files that belong to the notification. A service of the older kind shows the first picture.
  public var attachments: [UNNotificationAttachment] { values.attachments }
  /// Kept, without an effect.
  public var launchImageName: String { values.launchImageName }
  /// The values that the program finds again in the notification.
  public var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The identifier of the category with the actions.
  public var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of the group of the notification; the desktop makes no groups.
  public var threadIdentifier: String { values.threadIdentifier }
  /// Kept, without an effect.
  public var summaryArgument: String { values.summaryArgument }
  /// Kept, without an effect.
  public var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// Kept, without an effect.
  public var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The importance of the notification.
  public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// Kept, without an effect.
  public var relevanceScore: Double { values.relevanceScore }
  /// Kept, without an effect.
  public var filterCriteria: String? { values.filterCriteria }

  /// Returns a content that does not change.
  public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  /// Returns a content that can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }
}
