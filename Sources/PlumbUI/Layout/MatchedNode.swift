internal import Foundation

/// Which parts of a frame a view takes over.
struct MatchedParts: OptionSet {
  let rawValue: Int

  static let position = MatchedParts(rawValue: 1)
  static let size = MatchedParts(rawValue: 2)
}

/// A box that keeps its slot in the layout, and whose content shows in the frame of another view.
///
/// As SwiftUI: the content is proposed the shared size, and its anchor put on the shared point.
/// While it moves between two frames it is laid out anew at every step.
final class MatchedNode: UnaryNode {
  private(set) var isSource = true
  private var group: MatchedGroup?
  private var parts: MatchedParts = [.position, .size]
  private var anchor = UnitPoint.center
  /// The shared frame as it shows; `nil` for a source at rest.
  private var shared: Sharing?
  /// Whether it was shown at any place.
  private var hasShown = false
  private var latest: UpdateContext?

  /// A shared frame that is laid out as it moves.
  private final class Sharing: ActiveAnimation<MatchedFrame> {
    weak var node: MatchedNode?

    override func advance(to time: Double) -> Bool {
      let isMoving = super.advance(to: time)
      node?.sharedFrameMoved(isOver: !isMoving)
      return isMoving
    }

    override func settle() {
      super.settle()
      node?.sharedFrameMoved(isOver: true)
    }
  }

  func update(
    group: MatchedGroup, parts: MatchedParts, anchor: UnitPoint, isSource: Bool,
    at context: UpdateContext
  ) {
    latest = context
    self.isSource = isSource
    if self.group !== group {
      self.group?.leave(self)
      group.join(self)
      self.group = group
    }
    guard self.parts != parts || self.anchor != anchor else { return }
    (self.parts, self.anchor) = (parts, anchor)
    invalidate()
  }

  /// The way down to the node: the place of each box on it among its siblings.
  var path: [Int] {
    var path: [Int] = []
    var node: LayoutNode = self
    while let parent = node.parent {
      path.append(node.index)
      node = parent
    }
    return path.reversed()
  }

  /// Whether the node is part of the window and not on its way out.
  var isInTree: Bool {
    var top: LayoutNode = self
    while let parent = top.parent { top = parent }
    return top.transition?.owner == nil
  }

  // MARK: The shared frame

  /// The frame the layout gives the node.
  var ownFrame: MatchedFrame { frame(at: placedOriginInRoot, size) }

  /// The frame in which the content shows.
  var shownFrame: MatchedFrame {
    shared?.current ?? frame(at: originInRoot, presentedFrame.size)
  }

  private func frame(at origin: CGPoint, _ size: CGSize) -> MatchedFrame {
    let point = anchorPoint(in: CGRect(origin: origin, size: size))
    return MatchedFrame(point.animatableData, size.animatableData)
  }

  private func anchorPoint(in frame: CGRect) -> CGPoint {
    anchor.point(in: frame, isRightToLeft: isRightToLeft)
  }

  /// Shows the content in the node's own frame, on the way there from another one if that moves.
  func lead(from before: MatchedFrame?, at context: UpdateContext) {
    hasShown = true
    if let before { begin(at: before) }
    guard let shared else { return }
    if shared.retarget(to: ownFrame, at: own(context)) { placeContent() } else { standAlone() }
  }

  /// Shows the content in another view's frame.
  func follow(_ target: MatchedFrame, at context: UpdateContext) {
    // A view that showed in its own frame sets out there; one that comes is there at once.
    if shared == nil { begin(at: hasShown ? shownFrame : target) }
    hasShown = true
    shared?.retarget(to: target, at: own(context))
    placeContent()
  }

  /// Shows the content where the layout puts it.
  func standAlone() {
    guard shared != nil else { return }
    shared = nil
    placeContent()
  }

  private func begin(at frame: MatchedFrame) {
    let sharing = Sharing(frame, of: self)
    sharing.node = self
    shared = sharing
  }

  /// The moment as it is for this node.
  func own(_ context: UpdateContext) -> UpdateContext {
    if let latest, latest.updateID == context.updateID { return latest }
    return context
  }

  private func sharedFrameMoved(isOver: Bool) {
    if isOver, isSource, isInTree { shared = nil }
    placeContent()
  }

  // MARK: Placing

  override func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  override func placeChildren(in context: UpdateContext) {
    latest = context
    if shared == nil { super.placeChildren(in: context) } else { placeContent() }
  }

  /// Lays the content out for what shows now; nothing outside depends on it.
  private func placeContent() {
    guard isPlaced, let latest else { return }
    let still = latest.with(Transaction())
    guard let shared, parts.contains(.size) else { return super.placeChildren(in: still) }
    let size = CGSize(width: shared.current.second.first, height: shared.current.second.second)
    content.place(at: .zero, proposal: Proposal(size), in: still)
  }

  override var contentOffset: CGSize {
    guard let shared else { return .zero }
    let hold = anchorPoint(in: content.presentedFrame)
    guard parts.contains(.position) else {
      let point = anchorPoint(in: CGRect(origin: .zero, size: size))
      return CGSize(width: point.x - hold.x, height: point.y - hold.y)
    }
    let origin = originInRoot
    return CGSize(
      width: shared.current.first.first - origin.x - hold.x,
      height: shared.current.first.second - origin.y - hold.y)
  }
}
