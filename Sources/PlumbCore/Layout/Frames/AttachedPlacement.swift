internal import Foundation

/// The place of a panel that is attached to a rectangle, as a popover is, and the place of its arrow.
package struct AttachedPlacement {
  /// A side of the panel, independent of the layout direction.
  package enum Side: CaseIterable {
    case above, below, left, right

    var opposite: Side {
      switch self {
      case .above: .below
      case .below: .above
      case .left: .right
      case .right: .left
      }
    }

    var isVertical: Bool { self == .above || self == .below }

    /// Creates the side of an edge.
    init(_ edge: Edge, isRightToLeft: Bool) {
      switch edge {
      case .top: self = .above
      case .bottom: self = .below
      case .leading: self = isRightToLeft ? .right : .left
      case .trailing: self = isRightToLeft ? .left : .right
      }
    }
  }

  /// The arrow of an attached panel.
  package struct Arrow: Equatable {
    /// The side of the rectangle on which the panel is; the arrow is on the opposite edge of the panel.
    package var side: Side
    /// The distance of its tip from the panel's top or left edge, in points.
    package var position: CGFloat
  }

  /// The distance by which the arrow extends from the panel, in points.
  package static let arrowLength: CGFloat = 10
  /// Half the width of the arrow at the panel, in points.
  package static let arrowReach: CGFloat = 11
  /// The distance between the tip of the arrow and its target, and between the panel and the edges of its
  /// bounds, in points.
  private static let gap: CGFloat = 4
  /// The least distance of the arrow's foot from a corner, in points.
  private static let cornerRoom: CGFloat = 10

  private(set) var frame: CGRect
  private(set) var arrow: Arrow

  /// Places a panel.
  ///
  /// - Parameters:
  ///   - target: the rectangle that the arrow points at, in the window, in points.
  ///   - edge: the edge of the target that is preferred.
  ///   - bounds: the area in which the panel may be, in points from the window's top left corner.
  init(
    of panel: LayoutNode, beside target: CGRect, at edge: Edge, in bounds: CGRect,
    isRightToLeft: Bool
  ) {
    let gap = Self.gap
    let room = gap + Self.arrowLength + gap
    func space(_ side: Side) -> CGSize {
      var space = CGSize(
        width: max(bounds.width - 2 * gap, 0), height: max(bounds.height - 2 * gap, 0))
      switch side {
      case .above: space.height = max(target.minY - bounds.minY - room, 0)
      case .below: space.height = max(bounds.maxY - target.maxY - room, 0)
      case .left: space.width = max(target.minX - bounds.minX - room, 0)
      case .right: space.width = max(bounds.maxX - target.maxX - room, 0)
      }
      return space
    }
    let ideal = panel.sizeThatFits(.unspecified)
    let preferred = Side(edge, isRightToLeft: isRightToLeft)
    let order =
      [preferred, preferred.opposite]
      + Side.allCases.filter { $0.isVertical != preferred.isVertical }
    // If no side has enough space, the side with space for the greatest part of the panel.
    func covered(_ side: Side) -> CGFloat {
      let space = space(side)
      return min(space.width / max(ideal.width, 1), 1) * min(space.height / max(ideal.height, 1), 1)
    }
    var best = preferred
    for side in order where covered(side) > covered(best) { best = side }
    let side = order.first { covered($0) >= 1 } ?? best
    let size = panel.idealSize(within: space(side))
    var origin = CGPoint(x: target.midX - size.width / 2, y: target.midY - size.height / 2)
    switch side {
    case .above: origin.y = target.minY - gap - Self.arrowLength - size.height
    case .below: origin.y = target.maxY + gap + Self.arrowLength
    case .left: origin.x = target.minX - gap - Self.arrowLength - size.width
    case .right: origin.x = target.maxX + gap + Self.arrowLength
    }
    origin = bounds.fitting(size, at: origin, gap: gap)
    origin = CGPoint(x: origin.x.rounded(), y: origin.y.rounded())
    frame = CGRect(origin: origin, size: size)
    let length = side.isVertical ? size.width : size.height
    let tip = side.isVertical ? target.midX - origin.x : target.midY - origin.y
    let least = min(Self.cornerRoom + Self.arrowReach, length / 2)
    arrow = Arrow(side: side, position: min(max(tip, least), length - least))
  }
}
