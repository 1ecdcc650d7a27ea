/// The text size chosen by the user, as one of the twelve steps of the platform.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// A Boolean value that indicates whether the size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Creates the size whose body text is nearest to `scale` times the standard body size.
  ///
  /// Desktops express the chosen text size as such a factor. The result is `.large`, the standard
  /// size, if `scale` is not a finite number above zero.
  ///
  /// - Parameter scale: the factor; values above 100 count as 100.
  package init(textScale scale: Double) {
    guard scale > 0, scale.isFinite else {
      self = .large
      return
    }
    let usual = DynamicTypeTable.size(of: .body, at: .large)
    // For a factor far beyond all steps, rounding would make every distance equal.
    let scale = min(scale, 100)
    func distance(_ size: DynamicTypeSize) -> Double {
      abs(Double(DynamicTypeTable.size(of: .body, at: size) / usual) - scale)
    }
    self = Self.allCases.min { distance($0) < distance($1) } ?? .large
  }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The next larger size, or this size if it is the largest.
  package var larger: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue + 1) ?? self }

  /// The next smaller size, or this size if it is the smallest.
  package var smaller: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue - 1) ?? self }
}

/// The sizes of the text styles at each of the twelve dynamic type sizes, in points.
///
/// Apple publishes these values for iOS in its Human Interface Guidelines.
package enum DynamicTypeTable {
  /// Returns the size of a text style in points.
  package static func size(of style: Font.TextStyle, at typeSize: DynamicTypeSize) -> CGFloat {
    row(of: style)[typeSize.rawValue]
  }

  /// Returns the sizes of a text style, ordered by the raw values of ``DynamicTypeSize``.
  private static func row(of style: Font.TextStyle) -> [CGFloat] {
    switch style {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
