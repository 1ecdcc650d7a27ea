internal import Foundation

/// The node of presented views.
///
/// While it is mounted, the views behind it get neither the pointer nor keys nor the keyboard focus.
final class PresentationViewNode: ContainerViewNode<LayerLayoutNode> {
  /// The access of the presented views to the presentation.
  let handle = PresentationHandle()
  private var onDismiss: (() -> Void)?
  /// The view that had the keyboard focus before, and gets it again.
  private weak var focusBefore: (any FocusTarget)?
  /// Whether a person uses the keyboard: a view that takes no text had the focus before.
  private let followsKeyboard: Bool

  /// The times in seconds in which the views appear and disappear.
  private static let insertion = Animation.easeOut(duration: 0.25)
  private static let removal = Animation.easeIn(duration: 0.18)

  init(_ placement: LayerPlacement, at place: _ChildCursor.Place) {
    focusBefore = place.tree.focus.target
    followsKeyboard = focusBefore != nil && !(focusBefore is any TextInputTarget)
    super.init(LayerLayoutNode(placement), at: place, listedAs: nil)
    guard isMounted else { return }
    layoutNode.reducesMotion = tree.context.reducesMotion
    tree.presentations.add(self)
    tree.presentations.addPresenter(self)
    tree.rootLayoutNode.show(layoutNode, at: context(Self.insertion))
    // The buttons of an alert are known only later.
    if placement != .centered { moveFocusInside() }
  }

  /// Applies the settings of the presenting view.
  func update(_ presentation: Presentation) {
    onDismiss = presentation.onDismiss
    handle.dismiss = presentation.dismiss
    handle.setProposedSize = { [weak self] in self?.layoutNode.proposedSize = $0 }
    handle.moveFocusInside = { [weak self] in self?.moveFocusInside() }
    handle.contentDidChange = { [weak self] in
      guard let self else { return }
      moveFocusInside(followsKeyboard: followsKeyboard || tree.focus.isLost)
    }
    layoutNode.placement = presentation.placement
    layoutNode.attachment = presentation.attachment
    layoutNode.arrowDidMove = presentation.arrowDidMove.map { [unowned tree] move in
      { arrow in tree.afterLayout { move(arrow) } }
    }
    configure(layoutNode)
    if presentation.isFixed, !children.isEmpty { return }
    var inner = environment
    inner.presentation = handle
    inner.stackAxis = nil
    resolveChildren(in: inner, policy: .eager, presentation.views)
  }

  override func didUnmount() {
    // A late action must not dismiss the next presentation.
    handle.dismiss = {}
    tree.presentations.remove(self)
    tree.presentations.removePresenter(self)
    let context = context(Self.removal)
    tree.rootLayoutNode.hide(layoutNode, at: context)
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

  /// Dismisses the presentation unless that is left to a button in it.
  func cancel() {
    if layoutNode.placement != .centered, handle.isDismissedInteractively { handle.dismiss() }
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
  private func context(_ animation: Animation) -> UpdateContext? {
    let current = tree.context
    guard !current.transaction.disablesAnimations else { return nil }
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

/// The node of a view that may present others.
package final class PresentingViewNode: LayerOwnerViewNode {
  private var presentation: Presentation?

  /// Updates the presenting views, and shows or hides the views of the presentation.
  package func update(
    _ presentation: Presentation, content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    self.presentation = presentation
    resolve { $0.resolveChildren(content) }
  }

  /// Presents the views that had to wait for the end of another presentation.
  package override func evaluate() {
    resolve { _ in }
    didEvaluate()
  }

  private func resolve(_ update: (ScopeViewNode) -> Void) {
    resolveChildren { cursor in
      update(cursor.node(ScopeViewNode.self) { ScopeViewNode(at: $0) })
      guard let presentation, presentation.isPresented,
        environment.duplicateScope?.isTemporary != true,
        canPresent(presentation)
      else { return }
      let node = cursor.node(PresentationViewNode.self) {
        PresentationViewNode(presentation.placement, at: $0)
      }
      node.update(presentation)
    }
    setNeedsCollection()
  }

  /// Whether the views can be presented now. As SwiftUI: a sheet waits for the end of another one that is not
  /// around the presenting view.
  private func canPresent(_ presentation: Presentation) -> Bool {
    if children.last is PresentationViewNode { return true }
    guard presentation.hasContent else { return false }
    if presentation.placement == .centered { return true }
    if tree.presentations.allowsInput(of: self) { return true }
    tree.presentations.wait(self)
    return false
  }

  package override var shownLayer: LayerLayoutNode? {
    (children.last as? PresentationViewNode)?.layoutNode
  }
}
