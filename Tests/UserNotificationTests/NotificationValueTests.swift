import Foundation
import Testing

@testable import UserNotifications

/// Contents, categories and errors.
@Suite struct NotificationValueTests {
  @Test func `a request copies its content`() {
    let content = UNMutableNotificationContent()
    content.title = "First"
    content.userInfo = ["count": 3]
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "Second"
    #expect(request.content.title == "First" && !(request.content is UNMutableNotificationContent))
    #expect(request.content.userInfo["count"] as? Int == 3)
    let copy = request.content.mutableCopy() as? UNMutableNotificationContent
    copy?.title = "Third"
    #expect(copy?.title == "Third" && request.content.title == "First")
    #expect((copy?.copy() as? UNNotificationContent)?.title == "Third")
  }

  @Test func `categories with the same values are one`() {
    func category(_ title: String) -> UNNotificationCategory {
      UNNotificationCategory(
        identifier: "tea", actions: [UNNotificationAction(identifier: "more", title: title)],
        intentIdentifiers: [])
    }
    #expect(Set([category("More"), category("More")]).count == 1)
    #expect(category("More") != category("Less"))
    let text = UNTextInputNotificationAction(
      identifier: "more", title: "More", textInputButtonTitle: "", textInputPlaceholder: "")
    #expect(text != UNNotificationAction(identifier: "more", title: "More"))
    #expect(UNNotificationSound(named: UNNotificationSoundName("a.wav")) != .default)
    #expect(
      UNNotificationSound.default == .default && .default != UNNotificationSound.defaultCritical)
  }

  @Test func `errors have codes that patterns match`() throws {
    do {
      throw UNError(.notificationsNotAllowed)
    } catch UNError.notificationsNotAllowed {
      let error: any Error = UNError(.notificationInvalidNoDate)
      #expect((error as NSError).code == 1_400 && (error as NSError).domain == UNErrorDomain)
      #expect(error.localizedDescription == "The notification has no date in the future.")
    }
  }

  @Test func `an attachment is a file that is there`() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "plumb-\(UUID().uuidString).png")
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "", url: file)
    }
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let attachment = try UNNotificationAttachment(identifier: "", url: file, options: nil)
    #expect(attachment.type == "public.png" && !attachment.identifier.isEmpty)
    for other in [URL(filePath: "/tmp"), URL(string: "https://example.org/a.png")] {
      let url = try #require(other)
      #expect(throws: UNError(.attachmentInvalidURL)) {
        try UNNotificationAttachment(identifier: "a", url: url)
      }
    }
  }

  @Test func `a notification for the desktop has lines, buttons and a picture`() throws {
    let picture = FileManager.default.temporaryDirectory
      .appending(path: "plumb-\(UUID().uuidString).PNG")
    try Data().write(to: picture)
    defer { try? FileManager.default.removeItem(at: picture) }
    let content = UNMutableNotificationContent()
    content.title = String(repeating: "é", count: 2_000)
    content.body = "Body"
    content.sound = UNNotificationSound(named: UNNotificationSoundName("missing.wav"))
    content.attachments = [try UNNotificationAttachment(identifier: "a", url: picture)]
    let notification = DesktopNotification(
      UNNotificationRequest(identifier: "tea", content: content, trigger: nil),
      parts: [.banner, .list, .sound],
      actions: [UNNotificationAction(identifier: "default", title: "More")])
    #expect(notification.title == String(repeating: "é", count: 1_000) + "…")
    #expect(notification.body == "Body" && notification.sound == .standard)
    // A program's own identifier is no key: it could be one of the desktop.
    #expect(notification.buttons == [.init(key: "button-0", label: "More")])
    #expect(notification.picture == picture.path && notification.place == .everywhere)
  }

  @Test func `a text for a notification takes its values`() {
    #expect(
      NSString.localizedUserNotificationString(forKey: "%d of %@", arguments: [3, "tea"])
        == "3 of tea")
    #expect(NSString.localizedUserNotificationString(forKey: "100 %", arguments: nil) == "100 %")
  }
}
