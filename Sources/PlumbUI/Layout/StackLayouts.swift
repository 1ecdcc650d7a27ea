public import Foundation

/// A row as a layout value, for `AnyLayout` and for use as a view.
public struct HStackLayout: _RuleLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public static var layoutProperties: LayoutProperties { .stack(along: .horizontal) }

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func makeCache(subviews: Subviews) -> _RuleLayoutCache {
    _RuleLayoutCache(
      StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing))
  }
}

/// A column as a layout value, for `AnyLayout` and for use as a view.
public struct VStackLayout: _RuleLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public static var layoutProperties: LayoutProperties { .stack(along: .vertical) }

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public func makeCache(subviews: Subviews) -> _RuleLayoutCache {
    _RuleLayoutCache(
      StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing))
  }
}

/// Views on top of each other as a layout value.
public struct ZStackLayout: _RuleLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func makeCache(subviews: Subviews) -> _RuleLayoutCache {
    _RuleLayoutCache(ZStackRule(alignment: alignment))
  }
}

/// A grid as a layout value.
public struct GridLayout: _RuleLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

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

extension LayoutProperties {
  static func stack(along axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
