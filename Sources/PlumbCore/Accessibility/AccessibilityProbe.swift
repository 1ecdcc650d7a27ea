/// The objects that an assistive technology finds in a view tree, for tests that compare them with those of a pass
/// without a cache.
@MainActor package final class AccessibilityProbe {
  private let objects: AccessibilityTree

  package init(_ views: ViewTree) {
    objects = AccessibilityTree(views)
  }

  /// Makes the objects of changed views again, after a layout.
  package func update() { _ = objects.update() }

  /// A sentence about an object that is not up to date; `nil` if there is none. The objects must have been updated since
  /// the last change.
  package var outdatedObject: String? { objects.outdatedObject }
}
