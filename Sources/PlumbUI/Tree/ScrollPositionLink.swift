internal import Foundation

/// Ties where a scroll view is to what somebody keeps of it.
struct ScrollPositionLink {
  /// Where the view should be.
  let wanted: ScrollPosition
  /// Which point of a view and of the scroll view are meant to lie on each other.
  let anchor: UnitPoint?
  /// Whether an id is one to tell of.
  let tells: (AnyHashable) -> Bool
  /// Tells which view the hand scrolled to; gives back what is kept of it.
  let report: @MainActor (AnyHashable?) -> ScrollPosition
}

private enum ScrollPositionLinkKey: EnvironmentKey {
  static var defaultValue: ScrollPositionLink? { nil }
}

extension EnvironmentValues {
  /// What the next scroll view follows and tells; `nil` for nothing.
  var scrollPositionLink: ScrollPositionLink? {
    get { self[ScrollPositionLinkKey.self] }
    set { self[ScrollPositionLinkKey.self] = newValue }
  }
}

/// Scrolls where a position says, and says where the hand scrolled.
@MainActor final class ScrollPositionObserver {
  private struct Held {
    weak var layoutNode: LayoutNode?
    /// Where it was when it was seen last; `nil` before that.
    var rect: CGRect?
  }

  private weak var node: ScrollViewNode?
  private var link: ScrollPositionLink?
  /// The position as it was last read or told.
  private var known: ScrollPosition?
  /// Whether the view a position is at has not been there yet.
  private var isWaiting = false
  private var isReportDue = false
  /// The view that keeps its place when the content changes round it.
  private var held: Held?

  init(_ node: ScrollViewNode) {
    self.node = node
  }

  func update(_ link: ScrollPositionLink?) {
    self.link = link
    guard let link, link.wanted != known else { return }
    known = link.wanted
    isWaiting = false
    guard !link.wanted.isPositionedByUser, link.wanted.place != .nowhere else { return }
    held = nil
    node?.tree.scrollRequests.append { [weak self] in self?.carryOut(at: $0) ?? false }
  }

  // MARK: Following

  /// Scrolls to the position; says whether that must be tried again after another layout.
  private func carryOut(at context: UpdateContext) -> Bool {
    guard let node, node.isMounted, let place = known?.place else { return false }
    let layoutNode = node.layoutNode
    var goal = layoutNode.target
    switch place {
    case .nowhere: return false
    case .edge(let edge): goal = layoutNode.offset(showing: edge)
    case .point(let x, let y): goal = CGPoint(x: x ?? goal.x, y: y ?? goal.y)
    case .id(let id, let anchor):
      guard let destination = node.scrollDestination(id), destination.scroll === layoutNode,
        let frame = destination.frame(in: layoutNode)
      else {
        isWaiting = true
        return false
      }
      isWaiting = false
      goal = layoutNode.offset(
        showing: layoutNode.contentRect(of: frame), anchor: anchor ?? link?.anchor)
      hold(destination.madeLayoutNode)
    }
    let isMoved = layoutNode.scroll(to: goal, at: context)
    if isMoved { node.tree.layoutNodesDidMove() }
    return (isMoved || layoutNode.needsPlacing) && context.animation == nil
  }

  private func hold(_ layoutNode: LayoutNode?) {
    guard let layoutNode, let node else {
      held = nil
      return
    }
    held = Held(layoutNode: layoutNode, rect: node.layoutNode.contentRect(of: layoutNode))
  }

  /// Keeps what the view is at in its place.
  func layoutDidChange() {
    guard let node, link != nil, let known, !isReportDue else { return }
    let still = node.tree.context.with(Transaction())
    if isWaiting {
      _ = carryOut(at: still)
    } else if case .edge(let edge) = known.place, !node.layoutNode.isUnderWay {
      move(to: node.layoutNode.offset(showing: edge), at: still)
    } else if let held, let layoutNode = held.layoutNode, layoutNode.isPartOfImage {
      let rect = node.layoutNode.contentRect(of: layoutNode)
      self.held?.rect = rect
      guard let before = held.rect, !node.layoutNode.isUnderWay else { return }
      let target = node.layoutNode.target
      move(
        to: CGPoint(
          x: target.x + rect.minX - before.minX, y: target.y + rect.minY - before.minY), at: still)
    }
  }

  private func move(to offset: CGPoint, at context: UpdateContext) {
    guard let node, node.layoutNode.scroll(to: offset, at: context) else { return }
    node.tree.layoutNodesDidMove()
  }

  // MARK: Telling

  /// Told when the hand scrolled, or let go of a scroll that goes on by itself.
  func handDidScroll() {
    guard link != nil, !isReportDue, let node else { return }
    held = nil
    isWaiting = false
    isReportDue = true
    // Only then rows are there that came into view.
    node.tree.afterLayout { [weak self] in self?.report() }
  }

  private func report() {
    isReportDue = false
    guard let link else { return }
    let found = viewAtAnchor()
    hold(found?.layoutNode)
    known = link.report(found?.id)
  }

  /// The view the scroll view will be at when it has come to rest.
  ///
  /// As SwiftUI: the topmost one that shows, or with an anchor the one nearest to that.
  private func viewAtAnchor() -> (id: AnyHashable, layoutNode: LayoutNode)? {
    guard let node, let link else { return nil }
    let visible = CGRect(origin: node.layoutNode.target, size: node.layoutNode.size).inset(
      by: node.layoutNode.margins)
    let places = node.targets.layoutNodes.map {
      (layoutNode: $0, rect: node.layoutNode.contentRect(of: $0))
    }
    let nearest: LayoutNode?
    if let anchor = link.anchor {
      let point = visible.point(at: anchor)
      nearest =
        places.min {
          $0.rect.point(at: anchor).distance(to: point)
            < $1.rect.point(at: anchor).distance(to: point)
        }?.layoutNode
    } else {
      nearest = places.first { $0.rect.shows(in: visible) }?.layoutNode
    }
    guard let nearest else { return nil }
    var names: [ObjectIdentifier: AnyHashable] = [:]
    node.addNames(to: &names, where: link.tells)
    var next: LayoutNode? = nearest
    while let layoutNode = next {
      if let id = names[ObjectIdentifier(layoutNode)] { return (id, nearest) }
      next = (layoutNode as? UnaryNode)?.content
    }
    return nil
  }
}

extension CGRect {
  fileprivate func inset(by margins: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + margins.leading, y: minY + margins.top, width: width - margins.horizontal,
      height: height - margins.vertical)
  }

  fileprivate func point(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
  }

  /// Whether more than a hair of the rectangle lies in another one.
  fileprivate func shows(in other: CGRect) -> Bool {
    let shared = intersection(other)
    return !shared.isNull && shared.width > 0.5 && shared.height > 0.5
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
