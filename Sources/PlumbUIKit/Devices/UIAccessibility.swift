public import Foundation
internal import PlumbUI

/// The settings for assistive technologies, and messages to them.
public enum UIAccessibility {
  /// Whether every animation ends at once.
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool {
    Desktop.appearance.reducesMotion ?? false
  }

  /// Whether contrasts are increased.
  @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool {
    Desktop.appearance.contrast == .increased
  }

  /// Whether a screen reader runs, which a program is not told here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches are used in place of a pointer, which a program is not told here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether texts are bold: the desktop has no such setting.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether nothing is translucent: the desktop has no such setting.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colours alone mean nothing: the desktop has no such setting.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether colours are inverted: the desktop has no such setting.
  public static var isInvertColorsEnabled: Bool { false }

  /// The kind of a message.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Creates a kind from a number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Most of the window has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Views were inserted, removed or moved.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to be read aloud.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled, with a text.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Sends a message; without an assistive technology it has no effect.
  ///
  /// - Parameter argument: the text of an announcement or of a page; of other kinds it has no effect.
  public static func post(notification: Notification, argument: Any?) {
    let text = argument as? String ?? (argument as? NSAttributedString)?.string ?? ""
    switch notification {
    case .screenChanged: AccessibilityNotification.ScreenChanged().post()
    case .layoutChanged: AccessibilityNotification.LayoutChanged().post()
    case .announcement: AccessibilityNotification.Announcement(text).post()
    case .pageScrolled: AccessibilityNotification.PageScrolled(text).post()
    default: break
    }
  }

  /// Posted on a phone when the screen reader starts or ends; never posted here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted on a phone when the setting changes; never posted here: read `accessibilityReduceMotion` in the environment.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
