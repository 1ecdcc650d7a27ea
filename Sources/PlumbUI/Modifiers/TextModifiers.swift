public import Foundation

extension View {
  /// Sets the font of the texts inside; `nil` for the body style.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the weight of the texts inside; `nil` leaves it to their font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.textStyle.attributes.weight, weight)
  }

  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textStyle.attributes.isItalic, isActive)
  }

  /// Makes all digits of the texts inside as wide as the widest.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.textStyle.attributes.hasEvenDigits, true)
  }

  /// Makes all letters of the texts inside as wide as one another, where the system has a face of that
  /// design.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Sets the kind of typeface of the texts inside; `nil` leaves it to their font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textStyle.attributes.design, design)
  }

  /// Puts room in points behind every character of the texts inside.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textStyle.attributes.tracking, tracking)
  }

  /// Puts room in points behind every character of the texts inside; tracking beats it.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textStyle.attributes.kerning, kerning)
  }

  /// Raises the texts inside above their lines, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textStyle.attributes.baselineOffset, baselineOffset)
  }

  /// Draws a line below the texts inside, in their colour unless one is given.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textStyle.attributes.underline, TextAttributes.Line(isActive, color, pattern.pattern))
  }

  /// Draws a line through the texts inside, in their colour unless one is given.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(
      \.textStyle.attributes.strikethrough, TextAttributes.Line(isActive, color, pattern.pattern))
  }

  /// Shows the texts inside in capital or in small letters; `nil` as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets the size of text the views inside follow.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text the views inside follow within bounds.
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
