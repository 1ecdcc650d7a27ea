internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The action of the button that goes back, which is the same as long as the stack exists.
struct BackAction {
  weak var stack: NavigationStackViewNode?

  @MainActor func callAsFunction() { stack?.goBack() }
}

/// The keys and the mouse button that go back.
extension NavigationStackViewNode: KeyHandler, ButtonTarget {
  func handle(_ press: KeyStroke) -> Bool {
    guard press.goesBack(isRightToLeft: environment.layoutDirection == .rightToLeft) else {
      return false
    }
    return goBackInside()
  }

  /// The action of the button in the bar that goes back: it removes the topmost screen, or shows the previous column;
  /// `nil` if there is no such button.
  var backAction: (@MainActor () -> Void)? {
    if canGoBack, !contents.lacksBackButton { return { [weak self] in self?.goBack() } }
    guard let columnButton, columnButton.kind != .toggle else { return nil }
    return { columnButton() }
  }

  /// Goes back in the innermost stack that is shown and can go back. Returns whether there is one.
  private func goBackInside() -> Bool {
    guard isMounted, environment.isEnabled, layoutNode.isUsable(below: tree.rootLayoutNode) else {
      return false
    }
    let inner = firstShown { node in
      (node as? NavigationStackViewNode).flatMap { $0 !== self && $0.goBackInside() ? $0 : nil }
    }
    if inner != nil { return true }
    guard let backAction else { return false }
    backAction()
    return true
  }

  func buttonPressed(_ button: PointerButton, at point: CGPoint) -> Bool {
    guard button == .back, environment.isEnabled, let backAction else { return false }
    backAction()
    return true
  }
}

extension KeyStroke {
  /// Returns whether the keys go back: Alt and the arrow of the back button, or Command and `[`.
  fileprivate func goesBack(isRightToLeft: Bool) -> Bool {
    let held = modifiers.held
    if held == .option { return key == (isRightToLeft ? .right : .left) }
    return key == .character("[") && (held == .command || held == .control)
  }
}

extension Animation {
  /// The animation of a screen that is pushed or popped.
  static var navigation: Animation { .smooth(duration: 0.35) }
}
