public import Foundation

/// The widths that a column of a split view may have, in points.
@usableFromInline struct ColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat
  var max: CGFloat?

  /// Returns a width within the limits.
  func limited(_ width: CGFloat) -> CGFloat {
    Swift.max(min ?? 120, Swift.min(width, max ?? 480))
  }
}

/// The key of the widths of the column around a view; `nil` for the default ones.
@usableFromInline enum ColumnWidthKey: PreferenceKey {
  @usableFromInline static var defaultValue: ColumnWidth? { nil }

  @usableFromInline static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Sets the fixed width of the column around the view, in points. The detail takes the rest.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: ColumnWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
  }

  /// Sets the limits of the width of the column around the view, and its width at first, in points. The detail takes
  /// the rest.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
  }
}
