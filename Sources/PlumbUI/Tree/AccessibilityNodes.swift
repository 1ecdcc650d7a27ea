/// Says something of the view it stands in, or else of the first element of its content.
final class AccessibilityNode: ViewNode {
  var properties = AccessibilityProperties()
}

/// Shows the first of the nodes below and has the element of it stand as the second one describes.
final class DescribedNode: ViewNode {
  /// Whether the description takes the place of the element itself, not only of those in it.
  var replacesElement = false

  override func appendBoxes(to boxes: inout [LayoutNode]) {
    children.first?.appendBoxes(to: &boxes)
  }
}

/// A part of a view whose boxes may or may not be shown.
final class DescriptionPartNode: ViewNode {
  var isShown = true

  override func boxesBelowDidChange() {
    if isShown { super.boxesBelowDidChange() }
  }
}
