public import Foundation

extension View {
  /// Sets the font of the texts within this view; `nil` for the body style.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of the texts within this view; `nil` leaves it to their font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textStyle.attributes.weight, weight)
  }

  /// Shows the texts within this view in bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Shows the texts within this view in italics.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.attributes.isItalic, isActive)
  }

  /// Shows the texts within this view with digits of equal width, the width of the widest digit.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.textStyle.attributes.hasMonospacedDigits, true)
  }

  /// Shows the texts within this view with characters of equal width if the system has a font of
  /// that design.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Sets the font design of the texts within this view; `nil` leaves it to their font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textStyle.attributes.design, design)
  }

  /// Adds space after each character of the texts within this view, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textStyle.attributes.tracking, tracking)
  }

  /// Adds space after each character of the texts within this view, in points; tracking takes
  /// precedence.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textStyle.attributes.kerning, kerning)
  }

  /// Raises the texts within this view above their baselines, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textStyle.attributes.baselineOffset, baselineOffset)
  }

  /// Draws a line below the texts within this view, in their colour unless a colour is passed.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textStyle.attributes.underline, TextAttributes.Line(isActive, color, pattern.pattern))
  }

  /// Draws a line through the texts within this view, in their colour unless a colour is passed.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textStyle.attributes.strikethrough, TextAttributes.Line(isActive, color, pattern.pattern))
  }

  /// Sets the letter case of the texts within this view; `nil` leaves it unchanged.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets the dynamic type size within this view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the dynamic type size within this view to a range.
  nonisolated public func dynamicTypeSize<R: RangeExpression<DynamicTypeSize>>(
    _ range: R
  ) -> some View {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      if let least = allowed.first, let greatest = allowed.last {
        size = min(max(size, least), greatest)
      }
    }
  }
}
