/// What is said of a view to those who do not see it; what is not said stays as it is.
struct AccessibilityProperties {
  /// Something a person can do with a view.
  struct Action {
    var kind: AccessibilityActionKind
    var handler: @MainActor () -> Void
  }

  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var inputLabels: [String]?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var isHidden: Bool?
  var sortPriority: Double?
  var headingLevel: AccessibilityHeadingLevel?
  /// Makes one element of the views inside.
  var children: AccessibilityChildBehavior?
  var actions: [Action] = []
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
}
