internal import Dispatch
internal import PlumbBase

/// The notifications of the program.
///
/// As UserNotifications, with one difference: requests are kept in memory, and are delivered while the program runs;
/// the ones of an earlier start are gone. The notifications appear on the desktop through its portal or, where there is
/// none, through its service `org.freedesktop.Notifications`. The desktop does not ask the user for permission: a
/// program is authorized on each desktop that shows notifications.
///
/// All functions may be called on any thread, and return at once. Their effects and the answers need the main thread
/// to be free: a program that blocks it gets neither. Completion handlers are called on another thread.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private struct WeakDelegate {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
  }

  private static let shared = UNUserNotificationCenter(NotificationDelivery(DesktopNotifications()))
  /// The thread of the completion handlers: not the main one, as handlers may wait for that.
  private static let handlers = DispatchQueue(label: "UserNotifications")

  let delivery: NotificationDelivery
  private let weakDelegate = Guarded(WeakDelegate())

  init(_ delivery: NotificationDelivery) {
    self.delivery = delivery
    super.init()
    perform { [weak self] in $0.center = self }
  }

  /// Returns the center of the program.
  public class func current() -> UNUserNotificationCenter { shared }

  /// The object that learns of the notifications; it is not kept.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { weakDelegate.withLock { $0.delegate } }
    set { weakDelegate.withLock { $0.delegate = newValue } }
  }

  /// Whether a program can draw the content of its notifications, which the desktop does not allow.
  public var supportsContentExtensions: Bool { false }

  /// Does something on the main actor, after everything that was to be done there before.
  func perform(_ body: @escaping @MainActor @Sendable (NotificationDelivery) -> Void) {
    DispatchQueue.main.async { [delivery] in MainActor.assumeIsolated { body(delivery) } }
  }

  /// Calls a completion handler.
  static func report(_ call: @escaping @Sendable () -> Void) { handlers.async(execute: call) }

  // MARK: Categories

  /// Sets the categories. They count for notifications that are shown later.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    perform { $0.categories = categories }
  }

  /// Removes requests before they are due.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    let identifiers = Set(identifiers)
    perform { $0.removePending { identifiers.contains($0) } }
  }

  /// Removes all requests that are not due yet.
  public func removeAllPendingNotificationRequests() {
    perform { $0.removePending { _ in true } }
  }

  /// Removes notifications from the desktop.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    let identifiers = Set(identifiers)
    perform { $0.removeShown { identifiers.contains($0) } }
  }

  /// Removes all notifications of the program from the desktop.
  public func removeAllDeliveredNotifications() {
    perform { $0.removeShown { _ in true } }
  }
}
