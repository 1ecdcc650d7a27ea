/// The tint around emphasized content; `nil` for the accent colour.
struct EmphasisTint {
  let style: AnyShapeStyle?
  let gradient: Gradient?
}

extension EnvironmentValues {
  /// The tint around emphasized content, inside of which the tint is white; `nil` outside of such content, and where
  /// another tint is set in it.
  @EnvironmentEntry var emphasisTint: EmphasisTint?

  /// The style of content on an area in the tint.
  package var onTintStyle: AnyShapeStyle {
    guard let emphasisTint else { return AnyShapeStyle(.white) }
    return emphasisTint.style ?? AnyShapeStyle(Color.accentColor)
  }

  /// Begins emphasized content, such as that of a selected row in a list with the keyboard focus.
  ///
  /// It lies on an area in the tint, so it is white, including the colours of labels.
  package mutating func beginEmphasis() {
    removeValues(endingAt: .emphasis)
    let styles = [Color.white, Color.white.opacity(0.75)].map { AnyShapeStyle($0) }
    foregroundLevels = ForegroundLevels(styles, inside: nil, isOfEmphasis: true)
    hasLabelsOnTint = true
    let tint = EmphasisTint(style: tintStyle, gradient: tintGradient)
    tintStyle = AnyShapeStyle(.white)
    emphasisTint = tint
  }

  /// Begins content that does not lie on the area of the emphasized content around it, but on one of its own.
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
  /// Gives a view with an opaque area of its own the colours from outside of the emphasized content around it.
  nonisolated package func endingEmphasis(_ ends: Bool = true) -> some View {
    transformEnvironment { if ends { $0.endEmphasis() } }
  }
}
