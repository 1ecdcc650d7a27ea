internal import Foundation

/// A connection between a scroll view and the binding that stores its position.
struct ScrollPositionLink {
  /// The position stored in the binding.
  let requestedPosition: ScrollPosition
  /// The point of a target view that is aligned with the same point of the scroll view.
  let anchor: UnitPoint?
  /// Returns whether an id can be reported.
  let matchesIDType: (AnyHashable) -> Bool
  /// Reports the view that the user scrolled to, and returns the position stored in the binding.
  let report: @MainActor (AnyHashable?) -> ScrollPosition
}

extension EnvironmentValues {
  /// The position link of the next scroll view below; `nil` for none.
  // Nested scroll views have positions of their own.
  @EnvironmentEntry(until: .scrollView) var scrollPositionLink: ScrollPositionLink?
}

/// Scrolls to the position in a binding, and reports the position that the user scrolled to.
@MainActor final class ScrollPositionObserver {
  private struct AnchoredView {
    weak var layoutNode: LayoutNode?
    /// The frame at the last layout, in content coordinates; `nil` before that.
    var rect: CGRect?
  }

  /// The layout node whose position on the screen is kept; `nil` for none.
  var anchoredLayoutNode: LayoutNode? { anchoredView?.layoutNode }

  private weak var node: ScrollViewNode?
  private var link: ScrollPositionLink?
  /// The position last read from the binding or reported to it.
  private var currentPosition: ScrollPosition?
  /// Whether the view at the position does not exist yet.
  private var isTargetMissing = false
  /// Whether the user has scrolled and the new position is reported after the next layout.
  private var isReportPending = false
  /// The view whose position on the screen is kept when the content around it changes.
  private var anchoredView: AnchoredView?

  init(_ node: ScrollViewNode) {
    self.node = node
  }

  /// Sets the link, and schedules a scroll if the program has changed the position.
  func update(_ link: ScrollPositionLink?) {
    self.link = link
    guard let link, link.requestedPosition != currentPosition else { return }
    currentPosition = link.requestedPosition
    isTargetMissing = false
    guard !link.requestedPosition.isPositionedByUser,
      link.requestedPosition.location != .unspecified
    else { return }
    anchoredView = nil
    node?.tree.scrolls.add { [weak self] in self?.perform(at: $0) ?? false }
  }

  // MARK: Scrolling to the position

  /// Scrolls to the position.
  ///
  /// - Returns: whether the scroll must be repeated after the next layout.
  private func perform(at context: UpdateContext) -> Bool {
    guard let node, node.isMounted, let location = currentPosition?.location else { return false }
    let layoutNode = node.layoutNode
    var targetOffset = layoutNode.target
    switch location {
    case .unspecified: return false
    case .edge(let edge): targetOffset = layoutNode.offset(showing: edge)
    case .point(let x, let y):
      targetOffset = CGPoint(x: x ?? targetOffset.x, y: y ?? targetOffset.y)
    case .id(let id, let anchor):
      guard let destination = node.scrollDestination(id), destination.scroll === layoutNode,
        let frame = destination.frame(in: layoutNode)
      else {
        isTargetMissing = true
        return false
      }
      isTargetMissing = false
      targetOffset = layoutNode.offset(
        showing: layoutNode.contentRect(of: frame), anchor: anchor ?? link?.anchor,
        insets: layoutNode.margins)
      setAnchoredView(destination.createdLayoutNode)
    }
    let isMoved = layoutNode.scroll(to: targetOffset, at: context)
    if isMoved { node.tree.layoutNodesDidMove() }
    return (isMoved || layoutNode.needsPlacing) && context.animation == nil
  }

  /// Sets the view to keep in place; `nil` for none.
  private func setAnchoredView(_ layoutNode: LayoutNode?) {
    guard let layoutNode, let node else {
      anchoredView = nil
      return
    }
    anchoredView = AnchoredView(
      layoutNode: layoutNode, rect: node.layoutNode.contentRect(of: layoutNode))
  }

  /// Keeps the view or edge at the position in place.
  func layoutDidChange() {
    guard let node, link != nil, let currentPosition, !isReportPending else { return }
    let unanimated = node.tree.context.with(Transaction())
    if isTargetMissing {
      _ = perform(at: unanimated)
    } else if case .edge(let edge) = currentPosition.location, !node.layoutNode.isAnimatingOffset {
      move(to: node.layoutNode.offset(showing: edge), at: unanimated)
    } else if let anchoredView, let layoutNode = anchoredView.layoutNode,
      layoutNode.isPlacedAndShown
    {
      let rect = node.layoutNode.contentRect(of: layoutNode)
      self.anchoredView?.rect = rect
      guard let before = anchoredView.rect, !node.layoutNode.isAnimatingOffset else { return }
      let target = node.layoutNode.target
      move(
        to: CGPoint(
          x: target.x + rect.minX - before.minX, y: target.y + rect.minY - before.minY),
        at: unanimated)
    }
  }

  private func move(to offset: CGPoint, at context: UpdateContext) {
    guard let node, node.layoutNode.scroll(to: offset, at: context) else { return }
    node.tree.layoutNodesDidMove()
  }

  // MARK: Reporting the position

  /// Called when the user has scrolled, or has ended a scroll that continues by itself.
  func userDidScroll() {
    guard link != nil, !isReportPending, let node else { return }
    anchoredView = nil
    isTargetMissing = false
    isReportPending = true
    // Cells that became visible are made only by the layout.
    node.tree.afterLayout { [weak self] in self?.report() }
  }

  /// Reports the view at the scroll position to the binding.
  private func report() {
    isReportPending = false
    guard let link else { return }
    let found = targetAtAnchor()
    setAnchoredView(found?.layoutNode)
    currentPosition = link.report(found?.id)
  }

  /// The target view at the scroll position after running scroll animations have ended.
  ///
  /// As SwiftUI: the topmost visible target, or with an anchor the target nearest to the anchor.
  private func targetAtAnchor() -> (id: AnyHashable, layoutNode: LayoutNode)? {
    guard let node, let link else { return nil }
    let visible = CGRect(origin: node.layoutNode.target, size: node.layoutNode.size).inset(
      by: node.layoutNode.margins)
    let candidates = node.targets.layoutNodes.map {
      (layoutNode: $0, rect: node.layoutNode.contentRect(of: $0))
    }
    let nearest: LayoutNode?
    if let anchor = link.anchor {
      let point = visible.point(at: anchor)
      nearest =
        candidates.min {
          $0.rect.point(at: anchor).distance(to: point)
            < $1.rect.point(at: anchor).distance(to: point)
        }?.layoutNode
    } else {
      nearest = candidates.first { $0.rect.shows(in: visible) }?.layoutNode
    }
    guard let nearest else { return nil }
    let id = node.ids(of: [nearest], where: link.matchesIDType).first ?? nil
    return id.map { ($0, nearest) }
  }
}

extension CGRect {
  /// Returns the rectangle without its margins.
  fileprivate func inset(by margins: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + margins.leading, y: minY + margins.top, width: width - margins.horizontal,
      height: height - margins.vertical)
  }

  /// Returns the location of a unit point in the rectangle.
  fileprivate func point(at anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + anchor.x * width, y: minY + anchor.y * height)
  }

  /// Returns whether more than 0.5 points of the rectangle lie in another one, along both axes.
  fileprivate func shows(in other: CGRect) -> Bool {
    let shared = intersection(other)
    return !shared.isNull && shared.width > 0.5 && shared.height > 0.5
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
