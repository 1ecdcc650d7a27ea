/// The record of the accessibility elements of a view, kept for as long as neither the view nor
/// anything inside changes.
///
/// View nodes have records only while an assistive technology listens.
@MainActor class ElementRecord {
  /// Whether the elements must be made again.
  final fileprivate(set) var isStale = false

  init() {}

  /// Marks the elements as made.
  final func didUpdate() { isStale = false }
}

extension ViewNode {
  /// Called when the view or its list of children may have changed: its elements and the elements
  /// of the views around it must be made again.
  ///
  /// The elements around stale ones are stale as well, so in an update of many views the path to the
  /// root is walked once.
  @inline(__always)
  package final func elementsDidChange() {
    if elementRecord != nil { markElementsStale() }
  }

  @inline(never)
  private final func markElementsStale() {
    for node in selfAndAncestors {
      // A view whose elements only name others has no record.
      guard let record = node.elementRecord else { continue }
      if record.isStale { return }
      record.isStale = true
    }
  }
}

extension ViewNode {
  /// Notes that the view was hidden or shown: the elements of all its descendants may be others.
  package final func visibilityDidChange() {
    for node in selfAndDescendants { node.elementsDidChange() }
  }
}
