public import Foundation

/// A column of a grid that grows downwards, or a row of one that grows sideways.
public struct GridItem: Sendable {
  /// How long the item is across the grid's direction, in points.
  public enum Size: Sendable {
    /// Always the same.
    case fixed(CGFloat)
    /// A share of the room there is, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit, each at least as long as the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next item; `nil` for 8.
  public var spacing: CGFloat?
  /// Where cells stand in the item; `nil` leaves it to the grid.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem.Size: Hashable {}

extension GridItem: Equatable {}
