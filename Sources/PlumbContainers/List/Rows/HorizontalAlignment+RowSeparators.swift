internal import Foundation

extension HorizontalAlignment {
  /// The start of the lines above and below a row of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorStartGuide.self)
  /// The end of the lines above and below a row of a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorEndGuide.self)
}

enum RowSeparatorStartGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum RowSeparatorEndGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
