internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The view behind a popup, as large as the window: a press of any button beside the popup dismisses it, and reaches no
/// other view. A press that began in the window may end outside of it.
struct PopupBackdrop: View, ImplementationView {
  /// The upper edge in the window, in points.
  let top: CGFloat
  let dismiss: @MainActor () -> Void

  var body: some View {
    Color.clear.contentShape(BackdropShape(isBelowBar: top > 0))
      .modifier(BackdropModifier(dismiss: dismiss))
      .accessibilityHidden(true)
      .padding(.top, top)
  }
}

/// The area of the whole desktop, or its part below the lower edge of a menu bar.
private struct BackdropShape: Shape {
  let isBelowBar: Bool

  /// A distance larger than any screen, in points.
  private static let reach: CGFloat = 100_000

  func path(in rect: CGRect) -> Path {
    let all = rect.insetBy(dx: -Self.reach, dy: -Self.reach)
    if !isBelowBar { return Path(all) }
    return Path(
      CGRect(x: all.minX, y: rect.minY, width: all.width, height: all.maxY - rect.minY))
  }
}

private struct BackdropModifier {
  let dismiss: @MainActor () -> Void
}

extension BackdropModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(BackdropViewNode.self) { BackdropViewNode(at: $0) }
    node.dismiss = modifier.dismiss
    node.resolveChildren(content)
  }
}

private final class BackdropViewNode: ClosureWrapperViewNode<ResponderLayoutNode>, Responder,
  ButtonTarget
{
  var dismiss: @MainActor () -> Void = {}

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ResponderLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  func hoverChanged(isInside: Bool) {}

  func pressChanged(isInside: Bool) {}

  func pressEnded(isInside: Bool) {
    if isInside { dismiss() }
  }

  func trackedPressEnded(isClick: Bool) {
    if !isClick { dismiss() }
  }

  func buttonPressed(_ button: PointerButton, at point: CGPoint) -> Bool {
    dismiss()
    // The buttons of the mouse that go back and forward work even if a menu was open.
    return button != .back && button != .forward
  }
}
