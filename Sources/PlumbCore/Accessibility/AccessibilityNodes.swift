/// A node that sets accessibility properties of the view it belongs to, or else of the first
/// element of its content.
package final class AccessibilityViewNode: ViewNode {
  private var storedProperties = AccessibilityProperties()

  /// The properties that the modifier sets; those that are `nil` stay unchanged.
  package var properties: AccessibilityProperties {
    _read { yield storedProperties }
    _modify { yield &storedProperties }
  }
}

/// A node that shows its first child, and describes that child's element by the elements of its
/// second child.
final class AccessibilityOverrideViewNode: ViewNode {
  /// The part of an element that comes from the second child.
  enum Description {
    case element, children, actions
  }

  var description = Description.children

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    children.first?.appendLayoutNodes(to: &layoutNodes)
  }
}

/// A part of a view whose layout nodes may or may not be shown.
final class AccessibilityPropertyViewNode: ViewNode {
  var isShown = true

  override func layoutNodesBelowDidChange() {
    if isShown { super.layoutNodesBelowDidChange() }
  }
}
