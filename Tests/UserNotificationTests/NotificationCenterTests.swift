import Foundation
import Testing

@testable import PlumbSDL
@testable import TestSupport
@testable import UserNotifications

/// The rules of the center, with a portal that the test simulates.
@MainActor @Suite(.serialized) struct NotificationCenterTests {
  @Test func `without a request there is no authorization`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    let settings = await stage.center.notificationSettings()
    #expect(settings.authorizationStatus == .notDetermined && settings.alertStyle == .none)
    await #expect(throws: UNError(.notificationsNotAllowed)) {
      try await stage.center.add(NotificationStage.request("tea"))
    }
    // Nobody has asked the desktop.
    #expect(service.calls.isEmpty)
  }

  @Test func `the authorization is kept for the next start`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plumb-notifications-\(UUID().uuidString)/org.example.Tea")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let first = NotificationStage(at: bus.address, folder: folder)
    #expect(try await first.center.requestAuthorization(options: [.alert]))
    let second = NotificationStage(at: bus.address, folder: folder)
    let settings = await second.center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.alertSetting == .enabled && settings.soundSetting == .disabled)
    try await second.center.add(NotificationStage.request("tea"))
    try await service.wait(for: "AddNotification")
    // A damaged file counts as none.
    try Data("{".utf8).write(to: folder.appending(path: "notifications.json"))
    let third = NotificationStage(at: bus.address, folder: folder)
    #expect(await third.center.notificationSettings().authorizationStatus == .notDetermined)
  }

  @Test func `a denied authorization is not kept`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plumb-notifications-\(UUID().uuidString)")
    let stage = NotificationStage(at: nil, folder: folder)
    let isGranted = try await stage.center.requestAuthorization(options: [.alert])
    #expect(!isGranted && !FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `only the parts with authorization appear`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    #expect(try await stage.center.requestAuthorization(options: [.badge]))
    try await stage.center.add(NotificationStage.request("silent") { $0.badge = 3 })
    #expect(await stage.shownIDs().isEmpty && stage.delivery.badge == 3)
    #expect(try await stage.center.requestAuthorization(options: [.alert]))
    try await stage.center.add(NotificationStage.request("tea") { $0.sound = .default })
    let shown = try await service.wait(for: "AddNotification")
    #expect(service.names(of: "AddNotification") == [.string("tea")])
    #expect(shown[0][1]?.byName["sound"] == .string("silent"))
  }

  @Test func `requests that nothing could show are errors`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    let past = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 2020, month: 1, day: 1), repeats: false)
    await #expect(throws: UNError(.notificationInvalidNoDate)) {
      try await stage.center.add(NotificationStage.request("past", trigger: past))
    }
    await #expect(throws: UNError(.notificationInvalidNoContent)) {
      try await stage.center.add(NotificationStage.request("empty", ""))
    }
    await #expect(throws: UNError(.badgeInputInvalid)) {
      try await stage.center.setBadgeCount(-1)
    }
    try await stage.center.setBadgeCount(2)
    #expect(stage.delivery.badge == 2)
    #expect(service.arguments(of: "AddNotification").isEmpty)
  }

  // MARK: An active program

  @Test func `the delegate chooses what appears while the program is active`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    stage.isActive = true
    // Nobody is asked: nothing appears.
    try await stage.center.add(NotificationStage.request("alone"))
    let delegate = RecordingDelegate()
    stage.center.delegate = delegate
    try await stage.center.add(NotificationStage.request("none"))
    delegate.parts = [.banner]
    try await stage.center.add(NotificationStage.request("banner") { $0.sound = .default })
    delegate.parts = [.list, .sound]
    try await stage.center.add(NotificationStage.request("list") { $0.sound = .default })
    let shown = try await service.wait(for: "AddNotification", count: 2)
    #expect(delegate.presented == ["none", "banner", "list"])
    #expect(service.names(of: "AddNotification") == [.string("banner"), .string("list")])
    let options = shown.compactMap { $0[1]?.byName }
    #expect(options.map { $0["sound"] } == [.string("silent"), .string("default")])
    #expect(
      options.map { $0["display-hint"] } == [
        .array(of: "s", [.string("transient")]), .array(of: "s", [.string("tray")]),
      ])
    #expect(await stage.shownIDs() == ["banner", "list"])
  }

  @Test func `the delegate may have asynchronous functions`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    let delegate = AsyncDelegate()
    stage.center.delegate = delegate
    try await stage.authorize()
    stage.isActive = true
    try await stage.center.add(NotificationStage.request("tea"))
    try await service.wait(for: "AddNotification")
    #expect(delegate.presented == ["tea"])
    service.signal(
      "ActionInvoked", of: PortalNotifications.address,
      [.string("tea"), .string("default"), .array(of: "v", [])])
    try await wait { !delegate.chosen.isEmpty }
    #expect(delegate.chosen == [UNNotificationDefaultActionIdentifier])
  }

  @Test func `the delegate may be on the main actor`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    let delegate = IsolatedDelegate()
    stage.center.delegate = delegate
    try await stage.authorize()
    stage.isActive = true
    try await stage.center.add(NotificationStage.request("tea"))
    try await service.wait(for: "AddNotification")
    #expect(delegate.presented == ["tea"])
    service.signal(
      "ActionInvoked", of: PortalNotifications.address,
      [.string("tea"), .string("default"), .array(of: "v", [])])
    try await wait { !delegate.chosen.isEmpty }
    #expect(delegate.chosen == [UNNotificationDefaultActionIdentifier])
  }

  @Test func `the delegate is not kept`() {
    let stage = NotificationStage(at: nil)
    var delegate: RecordingDelegate? = RecordingDelegate()
    stage.center.delegate = delegate
    #expect(stage.center.delegate === delegate)
    delegate = nil
    #expect(stage.center.delegate == nil)
  }

  // MARK: Threads

  @Test func `handlers may wait for the main thread`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    let center = stage.center
    let facts = await withCheckedContinuation { continuation in
      center.requestAuthorization(options: [.alert]) { isGranted, error in
        let hasWaited = DispatchQueue.main.sync { true }
        let category = UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: [])
        center.setNotificationCategories([category])
        center.getNotificationCategories { categories in
          continuation.resume(returning: [
            hasWaited, isGranted, error == nil, categories == [category],
          ])
        }
      }
    }
    #expect(facts == [true, true, true, true])
    withExtendedLifetime(service) {}
  }

  @Test func `requests of many threads all arrive`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    let center = stage.center
    await withTaskGroup { group in
      for number in 0..<100 {
        let request = NotificationStage.request("\(number)")
        group.addTask { try? await center.add(request) }
      }
    }
    try await service.wait(for: "AddNotification", count: 100)
    #expect(await Set(stage.shownIDs()) == Set((0..<100).map { "\($0)" }))
  }
}
