internal import Foundation

/// A router that sends wheel events, keys and drags of scroll indicators to scrollable views.
///
/// An event scrolls the innermost view under the pointer that can scroll in its direction. Keys
/// scroll the view under the pointer, too, as nothing else determines their target.
@MainActor final class ScrollRouter {
  private let handlers: EventHandlers
  /// The last location of the pointer, in points; `nil` while it is outside the window.
  private var pointer: CGPoint?
  /// The node whose scroll indicator is being dragged.
  private weak var dragged: LayoutNode?

  init(handlers: EventHandlers) {
    self.handlers = handlers
  }

  /// Handles a scroll event. Returns whether the event was handled and must not be sent to other
  /// handlers.
  func handle(_ event: Event, in root: LayoutNode) -> Bool {
    switch event {
    case .scrolled(let point, let distance, let isPrecise):
      pointer = point
      scroll(at: point, by: distance, isPrecise: isPrecise, in: root)
      return true
    case .keyDown(let press):
      guard let pointer else { return false }
      if press.startsPullTask {
        return nodes(at: pointer, in: root).contains { $0.scrolling.startPullTask() }
      }
      guard let step = ScrollStep(press) else { return false }
      return nodes(at: pointer, in: root).contains { $0.scrolling.scroll(step) }
    case .pointerMoved(let point):
      pointer = point
      return drag(to: point)
    case .pointerDown(let point, .primary, _):
      pointer = point
      return grab(at: point, in: root)
    case .pointerUp(let point, .primary, _):
      let wasDragged = drag(to: point)
      dragged.flatMap { handlers[$0]?.scrollable }?.releaseIndicator()
      dragged = nil
      return wasDragged
    case .pointerExited:
      pointer = nil
      return false
    default: return false
    }
  }

  /// Scrolls the nodes at a point; each scrolls the distance that the nodes further inside have
  /// left over. The distance that none of them scrolls pulls the innermost one beyond its end.
  private func scroll(
    at point: CGPoint, by distance: CGSize, isPrecise: Bool, in root: LayoutNode
  ) {
    var remaining = distance
    let nodes = nodes(at: point, in: root)
    for node in nodes where remaining != .zero {
      remaining = node.scrolling.scroll(by: remaining, isPrecise: isPrecise)
    }
    guard isPrecise else { return }
    for node in nodes where remaining != .zero {
      remaining = node.scrolling.pull(by: remaining)
    }
  }

  private func grab(at point: CGPoint, in root: LayoutNode) -> Bool {
    // Only the frontmost view: a view may cover the indicator of one behind it.
    guard let front = root.hitTest(point), let scrolling = handlers[front]?.scrollable,
      let pointInNode = front.localPoint(of: point), scrolling.grabIndicator(at: pointInNode)
    else { return false }
    dragged = front
    return true
  }

  private func drag(to point: CGPoint) -> Bool {
    guard let dragged, let scrolling = handlers[dragged]?.scrollable else { return false }
    if let pointInNode = dragged.localPoint(of: point) { scrolling.dragIndicator(to: pointInNode) }
    return true
  }

  /// Returns the scrollable nodes at a point, the innermost first.
  private func nodes(
    at point: CGPoint, in root: LayoutNode
  ) -> [(node: LayoutNode, scrolling: any Scrollable)] {
    guard let front = root.hitTest(point) else { return [] }
    return front.selfAndAncestors.compactMap { node in
      handlers[node]?.scrollable.map { (node, $0) }
    }
  }
}
