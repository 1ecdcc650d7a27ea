/// An action that moves the keyboard focus to the view that prefers it in a namespace, as is done when the views are
/// first shown.
public struct ResetFocusAction {
  let reference: TreeReference?

  /// Moves the focus to the first view with `prefersDefaultFocus` in a namespace; without one, the focus stays.
  @MainActor @preconcurrency public func callAsFunction(in namespace: Namespace.ID) {
    guard let tree = reference?.tree, let target = tree.preferredFocus.target(in: namespace)
    else { return }
    tree.focus.move(to: target)
  }
}

// Passed on by any code, and used on the main actor only.
extension ResetFocusAction: @unchecked Sendable {}

extension EnvironmentValues {
  /// The action that moves the keyboard focus to the view that prefers it.
  public var resetFocus: ResetFocusAction { ResetFocusAction(reference: focusedEditing.reference) }
}
