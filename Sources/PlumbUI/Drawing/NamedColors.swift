internal import Synchronization

/// A colour of a catalogue: its values in the appearances it has some for.
struct NamedColor: Equatable, Sendable {
  struct Variant: Equatable, Sendable {
    var color: ResolvedColor
    var isDark = false
    var isHighContrast = false
  }

  var variants: [Variant]

  /// The value that suits an appearance best: one made for it, else one for the same scheme, else one
  /// for any.
  func resolved(in appearance: ColorAppearance) -> ResolvedColor? {
    let isDark = appearance.scheme == .dark
    let isHighContrast = appearance.contrast == .increased
    let usable = variants.filter {
      (isDark || !$0.isDark) && (isHighContrast || !$0.isHighContrast)
    }
    func fit(_ variant: Variant) -> Int {
      (variant.isDark == isDark ? 2 : 0) + (variant.isHighContrast == isHighContrast ? 1 : 0)
    }
    return usable.max { fit($0) < fit($1) }?.color
  }
}

/// The colours of a program that are known by their names, each read once.
final class NamedColors: Sendable {
  private let find: @Sendable (ImageAssetName) -> NamedColor?
  private let known = Mutex<[ImageAssetName: NamedColor?]>([:])

  /// - Parameter find: looks a colour up; `nil` for one there is not.
  init(find: @escaping @Sendable (ImageAssetName) -> NamedColor?) {
    self.find = find
  }

  func color(named name: ImageAssetName, in appearance: ColorAppearance) -> ResolvedColor? {
    let color = known.withLock { known in
      if let color = known[name] { return color }
      let color = find(name)
      known[name] = .some(color)
      return color
    }
    return color?.resolved(in: appearance)
  }
}

extension NamedColors: Hashable {
  static func == (lhs: NamedColors, rhs: NamedColors) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
