internal import Foundation

/// The appearance of a node that is not inserted yet or already removed.
enum TransitionEffect: Equatable, Sendable {
  case opacity
  /// Displaced by a distance in points.
  case offset(CGSize)
  /// Displaced towards an edge by the size of the node.
  case edge(Edge)
  /// Scaled about an anchor.
  case scale(CGFloat, anchor: UnitPoint)
}

/// The insertion and removal transitions of a node.
struct TransitionTraits {
  /// As SwiftUI: a view without an explicit transition fades.
  static var standard: TransitionTraits {
    TransitionTraits(insertion: [.opacity], removal: [.opacity], isExplicit: false)
  }

  var insertion: [TransitionEffect]
  var removal: [TransitionEffect]
  /// The animation that replaces the animation of the transaction.
  var animation: Animation?
  /// The object notified when the transition starts.
  weak var observer: (any TransitionObserver)?
  /// Whether anything other than the opacity changes.
  var hasMotion = false
  /// Whether the view sets the transition.
  var isExplicit = true

  /// As SwiftUI: with reduced motion, transitions that move are replaced by fades.
  var withoutMotion: TransitionTraits {
    hasMotion
      ? TransitionTraits(
        insertion: [.opacity], removal: [.opacity], animation: animation, isExplicit: isExplicit)
      : self
  }
}

/// An object that is notified when a layout node starts a transition, as the view node of a custom
/// transition is.
protocol TransitionObserver: AnyObject {
  /// Called after every layout node of the update has started its transition.
  func transitionDidStart(_ event: TransitionEvent)
}

/// An event sent to the observer of a transition when it starts.
struct TransitionEvent {
  let observer: any TransitionObserver
  let isInsertion: Bool
  let context: UpdateContext
}

/// The state of an insertion or removal: the visible fraction of the node, 0 to 1.
final class TransitionState: ActiveAnimation<Double> {
  private let effects: [TransitionEffect]
  private weak var node: LayoutNode?
  /// The former parent of a removed node; `nil` for an insertion.
  private(set) weak var owner: LayoutNode?
  /// The position of a removed node in its geometry group, in points, where it remains; `nil` for
  /// an insertion.
  let removalOrigin: CGPoint?

  /// - Parameters:
  ///   - owner: the former parent, which continues to show a removed node; `nil` for an insertion.
  ///   - origin: the presented position of the node in its geometry group, in points.
  ///   - traits: the transitions of the node.
  ///   - earlier: a transition that is still running; the new one starts from its current value.
  init(
    of node: LayoutNode, removedFrom owner: LayoutNode?, as traits: TransitionTraits,
    after earlier: TransitionState?, at origin: CGPoint
  ) {
    self.node = node
    self.owner = owner
    removalOrigin = owner == nil ? nil : origin
    effects = owner == nil ? traits.insertion : traits.removal
    super.init(earlier?.current ?? (owner == nil ? 0 : 1), of: node)
  }

  /// Starts the transition. Returns whether it is animated.
  func start(at context: UpdateContext) -> Bool {
    retarget(to: owner == nil ? 1 : 0, at: context, by: context.transaction.animation)
  }

  override var endsWithReducedMotion: Bool { false }

  override func advance(to time: Double) -> Bool {
    let isMoving = super.advance(to: time)
    if !isMoving { node?.transitionDidEnd(self) }
    return isMoving
  }

  override func finish() {
    super.finish()
    node?.transitionDidEnd(self)
  }

  /// Returns the displacement of the node, in points.
  func offset(of size: CGSize, isRightToLeft: Bool) -> CGSize {
    effects.reduce(into: CGSize.zero) { sum, effect in
      let full = effect.offset(of: size, isRightToLeft: isRightToLeft)
      sum.width += full.width * CGFloat(1 - current)
      sum.height += full.height * CGFloat(1 - current)
    }
  }

  /// Returns the draw commands of the node with the effects of the transition, its displacement
  /// excepted.
  ///
  /// - Parameter frame: the presented frame of the node in the window, in points.
  func appearance(
    of commands: [DrawCommand], in frame: CGRect, isRightToLeft: Bool
  ) -> [DrawCommand] {
    effects.reduce(commands) {
      $1.appearance(of: $0, in: frame, isRightToLeft: isRightToLeft, shown: current)
    }
  }
}

extension TransitionEffect {
  /// Returns the displacement of a node of a size when it is not visible, in points.
  func offset(of size: CGSize, isRightToLeft: Bool) -> CGSize {
    switch self {
    case .offset(let offset): return offset
    case .edge(let edge):
      let direction = edge.direction(isRightToLeft: isRightToLeft)
      return CGSize(width: direction.width * size.width, height: direction.height * size.height)
    case .opacity, .scale: return .zero
    }
  }

  /// Returns draw commands with the effect applied for a visible fraction, 0 to 1.
  ///
  /// - Parameter frame: the bounds of the commands, in points.
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
