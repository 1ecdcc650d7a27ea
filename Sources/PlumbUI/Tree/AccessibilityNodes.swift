/// Says something of the view it stands in, or else of the first element of its content.
final class AccessibilityNode: ViewNode {
  var properties = AccessibilityProperties()
}

/// Shows the first of the nodes below and has the element of it stand as the second one describes.
final class AccessibilityOverrideNode: ViewNode {
  /// Whether the description takes the place of the element itself, not only of those in it.
  var replacesElement = false

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    children.first?.appendLayoutNodes(to: &layoutNodes)
  }
}

/// A part of a view whose boxes may or may not be shown.
final class AccessibilityPropertyNode: ViewNode {
  var isShown = true

  override func layoutNodesBelowDidChange() {
    if isShown { super.layoutNodesBelowDidChange() }
  }
}
