internal import Foundation

/// The access of presented views to their presentation.
package final class PresentationHandle {
  /// Returns the size of a panel for the available size and a function that measures the panel.
  package typealias PanelSize = (CGSize, @escaping (ProposedViewSize) -> CGSize) -> ProposedViewSize

  private var storedDismiss: () -> Void = {}
  private var storedIsDismissedInteractively = true
  private var storedSetProposedSize: @MainActor (PanelSize?) -> Void = { _ in }
  private var storedMoveFocusInside: @MainActor () -> Void = {}
  private var storedContentDidChange: @MainActor () -> Void = {}

  /// The background that a view inside gives to the panel.
  package let background = PresentationBackground()

  /// Dismisses the presentation.
  package var dismiss: () -> Void {
    get { storedDismiss }
    set { storedDismiss = newValue }
  }

  /// Whether a person can dismiss the presentation other than by a button in it.
  package var isDismissedInteractively: Bool {
    get { storedIsDismissedInteractively }
    set { storedIsDismissedInteractively = newValue }
  }

  /// Sets the size of the panel; see `LayerLayoutNode.proposedSize`.
  package var setProposedSize: @MainActor (PanelSize?) -> Void {
    get { storedSetProposedSize }
    set { storedSetProposedSize = newValue }
  }

  /// Moves the keyboard focus to the first view that is to have it, after the next layout.
  package var moveFocusInside: @MainActor () -> Void {
    get { storedMoveFocusInside }
    set { storedMoveFocusInside = newValue }
  }

  /// Keeps the keyboard focus inside when other content has replaced the view that had it.
  package var contentDidChange: @MainActor () -> Void {
    get { storedContentDidChange }
    set { storedContentDidChange = newValue }
  }

  /// Creates a handle of a presentation that is dismissed by a closure.
  package init(dismiss: @escaping () -> Void = {}) {
    storedDismiss = dismiss
  }
}

extension EnvironmentValues {
  /// The presentation that the view is in; `nil` if it is in none.
  @EnvironmentEntry package var presentation: PresentationHandle?
}
