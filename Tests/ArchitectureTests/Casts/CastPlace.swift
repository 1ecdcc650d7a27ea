/// The casts to one protocol in one file that `CastCheck` leaves alone, and the reason.
struct CastPlace {
  static let folder = "Sources/PlumbCore/"

  /// Relative to the folder.
  var path: String
  var protocolName: String
  var count = 1
  var reason: String

  func isOf(_ casts: CastCheck.Casts) -> Bool {
    Self.folder + path == casts.file.path && protocolName == casts.protocolName
  }

  static let all = programTypes + rareValues + focus + accessibility + inspection

  /// Casts of types of a program, which decide about conformances that may depend on a condition.
  private static let programTypes = [
    CastPlace(
      path: "State/FieldTable.swift", protocolName: "DynamicProperty",
      reason: "The fields of a view have any type. Each type with a record is asked once."),
    CastPlace(
      path: "State/ValueComparison.swift", protocolName: "DynamicProperty",
      reason: "The fields of a view have any type. Each type with a record is asked once."),
    CastPlace(
      path: "State/ValueComparison.swift", protocolName: "Equatable",
      reason: "The fields of a view have any type. Each type with a record is asked once."),
    CastPlace(
      path: "Geometry/Equality.swift", protocolName: "Equatable",
      reason: "The values have any type, and may be equatable on a condition."),
    CastPlace(
      path: "Tree/CompositeViewNode.swift", protocolName: "Animatable", count: 2,
      reason: "A program's view may be animatable on a condition, which View cannot know."),
    CastPlace(
      path: "Tree/CompositeViewNode.swift", protocolName: "ValueAnimating",
      reason: "Only for animatable views."),
    CastPlace(
      path: "Views/Shapes/ShapeViewNode.swift", protocolName: "InsettableShape",
      reason: "A program's shape may be insettable on a condition. Only borders are inset."),
  ]

  /// Casts of values that seldom exist.
  private static let rareValues = [
    CastPlace(
      path: "Tree/AnyView.swift", protocolName: "View",
      reason: "The caller asks whether a value of any type is a view."),
    CastPlace(
      path: "Tree/ContainerValues.swift", protocolName: "MergedValue", count: 2,
      reason: "Only for a value that two views around each other set."),
    CastPlace(
      path: "Views/Shapes/ShapeView.swift", protocolName: "LayeredShapeView",
      reason: "Only for a shape that is drawn in several layers."),
    CastPlace(
      path: "State/Binding+Collection.swift", protocolName: "Identifiable",
      reason: "The elements of the collection have any type."),
    CastPlace(
      path: "Tree/Updating/CoverableNode.swift", protocolName: "CoverableNode",
      reason: "Only for the keys of a shortcut."),
    CastPlace(
      path: "Tree/Updating/ViewTree+Nodes.swift", protocolName: "EvaluatedNode",
      reason: "Only after a program's types were compiled anew."),
    CastPlace(
      path: "Views/Localization/LocalizedStringKey.swift", protocolName: "BinaryInteger",
      reason: "Only for a number with a format of the C library."),
    CastPlace(
      path: "Views/Localization/LocalizedStringKey.swift", protocolName: "BinaryFloatingPoint",
      reason: "Only for a number with a format of the C library."),
  ]

  /// Casts of nodes when the keyboard focus moves or its view gets an event.
  private static let focus = [
    ("Tree/Presentation/LayerViewNode.swift", "TextInputTarget", 2),
    ("Tree/Focus/KeyboardFocus.swift", "TextInputTarget", 2),
    ("Tree/Focus/KeyboardFocus.swift", "FocusedPointerObserver", 1),
    ("Tree/Focus/KeyboardFocus.swift", "FocusedKeyHandler", 1),
    ("Tree/Focus/KeyboardFocus.swift", "FocusTarget", 1),
    ("Tree/Focus/KeyboardFocus.swift", "FocusObserver", 1),
    ("Tree/Focus/FocusedValueProviders.swift", "FocusedValueProvider", 1),
    ("Views/Keyboard/FocusedEditing.swift", "TextCommands", 1),
  ].map { path, name, count in
    CastPlace(
      path: path, protocolName: name, count: count,
      reason: "Only when the focus moves, or for a key or a press.")
  }

  /// Casts for assistive technologies.
  private static let accessibility = [
    ("Tree/CompositeViewNode.swift", "RoleView", 1),
    ("Tree/Accessibility/EditedText.swift", "EditedTextView", 1),
    ("Accessibility/AccessibilityPass.swift", "PressTarget", 1),
    ("Accessibility/AccessibilityTree+Content.swift", "PressTarget", 1),
    ("Accessibility/AccessibilityTree+Content.swift", "FocusTarget", 2),
  ].map { path, name, count in
    CastPlace(
      path: path, protocolName: name, count: count,
      reason: "Only while an assistive technology reads or uses controls.")
  }

  /// Casts for people who look at a layout.
  private static let inspection = [
    ("Inspection/InspectedDetails.swift", "ArrangingNode", 1),
    ("Layout/Inspection/ChildArrangement.swift", "ArrangingRule", 2),
    ("Tree/Evaluation/SourceExpression.swift", "ExpressionView", 2),
    ("Tree/Probes/LayoutAudit.swift", "CustomLayoutNode", 1),
    ("Tree/Probes/LayoutAudit.swift", "CustomRule", 1),
    ("Tree/Probes/ViewProbe.swift", "LeafNode", 1),
  ].map { path, name, count in
    CastPlace(
      path: path, protocolName: name, count: count,
      reason: "Only for previews, inspection, audits and properties in tests.")
  }
}
