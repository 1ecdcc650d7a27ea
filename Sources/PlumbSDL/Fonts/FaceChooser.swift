internal import Foundation

/// Selects the face for a character, which the bundled family may lack.
final class FaceChooser {
  /// The properties of a character and a font that determine the face.
  private struct CacheKey: Hashable {
    let character: Character
    let weight: Font.Weight
    let isItalic: Bool
    let design: Font.Design
    let family: FontName?
    let width: Font.Width
  }

  /// The number of cached faces, at about 100 bytes each.
  private static let cacheLimit = 10_000

  private let fonts: SDLFonts
  private var cache = GenerationCache<CacheKey, FontFace>(limit: cacheLimit)

  /// The faces that cannot be opened or lack a glyph listed in their tables.
  private var excluded: Set<FontFace> = []

  init(fonts: SDLFonts) {
    self.fonts = fonts
  }

  /// Returns the face for a character: one that has its glyphs, the nearest to the font's style, or
  /// the bundled family if there is none.
  func face(of character: Character, in font: FontKey) -> FontFace {
    if character.isASCII, font.usesBundledFamily { return .bundled }
    let key = CacheKey(
      character: character, weight: font.weight, isItalic: font.isItalic, design: font.design,
      family: font.family, width: font.width)
    if let face = cache.value(for: key) { return face }
    let face = find(ShownCharacter(character), font)
    cache.insert(face, for: key, cost: 1)
    return face
  }

  /// Searches for a face: for emoji in colour faces first, then in the named family, in the
  /// requested design, in the bundled family and in the fonts of the system.
  private func find(_ character: ShownCharacter, _ font: FontKey) -> FontFace {
    func find(
      _ scalars: [Unicode.Scalar], isColored: Bool, design: Font.Design = .default
    ) -> FontFace? {
      while let first = scalars.first,
        let face = fonts.catalogue.face(
          showing: scalars, weightClass: font.weight.weightClass, isItalic: font.isItalic,
          isColored: isColored, design: design, excluding: excluded)
      {
        if fonts.reference(.system(face))?.hasGlyph(for: first) == true { return face }
        excluded.insert(face)
      }
      return nil
    }
    let scalars = character.scalars
    guard let first = scalars.first else { return .bundled }
    if character.isEmoji {
      // If no face has the whole sequence, its parts are shown.
      if let face = find(scalars, isColored: true) ?? find([first], isColored: true) {
        return face
      }
    }
    if let face = named(font, scalars) { return face }
    if font.design != .default,
      let face = find(scalars, isColored: false, design: font.design)
    {
      return face
    }
    if scalars.allSatisfy(fonts.coverage.contains) { return .bundled }
    if let face = find(scalars, isColored: false) { return face }
    // Marks that no face has are shown separately after a letter that a face has.
    if scalars.count > 1 {
      if fonts.coverage.contains(first) { return .bundled }
      if let face = find([first], isColored: false) { return face }
    }
    return find(scalars, isColored: true) ?? .bundled
  }

  /// Returns a face of the family named by the font that has all the scalars.
  private func named(_ font: FontKey, _ scalars: [Unicode.Scalar]) -> FontFace? {
    guard let name = font.family?.text,
      fonts.catalogue.hasFont(named: name, otherwise: { Self.warnMissing(name) })
    else { return nil }
    let style = FontCatalogue.Style(
      weightClass: font.weight.weightClass, isItalic: font.isItalic,
      widthClass: font.width.widthClass)
    while let face = fonts.catalogue.face(
      named: name, showing: scalars, in: style, excluding: excluded)
    {
      if fonts.reference(.system(face)) != nil { return face }
      excluded.insert(face)
    }
    return nil
  }

  /// Prints a warning for a font name without a font.
  private static func warnMissing(_ name: String) {
    RuntimeWarning.show(
      "No font is named \"\(name)\", so the bundled font is used; add its file to the "
        + "folder Fonts of the program's assets, or install it.")
  }
}
