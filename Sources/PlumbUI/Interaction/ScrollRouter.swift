internal import Foundation

/// Brings the wheel, keys and drags of indicators to what they scroll.
///
/// The innermost view under the pointer that can move that way does; keys go where the pointer is
/// too, as nothing else says which view is meant.
@MainActor struct ScrollRouter {
  private var pointer: CGPoint?
  private weak var dragged: LayoutNode?

  /// Whether an event was about scrolling, and so concerns nobody else.
  mutating func takes(_ event: Event, in root: LayoutNode) -> Bool {
    switch event {
    case .scrolled(let point, let distance):
      pointer = point
      scroll(at: point, by: distance, in: root)
      return true
    case .keyDown(let press):
      guard let pointer, let step = ScrollStep(press) else { return false }
      return nodes(at: pointer, in: root).contains { $0.scrolling.scroll(step) }
    case .pointerMoved(let point):
      pointer = point
      return drag(to: point)
    case .pointerDown(let point, .primary):
      pointer = point
      return grab(at: point, in: root)
    case .pointerUp(let point, .primary):
      let wasDragged = drag(to: point)
      (dragged?.responder as? any Scrollable)?.releaseIndicator()
      dragged = nil
      return wasDragged
    case .pointerExited:
      pointer = nil
      return false
    default: return false
    }
  }

  private func scroll(at point: CGPoint, by distance: CGSize, in root: LayoutNode) {
    var left = distance
    for node in nodes(at: point, in: root) where left != .zero {
      left = node.scrolling.scroll(by: left)
    }
  }

  private mutating func grab(at point: CGPoint, in root: LayoutNode) -> Bool {
    // Only what is in front: a view may cover the indicator of one behind.
    guard let front = root.hitTest(point), let scrolling = front.responder as? any Scrollable,
      let place = front.ownPoint(of: point), scrolling.grabIndicator(at: place)
    else { return false }
    dragged = front
    return true
  }

  private func drag(to point: CGPoint) -> Bool {
    guard let dragged, let scrolling = dragged.responder as? any Scrollable else { return false }
    if let place = dragged.ownPoint(of: point) { scrolling.dragIndicator(to: place) }
    return true
  }

  /// What scrolls at a point, the innermost first.
  private func nodes(
    at point: CGPoint, in root: LayoutNode
  ) -> [(node: LayoutNode, scrolling: any Scrollable)] {
    var found: [(node: LayoutNode, scrolling: any Scrollable)] = []
    var next = root.hitTest(point)
    while let node = next {
      if let scrolling = node.responder as? any Scrollable { found.append((node, scrolling)) }
      next = node.parent
    }
    return found
  }
}
