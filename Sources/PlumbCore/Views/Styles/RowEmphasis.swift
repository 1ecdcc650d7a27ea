/// The tint around an emphasized row of a list; `nil` for the accent colour.
struct RowTint {
  let style: AnyShapeStyle?
  let gradient: Gradient?
}

private enum RowTintKey: EnvironmentKey {
  static var defaultValue: RowTint? { nil }
}

extension EnvironmentValues {
  /// The tint around the emphasized row of a list, inside of which the tint is white; `nil` outside of such rows, and
  /// where another tint is set in the row.
  var rowTint: RowTint? {
    get { self[RowTintKey.self] }
    set { self[RowTintKey.self] = newValue }
  }

  /// The style of content on an area in the tint.
  var onTintStyle: AnyShapeStyle {
    guard let rowTint else { return AnyShapeStyle(.white) }
    return rowTint.style ?? AnyShapeStyle(Color.accentColor)
  }

  /// Begins the content of an emphasized row, which is selected in a list with the keyboard focus.
  ///
  /// The row has the tint, so its content is white, including the colours of labels.
  mutating func beginRowEmphasis() {
    removeValues(endingAt: .emphasizedRow)
    let styles = [Color.white, Color.white.opacity(0.75)].map { AnyShapeStyle($0) }
    foregroundLevels = ForegroundLevels(styles, inside: nil, isOfRow: true)
    hasLabelsOnTint = true
    let tint = RowTint(style: tintStyle, gradient: tintGradient)
    tintStyle = AnyShapeStyle(.white)
    rowTint = tint
  }

  /// Begins content that does not lie on the emphasized row around it, but on an area of its own.
  mutating func endRowEmphasis() {
    if hasLabelsOnTint { hasLabelsOnTint = false }
    if let levels = foregroundLevels, levels.rowLevels != nil {
      foregroundLevels = levels.outsideOfRow
    }
    if let rowTint {
      tintStyle = rowTint.style
      tintGradient = rowTint.gradient
    }
  }
}

extension View {
  /// Gives a view with an opaque area of its own the colours from outside of the emphasized row around it.
  nonisolated func endingRowEmphasis(_ ends: Bool = true) -> some View {
    transformEnvironment { if ends { $0.endRowEmphasis() } }
  }
}
