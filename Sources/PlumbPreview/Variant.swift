import PlumbUI

/// An environment in which every preview is shown.
enum Variant: String, CaseIterable, Identifiable {
  case light, dark, large, accessibility, rightToLeft

  var id: String { rawValue }

  /// The name in the window.
  var title: String {
    switch self {
    case .light: "Light"
    case .dark: "Dark"
    case .large: "Large type"
    case .accessibility: "Accessibility type"
    case .rightToLeft: "Right to left"
    }
  }

  /// The name in the names of files.
  var fileName: String { self == .rightToLeft ? "right-to-left" : rawValue }

  var colorScheme: ColorScheme { self == .dark ? .dark : .light }

  var typeSize: DynamicTypeSize {
    switch self {
    case .large: .xxxLarge
    case .accessibility: .accessibility3
    case .light, .dark, .rightToLeft: .large
    }
  }

  var layoutDirection: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension View {
  /// Shows the view in the environment of a variant.
  func environment(of variant: Variant) -> some View {
    environment(\.colorScheme, variant.colorScheme)
      .environment(\.dynamicTypeSize, variant.typeSize)
      .environment(\.layoutDirection, variant.layoutDirection)
  }
}
