public import Foundation

/// Messages to assistive technologies about a change that a person who does not see the window would miss.
///
/// ```
/// AccessibilityNotification.Announcement("Cat has taken the lead").post()
/// ```
///
/// A notification that is posted while no assistive technology listens has no effect.
public enum AccessibilityNotification {
  /// A message to be read aloud.
  public struct Announcement: Sendable {
    private let message: String
    private let isUrgent: Bool

    /// Creates an announcement.
    public init(_ announcement: String) {
      message = announcement
      isUrgent = false
    }

    /// Creates an announcement with attributes, of which `accessibilitySpeechAnnouncementPriority` is
    /// not supported.
    public init(_ announcement: AttributedString) {
      self.init(String(announcement.characters))
    }

    /// Creates an announcement, looked up in the string tables of the program.
    public init(_ announcement: LocalizedStringResource) {
      self.init(String(localized: announcement))
    }

    /// Posts the announcement. May be called on any thread.
    public func post() {
      PostedNotifications.shared.post(.announcement(message, isUrgent: isUrgent))
    }
  }

  /// A notification that some views were inserted, removed or moved.
  public struct LayoutChanged: Sendable {
    /// Creates the notification.
    public init() {}

    /// Posts the notification. May be called on any thread.
    public func post() { PostedNotifications.shared.post(.contents) }
  }

  /// A notification that most of the content of the window has changed.
  public struct ScreenChanged: Sendable {
    /// Creates the notification.
    public init() {}

    /// Posts the notification. May be called on any thread.
    public func post() { PostedNotifications.shared.post(.contents) }
  }

  /// A notification that a page was scrolled, with a message such as "Page 2 of 5".
  public struct PageScrolled: Sendable {
    private let message: String

    /// Creates the notification.
    public init(_ message: String) {
      self.message = message
    }

    /// Posts the notification. May be called on any thread.
    public func post() {
      PostedNotifications.shared.post(.announcement(message, isUrgent: false))
    }
  }
}
