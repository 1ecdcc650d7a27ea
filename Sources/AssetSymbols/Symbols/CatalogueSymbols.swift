package import Foundation

/// The assets of a target's catalogues, and the symbols that they have.
package struct CatalogueSymbols {
  /// All assets, which are members of `ColorResource` and `ImageResource`.
  private(set) var resources = AssetNamespace()
  /// The assets of the catalogues whose colours are members of `Color`, too.
  private(set) var extensions = AssetNamespace()

  package init() {}

  /// Adds a catalogue.
  ///
  /// - Parameter extendsColor: whether the colours are members of `Color`, unless the catalogue itself
  ///   sets this: in Xcode, with its property Asset Symbols.
  package mutating func add(_ catalogue: URL, extendsColor: Bool = true) throws {
    try resources.add(contentsOf: catalogue)
    if FolderProperties(of: catalogue)?.extendsColor ?? extendsColor {
      try extensions.add(contentsOf: catalogue)
    }
  }

  /// Returns a Swift file with the symbols.
  ///
  /// - Parameter module: the module that declares colours and images.
  package func source(module: String) -> String {
    SymbolWriter.source(of: resources, extendingColorWith: extensions, module: module)
  }
}
