/// The tint around an emphasized row of a list; `nil` for the accent colour.
struct EmphasisTint {
  let style: AnyShapeStyle?
  let gradient: Gradient?
}

private enum EmphasisTintKey: EnvironmentKey {
  static var defaultValue: EmphasisTint? { nil }
}

extension EnvironmentValues {
  /// The tint around the emphasized row of a list, inside of which the tint is white; `nil` outside of such rows, and
  /// where another tint is set in the row.
  var emphasisTint: EmphasisTint? {
    get { self[EmphasisTintKey.self] }
    set { self[EmphasisTintKey.self] = newValue }
  }

  /// The style of content on an area in the tint.
  package var onTintStyle: AnyShapeStyle {
    guard let emphasisTint else { return AnyShapeStyle(.white) }
    return emphasisTint.style ?? AnyShapeStyle(Color.accentColor)
  }

  /// Begins the content of an emphasized row, which is selected in a list with the keyboard focus.
  ///
  /// The row has the tint, so its content is white, including the colours of labels.
  package mutating func beginEmphasis() {
    removeValues(endingAt: .emphasis)
    let styles = [Color.white, Color.white.opacity(0.75)].map { AnyShapeStyle($0) }
    foregroundLevels = ForegroundLevels(styles, inside: nil, isOfEmphasis: true)
    hasLabelsOnTint = true
    let tint = EmphasisTint(style: tintStyle, gradient: tintGradient)
    tintStyle = AnyShapeStyle(.white)
    emphasisTint = tint
  }

  /// Begins content that does not lie on the emphasized row around it, but on an area of its own.
  package mutating func endEmphasis() {
    if hasLabelsOnTint { hasLabelsOnTint = false }
    if let levels = foregroundLevels, levels.emphasisLevels != nil {
      foregroundLevels = levels.outsideOfEmphasis
    }
    if let emphasisTint {
      tintStyle = emphasisTint.style
      tintGradient = emphasisTint.gradient
    }
  }
}

extension View {
  /// Gives a view with an opaque area of its own the colours from outside of the emphasized row around it.
  nonisolated package func endingEmphasis(_ ends: Bool = true) -> some View {
    transformEnvironment { if ends { $0.endEmphasis() } }
  }
}
