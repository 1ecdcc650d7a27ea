import UserNotifications

/// The program of the article on notifications.
final class TeaTimer: NSObject, UNUserNotificationCenterDelegate, Sendable {
  func start() async throws {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    guard try await center.requestAuthorization(options: [.alert, .sound]) else { return }
    let more = UNNotificationAction(identifier: "more", title: "One more minute")
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "tea", actions: [more], intentIdentifiers: [])
    ])
    try await brew(minutes: 3)
  }

  func brew(minutes: Int) async throws {
    let content = UNMutableNotificationContent()
    content.title = "Your tea is ready"
    content.sound = .default
    content.categoryIdentifier = "tea"
    let trigger = UNTimeIntervalNotificationTrigger(
      timeInterval: Double(minutes) * 60, repeats: false)
    try await UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .sound]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    if response.actionIdentifier == "more" { try? await brew(minutes: 1) }
  }
}
