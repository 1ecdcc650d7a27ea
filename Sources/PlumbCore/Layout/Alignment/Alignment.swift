public import Foundation

/// A type that defines an alignment guide.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that does not set it explicitly, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide along the horizontal axis, measured from the leading edge in points.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The key under which views set the guide.
  package let key: AlignmentKey

  /// The leading edge of the view.
  public static let leading = HorizontalAlignment(LeadingGuide.self)
  /// The horizontal centre of the view.
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
  /// The trailing edge of the view.
  public static let trailing = HorizontalAlignment(TrailingGuide.self)

  /// Creates a horizontal guide from its identifying type.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }
}

/// An alignment guide along the vertical axis, measured from the top edge in points.
public struct VerticalAlignment: Hashable, Sendable {
  /// The key under which views set the guide.
  package let key: AlignmentKey

  /// The top edge of the view.
  public static let top = VerticalAlignment(TopGuide.self)
  /// The vertical centre of the view.
  public static let center = VerticalAlignment(VerticalCenterGuide.self)
  /// The bottom edge of the view.
  public static let bottom = VerticalAlignment(BottomGuide.self)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaselineGuide.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaselineGuide.self)

  /// Creates a vertical guide from its identifying type.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical)
  }
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The alignment along the vertical axis.
  public var vertical: VerticalAlignment

  /// The centre of the view.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge and the first text baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The horizontal centre and the first text baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The trailing edge and the first text baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The leading edge and the last text baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The horizontal centre and the last text baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge and the last text baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// Creates an alignment from a guide along each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

enum LeadingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum HorizontalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
enum TrailingGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum TopGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum VerticalCenterGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
enum BottomGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
/// As SwiftUI: the baselines of a view without text are its bottom edge.
enum FirstTextBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum LastTextBaselineGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
