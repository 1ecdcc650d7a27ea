internal import Foundation

/// The node of views in front of a window.
///
/// While a modal layer is mounted, the views behind it get neither the pointer nor keys nor the keyboard focus.
final class LayerViewNode: ContainerViewNode<LayerLayoutNode> {
  private var interaction: LayerInteraction
  /// The access of the views of a modal layer to it; `nil` for other layers.
  private let handle: PresentationHandle?
  private var onDismiss: (() -> Void)?
  /// The view that had the keyboard focus before a modal layer, and gets it again.
  private weak var focusBefore: (any FocusTarget)?
  /// Whether a person uses the keyboard: a view that takes no text had the focus before.
  private let followsKeyboard: Bool

  /// The times in seconds in which the views of a modal layer appear and disappear.
  private static let insertion = Animation.easeOut(duration: 0.25)
  private static let removal = Animation.easeIn(duration: 0.18)

  init(_ layer: WindowLayer, at place: _ChildCursor.Place) {
    interaction = layer.interaction
    let isModal = interaction.isModal
    handle = isModal ? PresentationHandle() : nil
    let target = isModal ? place.tree.focus.target : nil
    focusBefore = target
    followsKeyboard = target != nil && !(target is any TextInputTarget)
    super.init(LayerLayoutNode(layer.placement), at: place, listedAs: nil)
    guard isMounted else { return }
    if isModal {
      layoutNode.reducesMotion = tree.context.reducesMotion
      tree.presentations.add(self)
    }
    tree.presentations.addPresenter(self)
    tree.rootLayoutNode.show(layoutNode, at: transitionContext(Self.insertion))
    // The buttons of an alert are known only later.
    if isModal, !interaction.needsAnswer { moveFocusInside() }
  }

  /// Applies the settings of the presenting view.
  func update(_ layer: WindowLayer) {
    interaction = layer.interaction
    onDismiss = layer.onDismiss
    updateHandle()
    layoutNode.placement = layer.placement
    layoutNode.attachment = layer.attachment
    layoutNode.arrowDidMove = layer.arrowDidMove.map { [unowned tree] move in
      { arrow in tree.afterLayout { move(arrow) } }
    }
    configure(layoutNode)
    if layer.isFixed, !children.isEmpty { return }
    var inner = environment
    if let handle {
      inner.presentation = handle
      inner.stackAxis = nil
    }
    layer.changeEnvironment(&inner)
    resolveChildren(in: inner, policy: .eager, layer.views)
  }

  private func updateHandle() {
    guard let handle, case .modal(_, let dismiss) = interaction else { return }
    handle.dismiss = dismiss
    handle.setProposedSize = { [weak self] in self?.layoutNode.proposedSize = $0 }
    handle.moveFocusInside = { [weak self] in self?.moveFocusInside() }
    handle.contentDidChange = { [weak self] in
      guard let self else { return }
      moveFocusInside(followsKeyboard: followsKeyboard || tree.focus.isLost)
    }
  }

  override func didUnmount() {
    // A late action must not dismiss the next presentation.
    handle?.dismiss = {}
    if isModal { tree.presentations.remove(self) }
    tree.presentations.removePresenter(self)
    let context = transitionContext(Self.removal)
    tree.rootLayoutNode.hide(layoutNode, at: context)
    guard isModal else { return }
    if let onDismiss {
      if let context {
        tree.clock.scheduler.addCompletions(of: context.completing(onDismiss))
      } else {
        tree.afterLayout { onDismiss() }
      }
    }
    tree.afterLayout { [unowned tree, weak focusBefore] in
      guard let focusBefore, focusBefore.canHaveFocus, tree.focus.target == nil else { return }
      tree.focus.moveBack(to: focusBefore)
    }
  }

  /// Whether the views behind cannot be used.
  var isModal: Bool { handle != nil }

  /// Dismisses a popup; without effect on another layer.
  func dismissPopup() {
    if case .popup(let dismiss) = interaction { dismiss() }
  }

  /// Dismisses a modal layer unless that is left to a button in it.
  func cancel() {
    guard let handle, !interaction.needsAnswer, handle.isDismissedInteractively else { return }
    handle.dismiss()
  }

  /// Moves the keyboard focus to a text field, or, for a person who uses the keyboard, to the button that Return
  /// presses or the first view that can have it.
  private func moveFocusInside() { moveFocusInside(followsKeyboard: followsKeyboard) }

  private func moveFocusInside(followsKeyboard: Bool) {
    tree.afterLayout { [weak self] in
      guard let self, isMounted, tree.presentations.top === self, tree.focus.target == nil else {
        return
      }
      let targets = KeyboardFocus.targets(in: self)
      let target =
        targets.first { $0 is any TextInputTarget }
        ?? (followsKeyboard ? targets.first(where: \.isDefaultButton) ?? targets.first : nil)
      if let target { tree.focus.move(to: target) }
    }
  }

  /// Returns the context of an insertion or removal; `nil` for one that is not animated.
  private func transitionContext(_ animation: Animation) -> UpdateContext? {
    let current = tree.context
    guard isModal, !current.transaction.disablesAnimations else { return nil }
    return UpdateContext(
      time: current.time, transaction: Transaction(animation: animation),
      scheduler: current.scheduler, report: current.report, updateID: current.updateID)
  }
}

extension UpdateContext {
  /// Returns this context with a function to call when its animations have ended.
  fileprivate func completing(_ action: @escaping () -> Void) -> UpdateContext {
    transformed { $0.addAnimationCompletion(criteria: .removed, action) }
  }
}
