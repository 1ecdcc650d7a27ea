internal import Foundation

/// Finds the face for a character that the bundled family may lack.
final class FaceChooser {
  private struct Question: Hashable {
    let character: Character
    let weight: Font.Weight
    let isItalic: Bool
    let design: Font.Design
    let family: FontName?
    let width: Font.Width
  }

  /// Answers kept, at some 100 bytes each.
  private static let cachedSizes = 10_000

  private let fonts: SDLFonts
  private var fittingSizes = GenerationCache<Question, FontFace>(limit: cachedSizes)

  /// Faces that cannot be opened, or lack what their tables promise.
  private var refused: Set<FontFace> = []

  init(fonts: SDLFonts) {
    self.fonts = fonts
  }

  func face(of character: Character, in font: FontKey) -> FontFace {
    if character.isASCII, font.isPlain { return .bundled }
    let question = Question(
      character: character, weight: font.weight, isItalic: font.isItalic, design: font.design,
      family: font.family, width: font.width)
    if let fittingSize = fittingSizes.value(for: question) { return fittingSize }
    let fittingSize = find(ShownCharacter(character), font)
    fittingSizes.insert(fittingSize, for: question, cost: 1)
    return fittingSize
  }

  private func find(_ character: ShownCharacter, _ font: FontKey) -> FontFace {
    func find(
      _ scalars: [Unicode.Scalar], isColored: Bool, design: Font.Design = .default
    ) -> FontFace? {
      while let first = scalars.first,
        let face = fonts.catalogue.face(
          showing: scalars, weightClass: font.weight.weightClass, isItalic: font.isItalic,
          isColored: isColored, design: design, refusing: refused)
      {
        if fonts.reference(.system(face))?.hasGlyph(for: first) == true { return face }
        refused.insert(face)
      }
      return nil
    }
    let scalars = character.scalars
    guard let first = scalars.first else { return .bundled }
    if character.isEmoji {
      // Of a sequence the face may not know, the parts are shown.
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
    // Marks that no face has are shown as such on a letter that is.
    if scalars.count > 1 {
      if fonts.coverage.contains(first) { return .bundled }
      if let face = find([first], isColored: false) { return face }
    }
    return find(scalars, isColored: true) ?? .bundled
  }

  /// A face of the family the font names that shows some scalars.
  private func named(_ font: FontKey, _ scalars: [Unicode.Scalar]) -> FontFace? {
    guard let name = font.family?.text,
      fonts.catalogue.hasFont(named: name, otherwise: { Self.tellMissing(name) })
    else { return nil }
    let style = FontCatalogue.Style(
      weightClass: font.weight.weightClass, isItalic: font.isItalic,
      widthClass: font.width.widthClass)
    while let face = fonts.catalogue.face(
      named: name, showing: scalars, in: style, refusing: refused)
    {
      if fonts.reference(.system(face)) != nil { return face }
      refused.insert(face)
    }
    return nil
  }

  private static func tellMissing(_ name: String) {
    let sentence =
      "PlumbUI: No font is named \"\(name)\", so the bundled one shows; put its file into the "
      + "folder Fonts of the program's assets, or install it.\n"
    FileHandle.standardError.write(Data(sentence.utf8))
  }
}
