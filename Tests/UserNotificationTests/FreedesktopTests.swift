import Foundation
import Testing

@testable import PlumbSDL
@testable import TestSupport
@testable import UserNotifications

/// Notifications through the service of desktops without a portal, which the test simulates on a private bus.
@MainActor @Suite(.serialized) struct FreedesktopTests {
  private let address = FreedesktopNotifications.address

  @Test func `a notification has an icon, its buttons and hints`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.freedesktop(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    try await stage.center.add(
      NotificationStage.request("tea") { $0.body = "1 < 2 & 3" })
    let arguments = try await service.wait(for: "Notify")
    #expect(
      arguments[0].prefix(6) == [
        .string("Tea"), .uint32(0), .string("org.example.Tea"), .string("Ready"),
        .string("1 < 2 & 3"), .array(of: "s", [.string("default"), .string("Tea")]),
      ])
    #expect(
      arguments[0][6]?.byName == [
        "urgency": .byte(1), "desktop-entry": .string("org.example.Tea"),
        "suppress-sound": .boolean(true),
      ])
    // The desktop chooses the time.
    #expect(arguments[0][7] == .int32(-1))
    #expect(await stage.shownIDs() == ["tea"])
  }

  @Test func `signs of markup are escaped where the service reads markup`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.freedesktop(on: bus, capabilities: ["body-markup"])
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    try await stage.center.add(NotificationStage.request("tea") { $0.body = "<b> & &lt;" })
    let arguments = try await service.wait(for: "Notify")
    #expect(arguments[0][4] == .string("&lt;b&gt; &amp; &amp;lt;"))
  }

  @Test func `the same identifier replaces the notification`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.freedesktop(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    try await stage.center.add(NotificationStage.request("tea", "First"))
    try await service.wait(for: "Notify")
    // The answer with the number has to arrive.
    try await Task.sleep(for: .milliseconds(100))
    try await stage.center.add(NotificationStage.request("tea", "Second"))
    let arguments = try await service.wait(for: "Notify", count: 2)
    #expect(arguments.map { $0[1] } == [.uint32(0), .uint32(11)])
    #expect(await stage.shownIDs() == ["tea"])
    stage.center.removeAllDeliveredNotifications()
    #expect(try await service.wait(for: "CloseNotification") == [[.uint32(11)]])
  }

  @Test func `a notification that is removed before it has a number is closed`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.freedesktop(on: bus)
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    stage.center.add(NotificationStage.request("tea")) { _ in }
    stage.center.removeAllDeliveredNotifications()
    #expect(try await service.wait(for: "CloseNotification") == [[.uint32(11)]])
    #expect(await stage.shownIDs().isEmpty)
  }

  @Test func `clicks, buttons and dismissals reach the delegate`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService.freedesktop(on: bus)
    let stage = NotificationStage(at: bus.address)
    let delegate = RecordingDelegate()
    stage.center.delegate = delegate
    try await stage.authorize()
    stage.center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "tea", actions: [UNNotificationAction(identifier: "more", title: "One more")],
        intentIdentifiers: [], options: .customDismissAction)
    ])
    for id in ["a", "b", "c"] {
      try await stage.center.add(
        NotificationStage.request(id) { $0.categoryIdentifier = "tea" })
    }
    try await stage.center.add(NotificationStage.request("d"))
    try await stage.center.add(NotificationStage.request("e") { $0.categoryIdentifier = "tea" })
    try await service.wait(for: "Notify", count: 5)
    try await Task.sleep(for: .milliseconds(100))
    service.signal("ActionInvoked", of: address, [.uint32(11), .string("button-0")])
    // Services close a notification after a click; that is no dismissal.
    service.signal("NotificationClosed", of: address, [.uint32(11), .uint32(2)])
    // A person dismisses two of them, of which one has no category. The time of the third passes.
    service.signal("NotificationClosed", of: address, [.uint32(12), .uint32(2)])
    service.signal("NotificationClosed", of: address, [.uint32(14), .uint32(2)])
    service.signal("NotificationClosed", of: address, [.uint32(13), .uint32(1)])
    // Of a wrong type, and of nobody.
    service.signal("NotificationClosed", of: address, [.string("15"), .uint32(2)])
    service.signal("NotificationClosed", of: address, [.uint32(15)])
    service.signal("ActionInvoked", of: address, [.uint32(99), .string("default")])
    service.signal("ActionInvoked", of: address, [.uint32(15), .string("default")])
    try await wait { delegate.responses.count >= 3 }
    #expect(
      delegate.responses.map(\.notification.request.identifier) == ["a", "b", "e"])
    #expect(
      delegate.responses.map(\.actionIdentifier) == [
        "more", UNNotificationDismissActionIdentifier, UNNotificationDefaultActionIdentifier,
      ])
    #expect(await stage.shownIDs().isEmpty)
  }

  @Test func `an answer of a wrong type is a refusal`() async throws {
    let bus = try PrivateBus()
    let service = try await FakeService(on: bus, names: ["org.freedesktop.Notifications"]) { call in
      switch call.member {
      case "GetCapabilities": .values([.array(of: "s", [])])
      case "Notify": .values([.string("eleven")])
      default: .error
      }
    }
    let stage = NotificationStage(at: bus.address)
    try await stage.authorize()
    try await stage.center.add(NotificationStage.request("tea"))
    try await service.wait(for: "Notify")
    try await wait { stage.delivery.shown.isEmpty }
  }
}
