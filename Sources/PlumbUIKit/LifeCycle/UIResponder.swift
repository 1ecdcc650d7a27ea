public import Foundation

/// An object that may handle actions: a window, a controller, the app, a delegate.
///
/// The views of the program are those of SwiftUI, which handle their events themselves.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// Creates an object.
  public override init() { super.init() }

  /// The object that is asked after this one.
  open var next: UIResponder? { nil }

  /// Whether the object has the keyboard focus, which only views of SwiftUI have.
  open var isFirstResponder: Bool { false }

  /// Whether the object can have the keyboard focus.
  open var canBecomeFirstResponder: Bool { false }

  /// Asks for the keyboard focus. Returns whether the object has it.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Ends the editing of text in the windows of the program.
  @discardableResult open func resignFirstResponder() -> Bool {
    UIApplication.shared.endAllEditing()
    return true
  }
}

extension UIResponder {
  // The names are those of a keyboard on the screen, which does not exist on this platform, so that nobody posts them.

  /// Not posted on this platform.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Not posted on this platform.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Not posted on this platform.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Not posted on this platform.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Not posted on this platform.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the frame at the end of a movement of the keyboard.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the frame at the start of a movement of the keyboard.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the seconds that a movement of the keyboard takes.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of a movement of the keyboard.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
