import Foundation
import Synchronization
import Testing

@testable import PlumbSDL
@testable import TestSupport
@testable import UserNotifications

/// A program with notifications on a private bus.
@MainActor final class NotificationStage {
  let center: UNUserNotificationCenter
  let delivery: NotificationDelivery
  /// Whether a window of the program has the keyboard focus.
  var isActive = false
  private(set) var activations = 0
  /// The seconds by which the program's clock is ahead.
  let ahead = Ahead()

  final class Ahead: Sendable {
    private let seconds = Mutex(0.0)
    var value: Double {
      get { seconds.withLock { $0 } }
      set { seconds.withLock { $0 = newValue } }
    }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - address: the address of the bus; `nil` for none.
  ///   - folder: the folder of the state of the program; `nil` for none.
  init(at address: String?, patience: Double = 30, folder: URL? = nil) {
    let desktop = DesktopNotifications(
      at: address, program: NotifyingProgram(desktopEntry: "org.example.Tea", name: "Tea"),
      patience: patience)
    let state = State()
    let ahead = ahead
    delivery = NotificationDelivery(
      desktop,
      surroundings: DeliverySurroundings(
        now: { Date.now + ahead.value }, isProgramActive: { state.stage?.isActive ?? false },
        activateProgram: { state.stage?.activations += 1 },
        record: { AuthorizationRecord(folder: folder) }))
    center = UNUserNotificationCenter(delivery)
    state.stage = self
  }

  @MainActor private final class State {
    weak var stage: NotificationStage?
  }

  /// Returns a request with a text.
  static func request(
    _ id: String, _ title: String = "Ready", trigger: UNNotificationTrigger? = nil,
    _ change: (UNMutableNotificationContent) -> Void = { _ in }
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    change(content)
    return UNNotificationRequest(identifier: id, content: content, trigger: trigger)
  }

  /// Requests authorization for everything.
  func authorize() async throws {
    let isGranted = try await center.requestAuthorization(options: [.alert, .sound, .badge])
    #expect(isGranted)
  }

  /// The identifiers of the notifications that are shown.
  func shownIDs() async -> [String] {
    await center.deliveredNotifications().map(\.request.identifier)
  }

  /// The identifiers of the requests that are not due.
  func pendingIDs() async -> [String] {
    await center.pendingNotificationRequests().map(\.identifier)
  }
}

/// A delegate that writes down what it learns, in functions with handlers.
@MainActor final class RecordingDelegate: NSObject, @preconcurrency UNUserNotificationCenterDelegate
{
  var parts: UNNotificationPresentationOptions = []
  private(set) var presented: [String] = []
  private(set) var responses: [UNNotificationResponse] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    presented.append(notification.request.identifier)
    completionHandler(parts)
    // A second call has no effect.
    completionHandler([])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    responses.append(response)
    completionHandler()
  }
}

/// The same in asynchronous functions that are on the main actor, as all of a program may be.
@MainActor final class IsolatedDelegate: NSObject, @MainActor UNUserNotificationCenterDelegate {
  private(set) var presented: [String] = []
  private(set) var chosen: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    MainActor.assertIsolated()
    presented.append(notification.request.identifier)
    return [.banner]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    MainActor.assertIsolated()
    chosen.append(response.actionIdentifier)
  }
}

/// The same in asynchronous functions.
@MainActor final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate {
  private(set) var presented: [String] = []
  private(set) var chosen: [String] = []

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    await MainActor.run { presented.append(notification.request.identifier) }
    return [.banner, .sound]
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    await MainActor.run { chosen.append(response.actionIdentifier) }
  }
}
