internal import Foundation

/// The children of a large container in blocks of consecutive ones, and the known areas in which
/// the blocks draw, so that drawing does not visit all children that are out of sight.
struct DrawingBlocks {
  /// The number of children in a block.
  static let length = 32

  fileprivate enum Block {
    case stale
    /// Somewhere, in the order of the children.
    case anywhere
    /// In a rectangle in the coordinates of the container, in the order of the children.
    case inside(CGRect)
    /// A child has a z index.
    case reordered
  }

  private var blocks: [Block] = []

  /// Discards the known area of the block of the child at an index.
  mutating func childDidChange(at index: Int) {
    let block = index / Self.length
    if blocks.indices.contains(block) { blocks[block] = .stale }
  }

  /// Discards everything.
  mutating func removeAll() {
    if !blocks.isEmpty { blocks = [] }
  }

  /// Returns the ranges of the children that may be visible, in order; `nil` if the children are
  /// not drawn in their order.
  ///
  /// - Parameter isVisible: whether a part of a rectangle may be visible, in the coordinates of the
  ///   container.
  mutating func visibleRanges(
    of children: [LayoutNode], where isVisible: (CGRect) -> Bool
  ) -> [Range<Int>]? {
    let count = (children.count + Self.length - 1) / Self.length
    if blocks.count != count { blocks = Array(repeating: .stale, count: count) }
    var ranges: [Range<Int>] = []
    for index in 0..<count {
      let range = index * Self.length..<min((index + 1) * Self.length, children.count)
      if !blocks[index].isKnown { blocks[index] = Self.block(children[range]) }
      switch blocks[index] {
      case .reordered: return nil
      case .inside(let rect) where !isVisible(rect): continue
      default: ranges.append(range)
      }
    }
    return ranges
  }

  private static func block(_ children: ArraySlice<LayoutNode>) -> Block {
    var bounds = CGRect.null
    var isEverywhere = false
    for child in children {
      if child.zIndex != 0 { return .reordered }
      guard child.isShown, !isEverywhere else { continue }
      let reach = child.subtreeReach
      isEverywhere = reach == .infinity
      if !isEverywhere {
        let frame = CGRect(origin: child.origin, size: child.size)
        bounds = bounds.union(frame.insetBy(dx: -reach, dy: -reach))
      }
    }
    let isKnown = !isEverywhere && !bounds.minX.isNaN && !bounds.minY.isNaN
    return isKnown && !bounds.width.isNaN && !bounds.height.isNaN ? .inside(bounds) : .anywhere
  }
}

extension DrawingBlocks.Block {
  /// Whether the area is valid until one of the children changes.
  fileprivate var isKnown: Bool {
    if case .inside = self { true } else { false }
  }
}
