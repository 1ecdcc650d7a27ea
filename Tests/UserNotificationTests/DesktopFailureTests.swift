import Foundation
import Testing

@testable import PlumbBase
@testable import PlumbSDL
@testable import TestSupport
@testable import UserNotifications

/// Desktops without notifications, and such as fail.
@MainActor @Suite(.serialized) struct DesktopFailureTests {
  /// Expects that a program gets no authorization and cannot show anything.
  private func expectDenied(
    _ stage: NotificationStage, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let isGranted = try await stage.center.requestAuthorization(options: [.alert])
    #expect(!isGranted, sourceLocation: sourceLocation)
    let settings = await stage.center.notificationSettings()
    #expect(settings.authorizationStatus == .denied, sourceLocation: sourceLocation)
    #expect(settings.alertSetting == .disabled, sourceLocation: sourceLocation)
    await #expect(throws: UNError(.notificationsNotAllowed), sourceLocation: sourceLocation) {
      try await stage.center.add(NotificationStage.request("tea"))
    }
    #expect(await stage.pendingIDs().isEmpty, sourceLocation: sourceLocation)
    #expect(await stage.shownIDs().isEmpty, sourceLocation: sourceLocation)
  }

  @Test func `without a bus nothing is authorized`() async throws {
    for address in [nil, "", "unix:path=/nowhere/bus", "disabled:", "=;,%zz"] {
      try await expectDenied(NotificationStage(at: address))
    }
  }

  @Test func `a bus without services refuses at once`() async throws {
    let bus = try PrivateBus()
    // The patience is longer than the limit of the test.
    try await expectDenied(NotificationStage(at: bus.address, patience: 3_600))
  }

  @Test func `a service that does not answer counts as none`() async throws {
    let bus = try PrivateBus()
    let names = ["org.freedesktop.portal.Desktop", "org.freedesktop.Notifications"]
    let service = try await FakeService(on: bus, names: names) { _ in .none }
    let stage = NotificationStage(at: bus.address, patience: 0.2)
    let isGranted = try await stage.center.requestAuthorization(options: [.alert])
    #expect(!isGranted)
    #expect(service.calls.map(\.member) == ["Register", "Get", "GetCapabilities"])
  }

  @Test func `answers of wrong types are none`() async throws {
    let bus = try PrivateBus()
    let names = ["org.freedesktop.portal.Desktop", "org.freedesktop.Notifications"]
    let answers: [[DBusValue]] = [
      [], [.uint32(2)], [.variant(.string("2"))], [.array(of: "u", [.uint32(1)])],
      [.string("actions")], [.array(of: "s", []), .array(of: "s", [])],
    ]
    var next = 0
    let service = try await FakeService(on: bus, names: names) { _ in
      defer { next += 1 }
      return .values(answers[next % answers.count])
    }
    for _ in 0..<answers.count {
      let stage = NotificationStage(at: bus.address)
      let isGranted = try await stage.center.requestAuthorization(options: [.alert])
      #expect(!isGranted)
    }
    #expect(service.calls.count == answers.count * 3)
  }

  @Test func `the other service is used where the portal shows no notifications`() async throws {
    let bus = try PrivateBus()
    let portal = try await FakeService(on: bus, names: ["org.freedesktop.portal.Desktop"]) { _ in
      .error
    }
    let service = try await FakeService.freedesktop(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    try await stage.center.add(NotificationStage.request("tea"))
    try await service.wait(for: "Notify")
    #expect(portal.arguments(of: "AddNotification").isEmpty)
  }

  @Test func `a portal that refuses a notification shows none`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus, refuses: true)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    try await stage.center.add(NotificationStage.request("tea"))
    try await service.wait(for: "AddNotification")
    try await wait { stage.delivery.shown.isEmpty }
  }

  @Test func `a service that starts again is found again`() async throws {
    let bus = try PrivateBus()
    var service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    try await stage.center.add(NotificationStage.request("first"))
    try await service.wait(for: "AddNotification")
    service.stop()
    try await wait { !stage.delivery.desktop.isConnected }
    #expect(await stage.shownIDs().isEmpty)
    service = try await FakeService.portal(on: bus)
    try await stage.center.add(NotificationStage.request("second"))
    try await service.wait(for: "AddNotification")
    #expect(await stage.shownIDs() == ["second"])
  }

  @Test func `a bus that ends takes the notifications along, and no more`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    try await stage.center.add(NotificationStage.request("tea"))
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 0.3, repeats: false)
    try await stage.center.add(NotificationStage.request("later", trigger: trigger))
    try await service.wait(for: "AddNotification")
    bus.stop()
    try await wait { stage.delivery.shown.isEmpty }
    // The second one becomes due, and nothing shows it.
    try await wait { stage.delivery.pendingRequests.isEmpty }
    #expect(stage.delivery.shown.isEmpty)
    try await expectDenied(stage)
  }

  @Test func `each failure is one warning`() {
    let stage = NotificationStage(at: nil)
    let warnings = RuntimeWarning.collect {
      for _ in 0..<2 {
        stage.delivery.receive(.refused(id: "tea"))
        stage.delivery.receive(.ended)
        stage.delivery.requestAuthorization([.alert]) { _ in }
      }
    }
    #expect(
      warnings == [
        "The desktop did not show a notification of the program.",
        "The service of the desktop for notifications has ended; it is looked for again with the"
          + " next notification.",
        "The desktop has no service for notifications, so that the program shows none.",
      ])
  }
}
