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
  /// Marks the elements of the view and of its ancestors as stale. Called when the view or its list of
  /// children may have changed.
  ///
  /// The ancestors of a stale element are stale as well, so an update of many views walks the path to
  /// the root once.
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
  /// Marks the elements of the view and of its descendants as stale. Called when the view was hidden or
  /// shown.
  package final func visibilityDidChange() {
    for node in selfAndDescendants { node.elementsDidChange() }
  }
}
