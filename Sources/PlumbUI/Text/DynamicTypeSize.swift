/// The size of text a person chose, on the twelve steps of the platform.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the five that serve people who need large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The step at which running text comes nearest to `scale` times its usual size, as desktops
  /// count; the usual size for what is no number above zero.
  package init(textScale scale: Double) {
    guard scale > 0, scale.isFinite else {
      self = .large
      return
    }
    let usual = DynamicTypeTable.size(of: .body, at: .large)
    // To a number beyond all steps every one would be equally far, by rounding.
    let scale = min(scale, 100)
    func distance(_ size: DynamicTypeSize) -> Double {
      abs(Double(DynamicTypeTable.size(of: .body, at: size) / usual) - scale)
    }
    self = Self.allCases.min { distance($0) < distance($1) } ?? .large
  }

  public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The next larger size, or this one where there is none.
  package var larger: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue + 1) ?? self }

  /// The next smaller size, or this one where there is none.
  package var smaller: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue - 1) ?? self }
}

/// Sizes in points of the text styles at each of the twelve dynamic type sizes.
///
/// The numbers are those Apple publishes for iOS in its Human Interface Guidelines.
enum DynamicTypeTable {
  static func size(of style: Font.TextStyle, at typeSize: DynamicTypeSize) -> CGFloat {
    row(of: style)[typeSize.rawValue]
  }

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
