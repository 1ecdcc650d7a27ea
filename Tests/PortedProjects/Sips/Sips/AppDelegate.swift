import UIKit
import UserNotifications

class AppDelegate: NSObject, UIApplicationDelegate {
  let schedule = ReminderSchedule()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    schedule.registerActions()

    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.water]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().tintColor = .water
    UITabBar.appearance().unselectedItemTintColor = .systemGray
    UISwitch.appearance().onTintColor = .water
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    application.applicationIconBadgeNumber = 0
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner, .sound])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if response.actionIdentifier == ReminderSchedule.drinkAction {
      NotificationCenter.default.post(name: .didDrink, object: nil)
    }
    completionHandler()
  }
}

extension Notification.Name {
  /// Somebody said in a notification that they have drunk a glass.
  static let didDrink = Notification.Name("didDrink")
}
