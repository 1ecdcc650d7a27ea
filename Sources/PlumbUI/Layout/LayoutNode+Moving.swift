internal import Foundation

/// A node on its way: where it shows meanwhile, and how it comes and goes.
extension LayoutNode {
  /// A node that goes, and what changes it on its way, which lives no longer than that.
  struct Leaver {
    let node: LayoutNode
    let follower: AnyObject?
  }

  /// Nodes that were children and still show while they go.
  var leaving: some Sequence<LayoutNode> { leavers.lazy.map(\.node) }

  /// Where the node shows in its parent now, which while it moves is not where it is placed.
  var presentedFrame: CGRect {
    var frame = CGRect(origin: origin, size: size)
    if let movement, movement.isMoving { frame.animatableData = movement.current }
    return frame
  }

  /// Where a node begins a movement.
  struct Start {
    /// In the parent where that will be.
    var origin: CGPoint
    /// `nil` for a node without a size so far.
    var size: CGSize?
    /// How far the node will be from where it shows, unless it goes the way.
    var step: CGSize
  }

  func start(towards goal: CGPoint, at moment: Moment) -> Start {
    let isGoing = moment.animation != nil
    guard isPlaced else {
      let lag = isGoing ? moment.lag : .zero
      return Start(
        origin: CGPoint(x: goal.x + lag.width, y: goal.y + lag.height), size: nil,
        step: CGSize(width: -lag.width, height: -lag.height))
    }
    let shown = moment.isResize ? origin : presentedFrame.origin
    let jump = isGoing ? moment.jump : .zero
    return Start(
      origin: CGPoint(x: origin.x - jump.width, y: origin.y - jump.height), size: size,
      step: CGSize(width: goal.x - shown.x, height: goal.y - shown.y))
  }

  /// As SwiftUI: layout runs once, at the final values; origin and size then move.
  ///
  /// Unlike a change without an animation, another size of the window does not end a movement.
  func move(from start: Start, at moment: Moment) {
    let start = CGRect(origin: start.origin, size: start.size ?? size)
    let goal = CGRect(origin: origin, size: size)
    guard start != goal else { return }
    let after = goal.animatableData
    if moment.isResize, moment.animation == nil, let movement, movement.isMoving {
      return movement.shift(to: after, at: moment)
    }
    let movement = movement ?? Movement(start.animatableData, of: self)
    movement.shift(to: start.animatableData, at: moment)
    self.movement = movement.retarget(to: after, at: moment) ? movement : nil
  }

  /// Told when a way in or out is over.
  func end(_ passage: Passage) {
    guard passage === self.passage else { return }
    if let owner = passage.owner {
      owner.leavers.removeAll { $0.node === self }
      setAttached(false)
    }
    self.passage = nil
  }

  func setAttached(_ isAttached: Bool) {
    guard self.isAttached != isAttached else { return }
    self.isAttached = isAttached
    for child in children { child.setAttached(isAttached) }
    for child in leaving { child.setAttached(isAttached) }
  }

  /// Lets a node come, or go from a parent that goes on showing it.
  func pass(leaving owner: LayoutNode?, at moment: Moment) {
    let traits = moment.reducesMotion ? passageTraits.withoutMotion : passageTraits
    var transaction = moment.transaction
    if let animation = traits.animation { transaction.animation = animation }
    let moment = moment.with(transaction)
    let passage = Passage(
      of: self, leaving: owner, as: traits, after: passage,
      at: owner?.originInGroup(of: presentedFrame.origin) ?? .zero)
    guard passage.start(at: moment) else { return }
    self.passage = passage
    owner?.leavers.append(Leaver(node: self, follower: traits.follower))
    if let follower = traits.follower {
      moment.clock.notify(
        PassageNotice(follower: follower, isComing: owner == nil, moment: moment))
    }
  }
}
