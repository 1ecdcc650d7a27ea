/// The behaviour of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Has no effect: the desktop shows no buttons while the screen is locked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// Has no effect: the desktop has one look for buttons.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// Brings a window of the program to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The icon of an action, which the desktop does not show.
public final class UNNotificationActionIcon: NSObject, Sendable {
  private let name: String

  private init(name: String) {
    self.name = name
  }

  /// Creates the icon of a symbol.
  public convenience init(systemImageName: String) {
    self.init(name: systemImageName)
  }

  /// Creates the icon of a picture of the program.
  public convenience init(templateImageName: String) {
    self.init(name: templateImageName)
  }
}

/// A button of a notification.
public class UNNotificationAction: NSObject, @unchecked Sendable {
  // Sendable, as no property of it and of its subclass changes.

  /// The name by which the program finds the action in a response.
  public let identifier: String
  /// The text of the button.
  public let title: String
  /// The behaviour of the action.
  public let options: UNNotificationActionOptions
  /// The icon, which the desktop does not show.
  public let icon: UNNotificationActionIcon?

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAction else { return false }
    return (identifier, title, options) == (other.identifier, other.title, other.options)
      && type(of: self) == type(of: other)
  }

  public override var hash: Int { identifier.hashValue }
}

/// A button of a notification that asks for a text.
///
/// The desktop has no field for the text: the button is like others, and the response is a
/// `UNTextInputNotificationResponse` with an empty text. A program that gets one can open its window and ask there.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The text of the button that sends the text.
  public let textInputButtonTitle: String
  /// The text in the field while it is empty.
  public let textInputPlaceholder: String

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}
