/// The accessibility properties set by a modifier. A property that is not set leaves the element
/// unchanged.
@usableFromInline package struct AccessibilityProperties {
  /// An action that an assistive technology can perform on a view.
  struct Action {
    var kind: AccessibilityActionKind
    var handler: @MainActor () -> Void
  }

  /// The kind of element, set for a part of a built-in control.
  var role: ElementRole?
  /// Whether the content that a button of a built-in control shows and hides is shown.
  var isExpanded: Bool?
  var label: String?
  var value: String?
  var hint: String?
  /// Further contents, which are told after the hint.
  var customContent: [String] = []
  var identifier: String?
  var inputLabels: [String]?
  /// Traits that the element gets besides its own.
  package var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var isHidden: Bool?
  var sortPriority: Double?
  var headingLevel: AccessibilityHeadingLevel?
  /// Combines the elements of the views inside into one.
  var children: AccessibilityChildBehavior?
  var actions: [Action] = []
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
}
