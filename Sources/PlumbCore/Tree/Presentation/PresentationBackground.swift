internal import Observation

/// The view that a view in a presentation makes the background of the panel.
///
/// Only the background follows it, so that a change of it evaluates nothing else of the panel.
@Observable package final class PresentationBackground {
  /// The view and its alignment; `nil` for the background of the panel's style.
  package private(set) var content: (view: AnyView, alignment: Alignment)?
  @ObservationIgnored private weak var source: ViewNode?

  /// Sets the view; of several nodes the first one applies.
  @MainActor package func set(_ view: AnyView, alignment: Alignment, by node: ViewNode) {
    guard source == nil || source === node else { return }
    source = node
    content = (view, alignment)
  }

  /// Removes the view of a node.
  @MainActor package func remove(by node: ViewNode) {
    guard source === node else { return }
    source = nil
    content = nil
  }
}
