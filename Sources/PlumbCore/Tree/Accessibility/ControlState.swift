/// The state that a built-in control tells assistive technologies besides its label.
///
/// It is computed when an assistive technology listens, and never otherwise.
package struct ControlState {
  /// Whether the control is on; `nil` for one that is neither on nor off.
  var isOn: Bool?
  /// Whether the content of the control is shown; `nil` for one whose content is always shown.
  var isExpanded: Bool?
  /// Whether the control shows that something is going on, without a number, or is on for some of its values only.
  var isIndeterminate: Bool
  /// The value as a number; `nil` if there is none.
  var number: AccessibilityNumber?
  /// Sets the number.
  var setNumber: ((Double) -> Void)?
  /// Increments the value.
  var increment: (() -> Void)?
  /// Decrements the value.
  var decrement: (() -> Void)?

  package init(
    isOn: Bool? = nil, isExpanded: Bool? = nil, isIndeterminate: Bool = false,
    number: AccessibilityNumber? = nil, setNumber: ((Double) -> Void)? = nil,
    increment: (() -> Void)? = nil, decrement: (() -> Void)? = nil
  ) {
    self.isOn = isOn
    self.isExpanded = isExpanded
    self.isIndeterminate = isIndeterminate
    self.number = number
    self.setNumber = setNumber
    self.increment = increment
    self.decrement = decrement
  }
}

/// A view node that performs an action when it is pressed.
@MainActor package protocol PressTarget: ViewNode {
  /// Performs the action, unless the view is disabled.
  func press()
}
