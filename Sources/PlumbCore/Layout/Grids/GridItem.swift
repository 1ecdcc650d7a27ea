public import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// The size of the item across the grid's scroll axis, in points.
  public enum Size: Sendable {
    /// A fixed size.
    case fixed(CGFloat)
    /// A share of the available space, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items as fit, each at least as long as the minimum.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item.
  public var size: Size
  /// The distance to the next item in points; `nil` for 8.
  public var spacing: CGFloat?
  /// The alignment of the cells in the item; `nil` for the alignment of the grid.
  public var alignment: Alignment?

  /// Creates a grid item.
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
