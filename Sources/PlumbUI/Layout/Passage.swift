internal import Foundation

/// What a box looks like when it is not quite there yet, or not any more.
enum PassageEffect: Equatable, Sendable {
  case opacity
  /// Away from its place by a distance in points.
  case offset(CGSize)
  /// Away from its place by its own size, towards an edge.
  case edge(Edge)
  /// Smaller or larger, about a point of itself.
  case scale(CGFloat, anchor: UnitPoint)
}

/// How a box comes and goes.
struct PassageTraits: Sendable {
  /// As SwiftUI: without a transition of its own a view fades.
  static let standard = PassageTraits(insertion: [.opacity], removal: [.opacity])

  var insertion: [PassageEffect]
  var removal: [PassageEffect]
  /// In place of the transaction's.
  var animation: Animation?
}

/// A box on its way in or out: 0 for not there at all, 1 for there.
final class Passage: Movement<Double> {
  private let effects: [PassageEffect]
  private weak var node: LayoutNode?
  /// The box from which this one goes; `nil` while it comes.
  private(set) weak var owner: LayoutNode?
  /// Where in the window a box that goes stays, in points; `nil` for one that comes.
  let restingPlace: CGPoint?

  /// - Parameters:
  ///   - owner: the parent that goes on showing a box that leaves; `nil` for one that comes.
  ///   - place: where in the window the box shows now, in points.
  ///   - earlier: the way the box is still on; the new one begins where that one is.
  init(
    of node: LayoutNode, leaving owner: LayoutNode?, after earlier: Passage?, at place: CGPoint
  ) {
    self.node = node
    self.owner = owner
    restingPlace = owner == nil ? nil : place
    let traits = node.passageTraits
    effects = owner == nil ? traits.insertion : traits.removal
    super.init(earlier?.current ?? (owner == nil ? 0 : 1), of: node)
  }

  /// Sets out; says whether that takes time.
  func start(at moment: Moment) -> Bool {
    retarget(to: owner == nil ? 1 : 0, at: moment)
  }

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
    let distance = CGFloat(1 - current)
    return effects.reduce(into: CGSize.zero) { sum, effect in
      switch effect {
      case .offset(let offset):
        sum.width += offset.width * distance
        sum.height += offset.height * distance
      case .edge(let edge):
        let direction = Self.direction(of: edge, isRightToLeft: isRightToLeft)
        sum.width += direction.width * size.width * distance
        sum.height += direction.height * size.height * distance
      case .opacity, .scale: break
      }
    }
  }

  private static func direction(of edge: Edge, isRightToLeft: Bool) -> CGSize {
    switch edge {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: isRightToLeft ? 1 : -1, height: 0)
    case .trailing: CGSize(width: isRightToLeft ? -1 : 1, height: 0)
    }
  }

  /// What becomes of the box's drawing, apart from its place.
  ///
  /// - Parameter frame: where the box shows in the window, in points.
  func appearance(of commands: [DrawCommand], in frame: CGRect) -> [DrawCommand] {
    effects.reduce(commands) { commands, effect in
      switch effect {
      case .opacity:
        return [.group(.opacity(min(max(current, 0), 1)), commands)]
      case .scale(let factor, let anchor):
        let scale = max(factor + (1 - factor) * CGFloat(current), 0)
        guard scale > 0 else { return [] }
        let point = CGPoint(
          x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        return commands.map { $0.scaled(by: scale, about: point) }
      case .offset, .edge: return commands
      }
    }
  }
}
