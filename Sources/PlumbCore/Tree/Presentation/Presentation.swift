internal import Foundation

/// A presentation of views in front of the window.
package struct Presentation {
  /// Whether the views are shown.
  var isPresented: Bool
  /// Whether there is content to show. Without it nothing is presented, but views that are shown already stay.
  package var hasContent: Bool
  /// Whether the views stay as they were at the start of the presentation.
  package var isFixed: Bool
  /// The place of the views, and the way in which they appear.
  var placement: LayerPlacement
  /// The rectangle at which an attached panel points; `nil` for the frame of the presenting view.
  package var attachment: ((LayoutNode) -> CGRect)?
  /// Called when the arrow of an attached panel was placed at another position.
  package var arrowDidMove: ((AttachedPlacement.Arrow) -> Void)?
  /// Sets the presenting view's state so that the views are no longer shown.
  var dismiss: () -> Void
  /// Called once, after the views have disappeared.
  var onDismiss: (() -> Void)?
  /// Resolves two views: the backdrop, which is as large as the window, and the panel.
  var views: @MainActor (inout _ChildCursor) -> Void

  package init(
    isPresented: Bool, hasContent: Bool = true, isFixed: Bool = false, placement: LayerPlacement,
    attachment: ((LayoutNode) -> CGRect)? = nil,
    arrowDidMove: ((AttachedPlacement.Arrow) -> Void)? = nil, dismiss: @escaping () -> Void,
    onDismiss: (() -> Void)? = nil, views: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    self.isPresented = isPresented
    self.hasContent = hasContent
    self.isFixed = isFixed
    self.placement = placement
    self.attachment = attachment
    self.arrowDidMove = arrowDidMove
    self.dismiss = dismiss
    self.onDismiss = onDismiss
    self.views = views
  }
}

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

private enum PresentationKey: EnvironmentKey {
  static var defaultValue: PresentationHandle? { nil }
}

extension EnvironmentValues {
  /// The presentation that the view is in; `nil` if it is in none.
  package var presentation: PresentationHandle? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
}
