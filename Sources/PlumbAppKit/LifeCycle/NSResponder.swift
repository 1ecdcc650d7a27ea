public import Foundation
internal import PlumbUI

/// An object that may handle actions: a window, a controller, the app, a delegate.
///
/// The views of the program are those of SwiftUI, which handle their events themselves.
@MainActor @preconcurrency open class NSResponder: NSObject {
  /// The object that is asked after this one.
  open var nextResponder: NSResponder?

  /// Creates an object.
  public override init() { super.init() }

  /// Whether the object can have the keyboard focus, which only views of SwiftUI have.
  open var acceptsFirstResponder: Bool { false }

  /// Asks for the keyboard focus. Returns whether the object has it.
  open func becomeFirstResponder() -> Bool { false }

  /// Ends the editing of text in the windows of the program.
  open func resignFirstResponder() -> Bool {
    for window in ProgramLife.shared.openWindows { window.endEditing() }
    return true
  }
}
