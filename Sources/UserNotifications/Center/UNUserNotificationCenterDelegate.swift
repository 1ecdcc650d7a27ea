internal import PlumbBase

/// The part of a program that learns of its notifications.
///
/// As UserNotifications: all functions are optional, and of each pair a program writes the one with a completion
/// handler or the asynchronous one. They are called on the main thread, the asynchronous ones on that of their actor.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Chooses the parts of a notification that appear, although a window of the program is active.
  ///
  /// Without this function none appears.
  ///
  /// - Parameter completionHandler: to be called with the parts, on any thread.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

  /// Chooses the parts of a notification that appear, although a window of the program is active.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// Does what a person has chosen in a notification.
  ///
  /// - Parameter completionHandler: to be called at the end, on any thread.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

  /// Does what a person has chosen in a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// Shows the program's own settings of notifications. The desktop never asks for them.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

// The functions with handlers are the ones that the center calls. Where a program has written the asynchronous ones,
// the functions here call those.
extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    let delegate = Guarded<any UNUserNotificationCenterDelegate>(self)
    Task {
      let receiver = delegate.withLock { $0 }
      completionHandler(await receiver.userNotificationCenter(center, willPresent: notification))
    }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    []
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let delegate = Guarded<any UNUserNotificationCenterDelegate>(self)
    Task {
      let receiver = delegate.withLock { $0 }
      await receiver.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
