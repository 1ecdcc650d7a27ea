internal import Foundation

/// Views in front of a window, which belong to a view in it.
package struct WindowLayer {
  /// Whether the views are shown.
  var isPresented: Bool
  /// Whether there is content to show. Without it nothing is presented, but views that are shown already stay.
  package var hasContent = true
  /// Whether the views stay as they were when they were presented.
  package var isFixed = false
  /// The place of the views, and the way in which they appear.
  var placement: LayerPlacement
  /// The use of the views behind meanwhile, and the end of the layer.
  var interaction: LayerInteraction
  /// The rectangle at which an attached panel points; `nil` for the frame of the presenting view.
  package var attachment: ((LayoutNode) -> CGRect)?
  /// Called when the arrow of an attached panel was placed at another position.
  package var arrowDidMove: ((AttachedPlacement.Arrow) -> Void)?
  /// Called once, after modal views have disappeared.
  package var onDismiss: (() -> Void)?
  /// Changes the environment of the presenting view for the views.
  var changeEnvironment: (inout EnvironmentValues) -> Void
  /// Resolves two views: the backdrop, which is as large as the window, and the panel.
  var views: @MainActor (inout _ChildCursor) -> Void

  package init(
    isPresented: Bool, placement: LayerPlacement, interaction: LayerInteraction,
    changeEnvironment: @escaping (inout EnvironmentValues) -> Void,
    views: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    self.isPresented = isPresented
    self.placement = placement
    self.interaction = interaction
    self.changeEnvironment = changeEnvironment
    self.views = views
  }
}

/// The use of the views behind a layer while it is shown, and the end of the layer.
package enum LayerInteraction {
  /// The layer is a presentation: it has the keyboard focus, and keeps presses, keys and assistive technologies from
  /// the views behind. It waits for the end of another presentation, and Escape dismisses it.
  ///
  /// - Parameters:
  ///   - needsAnswer: whether only a button in the layer dismisses it; such a layer does not wait.
  ///   - dismiss: sets the presenting view's state so that the views are no longer shown.
  case modal(needsAnswer: Bool, dismiss: () -> Void)
  /// The layer is a popup: the keyboard focus stays with the views behind, and the layer is dismissed when the window
  /// is moved, or is not the active one any more.
  case popup(dismiss: @MainActor () -> Void)
  /// The keyboard focus stays with the views behind, and the layer is shown as long as the presenting view says so.
  case passive

  /// Whether the views behind cannot be used.
  var isModal: Bool {
    if case .modal = self { true } else { false }
  }

  /// Whether only a button in the layer dismisses it.
  var needsAnswer: Bool {
    if case .modal(needsAnswer: true, _) = self { true } else { false }
  }
}
