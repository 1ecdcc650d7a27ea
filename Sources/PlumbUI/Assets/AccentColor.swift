internal import PlumbGraphics

extension NamedColor {
  private static let accentNameOfProgram = Guarded<(@Sendable () -> String?)?>(nil)

  /// Sets how the name of the accent colour in the program's property list is read, which happens when a view first
  /// uses the colour.
  static func readAccentName(with read: @escaping @Sendable () -> String?) {
    accentNameOfProgram.withLock { $0 = read }
  }

  /// The accent colour of the program; `nil` for the one of the system.
  static var accentOfProgram: NamedColor? {
    accentNameOfProgram.withLock { $0 }?().flatMap { accent(named: $0) }
  }

  /// Returns an accent colour; `nil` for the one of the system.
  ///
  /// - Parameter name: the name of a colour set, which may be empty, or of a colour of the system, such as `teal`.
  static func accent(named name: String) -> NamedColor? {
    if name.isEmpty { return nil }
    do {
      let set = try AssetCatalogs().color(named: ImageAssetName(name: name))
      if let set { return set.variants.isEmpty ? nil : set }
    } catch {
      RuntimeWarning.show("The accent colour \"\(name)\" cannot be read: \(error)")
      return nil
    }
    if let color = SystemColor.named(name) { return NamedColor(color) }
    RuntimeWarning.show(
      "There is no colour named \"\(name)\", which is the NSAccentColorName of Info.plist.")
    return nil
  }

  /// Creates the colour with the values of one of the system.
  private init(_ color: SystemColor) {
    let variants = [false, true].flatMap { isDark in
      [false, true].map { isHighContrast in
        let appearance = ColorAppearance(
          scheme: isDark ? .dark : .light, contrast: isHighContrast ? .increased : .standard)
        return Variant(
          color: color.resolved(in: appearance), isDark: isDark, isHighContrast: isHighContrast)
      }
    }
    self.init(variants: variants)
  }
}

extension SystemColor {
  /// Returns the colour with the name that `Color` has for it; `nil` if there is none.
  fileprivate static func named(_ name: String) -> SystemColor? {
    let colors: [SystemColor] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray,
    ]
    return colors.first { "\($0)" == name }
  }
}
