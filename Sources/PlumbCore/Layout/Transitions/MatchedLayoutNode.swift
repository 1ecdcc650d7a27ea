internal import Foundation

/// The parts of a shared frame that a view adopts.
struct MatchedParts: OptionSet {
  let rawValue: Int

  static let position = MatchedParts(rawValue: 1)
  static let size = MatchedParts(rawValue: 2)
}

/// A node that keeps its place in the layout, and whose content is shown in the frame of another
/// view.
///
/// As SwiftUI: the content is proposed the shared size, and its anchor is aligned with the anchor
/// of the shared frame. During an animation between two frames the content is laid out in every
/// frame.
@_spi(Nodes) @usableFromInline final class MatchedLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".matchedGeometryEffect" }

  private(set) var isSource = true
  private var group: MatchedGroup?
  private var parts: MatchedParts = [.position, .size]
  private var anchor = UnitPoint.center
  /// The animation of the shared frame; `nil` for a source that is not animated.
  private var shared: SharedFrameAnimation?
  /// Whether the content has been shown in any frame.
  private var hasShown = false
  private var latest: UpdateContext?

  /// An animation of a shared frame that lays out the content in every frame.
  private final class SharedFrameAnimation: ActiveAnimation<MatchedFrame> {
    weak var node: MatchedLayoutNode?

    override func advance(to time: Double) -> Bool {
      let isMoving = super.advance(to: time)
      node?.sharedFrameDidChange(isFinished: !isMoving)
      return isMoving
    }

    override func finish() {
      super.finish()
      node?.sharedFrameDidChange(isFinished: true)
    }
  }

  /// Sets the group and the role of the node in it.
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

  /// The indices of the node and its ancestors among their siblings, starting at the root.
  var path: [Int] {
    selfAndAncestors.filter { $0.parent != nil }.map(\.index).reversed()
  }

  /// Whether the node is part of the tree and not inside a removal transition.
  var isInTree: Bool {
    selfAndAncestors.reduce(self) { $1 }.transition?.owner == nil
  }

  // MARK: The shared frame

  /// The frame of the node in the layout.
  var layoutFrame: MatchedFrame { frame(at: placedOriginInRoot, size) }

  /// The frame in which the content is currently shown.
  var presentedSharedFrame: MatchedFrame {
    shared?.current ?? frame(at: originInRoot, presentedFrame.size)
  }

  /// Returns the shared frame for a rectangle in the window.
  private func frame(at origin: CGPoint, _ size: CGSize) -> MatchedFrame {
    let point = anchorPoint(in: CGRect(origin: origin, size: size))
    return MatchedFrame(point.animatableData, size.animatableData)
  }

  private func anchorPoint(in frame: CGRect) -> CGPoint {
    anchor.point(in: frame, isRightToLeft: isRightToLeft)
  }

  /// Makes the node the source, so that its content is shown in its own frame; animated from the
  /// frame of the previous source if there is one.
  func becomeSource(from before: MatchedFrame?, at context: UpdateContext) {
    hasShown = true
    if let before { startSharing(at: before) }
    guard let shared else { return }
    if shared.retarget(to: layoutFrame, at: localContext(context)) {
      placeContent()
    } else {
      useOwnFrame()
    }
  }

  /// Shows the content in the frame of another view.
  func match(_ target: MatchedFrame, at context: UpdateContext) {
    // A view that was shown in its own frame starts there; an inserted view is shown at the target
    // immediately.
    if shared == nil { startSharing(at: hasShown ? presentedSharedFrame : target) }
    hasShown = true
    shared?.retarget(to: target, at: localContext(context))
    placeContent()
  }

  /// Shows the content in the node's own frame without animation.
  func useOwnFrame() {
    guard shared != nil else { return }
    shared = nil
    placeContent()
  }

  /// Shows the content in a shared frame, starting at a frame.
  private func startSharing(at frame: MatchedFrame) {
    let sharing = SharedFrameAnimation(frame, of: self)
    sharing.node = self
    shared = sharing
  }

  /// Returns the latest context of this node if it belongs to the same update, or else the given
  /// one.
  func localContext(_ context: UpdateContext) -> UpdateContext {
    if let latest, latest.updateID == context.updateID { return latest }
    return context
  }

  private func sharedFrameDidChange(isFinished: Bool) {
    if isFinished, isSource, isInTree { shared = nil }
    placeContent()
  }

  // MARK: Placing

  override func computeIntrinsicBounds() -> IntrinsicBounds { .none }

  override func placeChildren(in context: UpdateContext) {
    latest = context
    if shared == nil { super.placeChildren(in: context) } else { placeContent() }
  }

  /// Lays out the content for the presented frame. Nothing outside of the node depends on it.
  private func placeContent() {
    guard isPlaced, let latest else { return }
    let unanimated = latest.with(Transaction())
    guard let shared, parts.contains(.size) else { return super.placeChildren(in: unanimated) }
    let size = CGSize(width: shared.current.second.first, height: shared.current.second.second)
    content.place(at: .zero, proposal: Proposal(size), in: unanimated)
  }

  override var contentOffset: CGSize {
    guard let shared else { return .zero }
    let anchorPosition = anchorPoint(in: content.presentedFrame)
    guard parts.contains(.position) else {
      let point = anchorPoint(in: CGRect(origin: .zero, size: size))
      return CGSize(width: point.x - anchorPosition.x, height: point.y - anchorPosition.y)
    }
    let origin = originInRoot
    return CGSize(
      width: shared.current.first.first - origin.x - anchorPosition.x,
      height: shared.current.first.second - origin.y - anchorPosition.y)
  }
}
