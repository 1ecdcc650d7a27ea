import Foundation
import Testing

@testable import PlumbSDL
@testable import TestSupport
@testable import UserNotifications

/// Notifications through the portal, which the test simulates on a private bus.
@MainActor @Suite(.serialized) struct PortalTests {
  private let portal = PortalNotifications.address

  @Test func `a notification without a trigger is shown at once`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    try await stage.center.add(
      NotificationStage.request("tea") {
        $0.subtitle = "Green"
        $0.body = "Three minutes have passed."
        $0.sound = .default
        $0.interruptionLevel = .timeSensitive
      })
    let arguments = try await service.wait(for: "AddNotification")
    #expect(arguments.count == 1 && arguments[0][0] == .string("tea"))
    #expect(
      arguments[0][1]?.byName == [
        "title": .string("Ready"), "body": .string("Green\nThree minutes have passed."),
        "priority": .string("high"), "default-action": .string("default"),
        "sound": .string("default"),
      ])
    #expect(await stage.shownIDs() == ["tea"])
    #expect(await stage.pendingIDs().isEmpty)
    // The program tells its name first.
    let first = try #require(service.calls.first)
    #expect(first.interface == "org.freedesktop.host.portal.Registry")
    #expect(first.arguments == [.string("org.example.Tea"), .array(of: "{sv}", [])])
  }

  @Test func `the first version of the portal gets no keys of the second`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus, version: 1)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    try await stage.center.add(NotificationStage.request("tea") { $0.sound = .default })
    let arguments = try await service.wait(for: "AddNotification")
    #expect(
      arguments[0][1]?.byName == [
        "title": .string("Ready"), "body": .string(""), "priority": .string("normal"),
        "default-action": .string("default"),
      ])
  }

  @Test func `a time trigger shows its notification when the time has passed`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    let start = Date.now
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 0.4, repeats: false)
    try await stage.center.add(NotificationStage.request("tea", trigger: trigger))
    #expect(await stage.pendingIDs() == ["tea"])
    #expect(service.arguments(of: "AddNotification").isEmpty)
    try await service.wait(for: "AddNotification")
    #expect(Date.now.timeIntervalSince(start) >= 0.4)
    #expect(await stage.pendingIDs().isEmpty)
    let date = try #require(await stage.center.deliveredNotifications().first).date
    #expect(date.timeIntervalSince(start) >= 0.4)
  }

  @Test func `a notification that repeats is shown each time`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    try await stage.center.add(NotificationStage.request("tea", trigger: trigger))
    for count in 1...3 {
      stage.ahead.value = Double(count) * 60 + 1
      stage.delivery.deliverDue()
      try await service.wait(for: "AddNotification", count: count)
      #expect(await stage.pendingIDs() == ["tea"])
    }
    // The same one each time, which the desktop replaces.
    #expect(await stage.shownIDs() == ["tea"])
  }

  @Test func `a request that is removed is not shown`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    for id in ["a", "b", "c"] {
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 0.5, repeats: false)
      // Removed before the main actor comes to it.
      stage.center.add(NotificationStage.request(id, trigger: trigger)) { _ in }
    }
    stage.center.removePendingNotificationRequests(withIdentifiers: ["a", "c", "unknown"])
    #expect(await stage.pendingIDs() == ["b"])
    try await service.wait(for: "AddNotification")
    try await Task.sleep(for: .milliseconds(200))
    #expect(service.names(of: "AddNotification") == [.string("b")])
    stage.center.add(
      NotificationStage.request(
        "d", trigger: UNTimeIntervalNotificationTrigger(timeInterval: 0.2, repeats: false))
    ) { _ in }
    stage.center.removeAllPendingNotificationRequests()
    try await Task.sleep(for: .milliseconds(500))
    #expect(service.arguments(of: "AddNotification").count == 1)
  }

  @Test func `notifications are removed from the desktop`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    for id in ["a", "b", "c"] { try await stage.center.add(NotificationStage.request(id)) }
    stage.center.removeDeliveredNotifications(withIdentifiers: ["b", "unknown"])
    #expect(await stage.shownIDs() == ["a", "c"])
    stage.center.removeAllDeliveredNotifications()
    #expect(await stage.shownIDs().isEmpty)
    let removed = try await service.wait(for: "RemoveNotification", count: 3)
    #expect(removed == [[.string("b")], [.string("a")], [.string("c")]])
  }

  @Test func `clicks and buttons reach the delegate`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    let stage = NotificationStage(at: bus.address)
    let delegate = RecordingDelegate()
    stage.center.delegate = delegate
    try await stage.authorize()
    stage.center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "tea",
        actions: [
          UNNotificationAction(identifier: "more", title: "One more", options: .foreground),
          UNTextInputNotificationAction(
            identifier: "note", title: "Note", textInputButtonTitle: "Keep",
            textInputPlaceholder: "It tasted …"),
        ], intentIdentifiers: [])
    ])
    for id in ["a", "b", "c"] {
      try await stage.center.add(
        NotificationStage.request(id) {
          $0.categoryIdentifier = "tea"
          $0.userInfo = ["pot": id]
        })
    }
    let shown = try await service.wait(for: "AddNotification", count: 3)
    guard case .array("a{sv}", let buttons)? = shown[0][1]?.byName["buttons"] else {
      Issue.record("There are no buttons.")
      return
    }
    #expect(
      buttons.map(\.byName) == [
        ["label": .string("One more"), "action": .string("button-0")],
        ["label": .string("Note"), "action": .string("button-1")],
      ])
    for (id, key) in [("a", "default"), ("b", "button-0"), ("c", "button-1")] {
      service.signal(
        "ActionInvoked", of: portal, [.string(id), .string(key), .array(of: "v", [])])
    }
    try await wait { delegate.responses.count == 3 }
    #expect(
      delegate.responses.map(\.actionIdentifier) == [
        UNNotificationDefaultActionIdentifier, "more", "note",
      ])
    let pots = delegate.responses.map {
      $0.notification.request.content.userInfo["pot"] as? String
    }
    #expect(pots == ["a", "b", "c"])
    #expect((delegate.responses.last as? UNTextInputNotificationResponse)?.userText == "")
    // The click and the button with the option; not the other one.
    #expect(stage.activations == 2)
    #expect(await stage.shownIDs().isEmpty)
  }

  @Test func `signals that are none of a notification are ignored`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.portal(on: bus)
    // Has the same names of objects and members, but not the portal's name on the bus.
    let stranger = try await FakeService(on: bus, names: ["org.example.Stranger"]) { _ in .none }
    let stage = NotificationStage(at: bus.address)
    let delegate = RecordingDelegate()
    stage.center.delegate = delegate
    try await stage.authorize()
    try await stage.center.add(NotificationStage.request("tea"))
    try await service.wait(for: "AddNotification")
    let none = DBusValue.array(of: "v", [])
    for arguments: [DBusValue] in [
      [], [.string("tea")], [.string("tea"), .string("default")],
      [.uint32(1), .string("default"), none], [.string("tea"), .int32(0), none],
      [.string("tea"), .string("default"), .string("")],
      [.string("other"), .string("default"), none], [.string("tea"), .string("button-0"), none],
    ] {
      service.signal("ActionInvoked", of: portal, arguments)
    }
    stranger.signal("ActionInvoked", of: portal, [.string("tea"), .string("default"), none])
    // A flood of signals, after which the right one arrives.
    for _ in 0..<2_000 {
      service.signal("ActionInvoked", of: portal, [.string("other"), .string("default"), none])
    }
    try await Task.sleep(for: .milliseconds(100))
    #expect(delegate.responses.isEmpty)
    service.signal("ActionInvoked", of: portal, [.string("tea"), .string("default"), none])
    try await wait { !delegate.responses.isEmpty }
    #expect(delegate.responses.count == 1)
  }
}
