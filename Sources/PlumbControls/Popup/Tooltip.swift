internal import Foundation
@_spi(Nodes) internal import PlumbCore

extension View {
  /// Adds a text that is shown beside the pointer while it rests over the view.
  ///
  /// As SwiftUI: it is the accessibility hint of the view as well.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Adds a text that is shown beside the pointer while it rests over the view.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(Tooltip(text: text))
  }

  /// Adds a text that is shown beside the pointer while it rests over the view.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}

/// A view with a text that is shown beside the pointer.
@usableFromInline struct Tooltip {
  let text: Text
  /// The location in the window at which the text begins, in points; `nil` while it is not shown.
  @State private var point: CGPoint?
}

extension Tooltip: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content
      .accessibilityHint(text)
      .modifier(TooltipModifier(point: $point))
      .modifier(
        LayerModifier.untouchable(at: point) {
          HelpBubble(text: text)
        })
  }
}

/// A text in front of the window that is not part of it.
struct HelpBubble: View, ImplementationView {
  let text: Text

  var body: some View {
    text.font(.footnote).lineLimit(8)
      .frame(maxWidth: 280, alignment: .leading)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 7).padding(.vertical, 4)
      .background { RoundedRectangle(cornerRadius: 5).fill(.windowBackground) }
      .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(system: .separator)) }
      .compositingGroup().shadow(color: .black.opacity(0.2), radius: 4, y: 2)
      .environment(\.foregroundLevels, nil)
  }
}

/// A modifier that finds the location at which the pointer rests.
private struct TooltipModifier {
  let point: Binding<CGPoint?>
}

extension TooltipModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(TooltipViewNode.self) { TooltipViewNode(at: $0) }
    node.point = modifier.point
    node.resolveChildren(content)
  }
}

/// The node of a view with a tooltip, which appears once the pointer has rested and disappears when it moves, or after
/// a press, which may have changed the subject of the text.
private final class TooltipViewNode: ClosureWrapperViewNode<UnaryLayoutNode>, HoverObserver {
  var point: Binding<CGPoint?>?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { UnaryLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  /// The time for which the pointer rests before the text appears, in seconds, as in GTK.
  private static let delay = 0.5

  /// The distance from the pointer to the text below it, in points, so that the pointer does not cover it.
  private static let distance: CGFloat = 20

  /// The location to which the pointer was moved last.
  private var movedPoint: CGPoint?
  /// The location at which the pointer was pressed last; while it rests there, the text does not appear again.
  private var pressedPoint: CGPoint?
  /// The latest time at which the pointer was over a text inside this one, in seconds.
  private var innerTime = -Double.infinity

  func hoverChanged(isInside: Bool) {
    pressedPoint = nil
    if !isInside { show(nil, at: .infinity) }
  }

  func hoverEnded() {
    pressedPoint = movedPoint
    show(nil, at: .infinity)
  }

  func hoverMoved(_ event: PressEvent) {
    for node in ancestors { (node as? TooltipViewNode)?.innerTime = event.time }
    movedPoint = event.point
    // The innermost text is shown alone. It receives the movement first.
    if innerTime == event.time || pressedPoint == event.point { return show(nil, at: .infinity) }
    let point = CGPoint(x: event.point.x, y: event.point.y + Self.distance)
    show(point, at: event.time + Self.delay)
  }

  /// Hides the text, and shows it at a location at a time in seconds; infinite for never.
  private func show(_ point: CGPoint?, at time: Double) {
    if self.point?.wrappedValue != nil { self.point?.wrappedValue = nil }
    context.scheduler.scheduleWakeUp(at: time, for: self) { [weak self] in
      MainActor.assumeIsolated { self?.point?.wrappedValue = point }
    }
  }
}
