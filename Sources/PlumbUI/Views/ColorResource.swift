public import Foundation

/// The name of a colour in a bundle, as tools generate one for each colour of a catalogue.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// A colour of a catalogue by its name.
  ///
  /// It is a folder `NAME.colorset` with a list `Contents.json`, as asset catalogues have them, with
  /// values for dark surroundings and for more contrast. It is looked for where the pictures of an
  /// ``Image`` are. A colour that is not there, or only refers to one of Apple's systems, is clear, and
  /// one line on standard error says so.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(named: ImageAssetName(name, in: bundle))
  }

  /// A colour by the name a generated resource has.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

private enum NamedColorsKey: EnvironmentKey {
  static var defaultValue: NamedColors? { nil }
}

extension EnvironmentValues {
  /// Where colours with names come from; `nil` where there are none.
  var namedColors: NamedColors? {
    get { self[NamedColorsKey.self] }
    set { self[NamedColorsKey.self] = newValue }
  }
}
