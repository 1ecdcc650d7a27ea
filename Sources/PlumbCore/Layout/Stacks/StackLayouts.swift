public import Foundation

/// A horizontal stack as a layout value, for `AnyLayout` and for use as a view.
public struct HStackLayout: _RuleLayout {
  /// The vertical alignment of the subviews.
  public var alignment: VerticalAlignment
  /// The distance between adjacent subviews in points; `nil` for the distance that they prefer.
  public var spacing: CGFloat?

  /// The horizontal stack axis.
  public static var layoutProperties: LayoutProperties { .stack(along: .horizontal) }

  /// Creates a horizontal stack layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func makeCache(subviews: Subviews) -> _RuleLayoutCache {
    _RuleLayoutCache(
      StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing))
  }
}

/// A vertical stack as a layout value, for `AnyLayout` and for use as a view.
public struct VStackLayout: _RuleLayout {
  /// The horizontal alignment of the subviews.
  public var alignment: HorizontalAlignment
  /// The distance between adjacent subviews in points; `nil` for the distance that they prefer.
  public var spacing: CGFloat?

  /// The vertical stack axis.
  public static var layoutProperties: LayoutProperties { .stack(along: .vertical) }

  /// Creates a vertical stack layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func makeCache(subviews: Subviews) -> _RuleLayoutCache {
    _RuleLayoutCache(
      StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing))
  }
}

/// A layout that overlays its subviews, as a layout value.
public struct ZStackLayout: _RuleLayout {
  /// The alignment of the subviews.
  public var alignment: Alignment

  /// Creates an overlay layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func makeCache(subviews: Subviews) -> _RuleLayoutCache {
    _RuleLayoutCache(ZStackRule(alignment: alignment))
  }
}

/// A grid as a layout value.
public struct GridLayout: _RuleLayout {
  /// The alignment of the cells.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` for the distance that the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; `nil` for the distance that the cells prefer.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func makeCache(subviews: Subviews) -> _RuleLayoutCache {
    _RuleLayoutCache(
      GridRule(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing))
  }
}

/// The earlier name of ``HStackLayout``.
public typealias _HStackLayout = HStackLayout
/// The earlier name of ``VStackLayout``.
public typealias _VStackLayout = VStackLayout
/// The earlier name of ``ZStackLayout``.
public typealias _ZStackLayout = ZStackLayout

extension LayoutProperties {
  /// Returns the properties of a stack along an axis.
  static func stack(along axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
