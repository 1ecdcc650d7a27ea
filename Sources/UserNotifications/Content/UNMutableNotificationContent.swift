/// The content of a notification that a program makes.
///
/// A request copies it: later changes do not change the request.
public final class UNMutableNotificationContent: UNNotificationContent {
  /// The first line, which tells the subject.
  public override var title: String {
    get { values.title }
    set { values.title = newValue }
  }

  /// The second line, which the desktop shows as the first line of the text.
  public override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }

  /// The text.
  public override var body: String {
    get { values.body }
    set { values.body = newValue }
  }

  /// The number of unread items; the desktop shows none.
  public override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }

  /// The sound; `nil` for a silent notification.
  public override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }

  /// The files that belong to the notification.
  public override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }

  /// Kept, without an effect.
  public override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }

  /// The values that the program finds again in the notification.
  public override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }

  /// The identifier of the category with the actions.
  public override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }

  /// The identifier of the group of the notification; the desktop makes no groups.
  public override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }

  /// Kept, without an effect.
  public override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }

  /// Kept, without an effect.
  public override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }

  /// Kept, without an effect.
  public override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }

  /// The importance of the notification.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }

  /// Kept, without an effect.
  public override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }

  /// Kept, without an effect.
  public override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
}
