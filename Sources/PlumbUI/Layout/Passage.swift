internal import Foundation

/// What a box looks like when it is not quite there yet, or not any more.
enum TransitionEffect: Equatable, Sendable {
  case opacity
  /// Away from its place by a distance in points.
  case offset(CGSize)
  /// Away from its place by its own size, towards an edge.
  case edge(Edge)
  /// Smaller or larger, about a point of itself.
  case scale(CGFloat, anchor: UnitPoint)
}

/// How a box comes and goes.
struct TransitionTraits {
  /// As SwiftUI: without a transition of its own a view fades.
  static var standard: TransitionTraits {
    TransitionTraits(insertion: [.opacity], removal: [.opacity])
  }

  var insertion: [TransitionEffect]
  var removal: [TransitionEffect]
  /// In place of the transaction's.
  var animation: Animation?
  /// What else changes with the way; its type is the business of the views.
  weak var follower: AnyObject?
  /// Whether anything but translucency changes.
  var hasMotion = false

  /// As SwiftUI: with reduced motion everything that would move fades.
  var withoutMotion: TransitionTraits {
    hasMotion
      ? TransitionTraits(insertion: [.opacity], removal: [.opacity], animation: animation) : self
  }
}

/// Word that a box set out, for what changes with its way.
struct TransitionEvent {
  let follower: AnyObject
  let isComing: Bool
  let context: UpdateContext
}

/// A box on its way in or out: 0 for not there at all, 1 for there.
final class TransitionState: ActiveAnimation<Double> {
  private let effects: [TransitionEffect]
  private weak var node: LayoutNode?
  /// The box from which this one goes; `nil` while it comes.
  private(set) weak var owner: LayoutNode?
  /// Where in its geometry group a box that goes stays, in points; `nil` for one that comes.
  let restingPlace: CGPoint?

  /// - Parameters:
  ///   - owner: the parent that goes on showing a box that leaves; `nil` for one that comes.
  ///   - place: where in its geometry group the box shows now, in points.
  ///   - traits: how the box comes and goes.
  ///   - earlier: the way the box is still on; the new one begins where that one is.
  init(
    of node: LayoutNode, leaving owner: LayoutNode?, as traits: TransitionTraits,
    after earlier: TransitionState?, at place: CGPoint
  ) {
    self.node = node
    self.owner = owner
    restingPlace = owner == nil ? nil : place
    effects = owner == nil ? traits.insertion : traits.removal
    super.init(earlier?.current ?? (owner == nil ? 0 : 1), of: node)
  }

  /// Sets out; says whether that takes time.
  func start(at context: UpdateContext) -> Bool {
    retarget(to: owner == nil ? 1 : 0, at: context, by: context.transaction.animation)
  }

  override var isReducible: Bool { false }

  override func advance(to time: Double) -> Bool {
    let isMoving = super.advance(to: time)
    if !isMoving { node?.end(self) }
    return isMoving
  }

  override func settle() {
    super.settle()
    node?.end(self)
  }

  /// How far from its place the box shows, in points.
  func offset(of size: CGSize, isRightToLeft: Bool) -> CGSize {
    effects.reduce(into: CGSize.zero) { sum, effect in
      let full = effect.offset(of: size, isRightToLeft: isRightToLeft)
      sum.width += full.width * CGFloat(1 - current)
      sum.height += full.height * CGFloat(1 - current)
    }
  }

  /// What becomes of the box's drawing, apart from its place.
  ///
  /// - Parameter frame: where the box shows in the window, in points.
  func appearance(
    of commands: [DrawCommand], in frame: CGRect, isRightToLeft: Bool
  ) -> [DrawCommand] {
    effects.reduce(commands) {
      $1.appearance(of: $0, in: frame, isRightToLeft: isRightToLeft, shown: current)
    }
  }
}

extension TransitionEffect {
  /// How far from its place a box of a size is before it comes, in points.
  func offset(of size: CGSize, isRightToLeft: Bool) -> CGSize {
    switch self {
    case .offset(let offset): return offset
    case .edge(let edge):
      let direction = edge.direction(isRightToLeft: isRightToLeft)
      return CGSize(width: direction.width * size.width, height: direction.height * size.height)
    case .opacity, .scale: return .zero
    }
  }

  /// What becomes of a drawing that is there in part, 0 to 1.
  ///
  /// - Parameter frame: the bounds of what is drawn, in points.
  func appearance(
    of commands: [DrawCommand], in frame: CGRect, isRightToLeft: Bool, shown: Double
  ) -> [DrawCommand] {
    switch self {
    case .opacity:
      return [.group(.opacity(min(max(shown, 0), 1)), commands)]
    case .scale(let factor, let anchor):
      let scale = max(factor + (1 - factor) * CGFloat(shown), 0)
      guard scale > 0 else { return [] }
      let point = anchor.point(in: frame, isRightToLeft: isRightToLeft)
      return [.transform(CGAffineTransform(scaleX: scale, y: scale).about(point), commands)]
    case .offset, .edge: return commands
    }
  }
}
