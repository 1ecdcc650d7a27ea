internal import Observation

/// The background of a panel, as set by a view in the presentation.
///
/// Only the view of the background observes it, so a change evaluates nothing else of the panel.
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
