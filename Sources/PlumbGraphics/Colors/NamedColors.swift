internal import Synchronization

/// A colour of an asset catalogue, with values for some appearances.
package struct NamedColor: Equatable, Sendable {
  /// A value of the colour for one appearance.
  package struct Variant: Equatable, Sendable {
    /// The value of the variant.
    package var color: ResolvedColor
    /// Whether the variant is only for the dark scheme.
    package var isDark = false
    /// Whether the variant is only for increased contrast.
    var isHighContrast = false

    /// Creates a variant; by default it is for any appearance.
    package init(
      color: ResolvedColor,
      isDark: Bool = false,
      isHighContrast: Bool = false
    ) {
      self.color = color
      self.isDark = isDark
      self.isHighContrast = isHighContrast
    }
  }

  /// The values, in any order.
  package var variants: [Variant]

  /// Creates a colour from its variants.
  package init(
    variants: [Variant]
  ) {
    self.variants = variants
  }

  /// Returns the value that matches an appearance best: one for exactly this appearance, otherwise
  /// one for the same scheme, otherwise one for any appearance; `nil` if there is none.
  package func resolved(in appearance: ColorAppearance) -> ResolvedColor? {
    let isDark = appearance.scheme == .dark
    let isHighContrast = appearance.contrast == .increased
    let usable = variants.filter {
      (isDark || !$0.isDark) && (isHighContrast || !$0.isHighContrast)
    }
    func score(_ variant: Variant) -> Int {
      (variant.isDark == isDark ? 2 : 0) + (variant.isHighContrast == isHighContrast ? 1 : 0)
    }
    return usable.max { score($0) < score($1) }?.color
  }
}

/// The named colours of an application; each is read once.
package final class NamedColors: Sendable {
  private let find: @Sendable (ImageAssetName) -> NamedColor?
  private let findAccent: @Sendable () -> NamedColor?
  private let cache = Mutex<[ImageAssetName: NamedColor?]>([:])
  private let accent = Mutex<NamedColor??>(nil)

  /// Creates a cache of named colours.
  ///
  /// - Parameters:
  ///   - accent: Returns the accent colour of the application, or `nil` for the one of the system.
  ///   - find: Returns the colour of a name, or `nil` if there is none.
  package init(
    accent: @escaping @Sendable () -> NamedColor? = { nil },
    find: @escaping @Sendable (ImageAssetName) -> NamedColor?
  ) {
    findAccent = accent
    self.find = find
  }

  /// Returns the accent colour of the application in an appearance, or `nil` for the one of the system.
  package func accent(in appearance: ColorAppearance) -> ResolvedColor? {
    let color = accent.withLock { accent in
      if let accent { return accent }
      let color = findAccent()
      accent = .some(color)
      return color
    }
    return color?.resolved(in: appearance)
  }

  /// Returns the colour of a name in an appearance, or `nil` if there is none.
  package func color(named name: ImageAssetName, in appearance: ColorAppearance) -> ResolvedColor? {
    let color = cache.withLock { cache in
      if let color = cache[name] { return color }
      let color = find(name)
      cache[name] = .some(color)
      return color
    }
    return color?.resolved(in: appearance)
  }
}

extension NamedColors: Hashable {
  package static func == (lhs: NamedColors, rhs: NamedColors) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
