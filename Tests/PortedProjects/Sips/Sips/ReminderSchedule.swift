import Foundation
import UserNotifications

/// Asks for the permission to remind, and plans the reminders.
final class ReminderSchedule: ObservableObject {
  enum Permission {
    case unknown, granted, denied
  }

  static let drinkAction = "drink"
  private static let category = "reminder"

  @Published private(set) var permission = Permission.unknown
  @Published private(set) var pendingCount = 0

  private let center = UNUserNotificationCenter.current()

  func registerActions() {
    let drink = UNNotificationAction(
      identifier: Self.drinkAction, title: "I drank a glass", options: [])
    let category = UNNotificationCategory(
      identifier: Self.category, actions: [drink], intentIdentifiers: [], options: [])
    center.setNotificationCategories([category])
  }

  func askForPermission() {
    center.requestAuthorization(options: [.alert, .sound, .badge]) { isGranted, error in
      DispatchQueue.main.async {
        self.permission = isGranted && error == nil ? .granted : .denied
      }
    }
  }

  /// Reminds once, after some seconds.
  func remind(after seconds: TimeInterval) {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    add("soon", trigger: trigger)
  }

  /// Reminds every day at full hours.
  func remindDaily(at hours: [Int]) {
    for hour in hours {
      let time = DateComponents(hour: hour, minute: 0)
      add("hour-\(hour)", trigger: UNCalendarNotificationTrigger(dateMatching: time, repeats: true))
    }
  }

  func removeAll() {
    center.removeAllPendingNotificationRequests()
    countPending()
  }

  private func add(_ identifier: String, trigger: UNNotificationTrigger) {
    let content = UNMutableNotificationContent()
    content.title = "Time for a glass of water"
    content.body = "Your next glass is waiting."
    content.sound = .default
    content.categoryIdentifier = Self.category
    let request = UNNotificationRequest(
      identifier: identifier, content: content, trigger: trigger)
    center.add(request) { error in
      if let error {
        print("The reminder \(identifier) was not added: \(error.localizedDescription)")
      }
      self.countPending()
    }
  }

  private func countPending() {
    center.getPendingNotificationRequests { requests in
      DispatchQueue.main.async {
        self.pendingCount = requests.count
      }
    }
  }
}
