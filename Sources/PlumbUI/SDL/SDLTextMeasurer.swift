internal import Foundation

/// Measures text with SDL_ttf's shaping, unhinted and not rounded.
final class SDLTextMeasurer: TextMeasurer {
  private struct RunKey: Hashable {
    let run: String
    let face: SDLFaceKey
    let script: Script
    let isRightToLeft: Bool

    init(_ run: String, _ font: FontKey) {
      self.run = run
      face = SDLFaceKey(font)
      script = font.script
      isRightToLeft = font.isRightToLeft
    }

    /// About the bytes a cached width takes, the room a table keeps free included.
    var cost: Int { 128 + (run.utf8.count > 15 ? 2 * run.utf8.count : 0) }
  }

  /// Bytes of widths kept: 60 000 words or so, which is a book's vocabulary.
  static let keptBytes = 8 << 20

  /// The most characters SDL_ttf gets at once. Its sums at the reference size overflow at some
  /// 30 000 letters; longer runs are summed from pieces and lose the kerning between them.
  private static let pieceLength = 4_096

  private let fonts: SDLFonts
  private let chooser: FaceChooser
  /// Advances in shares of the size, which serve every size of the face.
  private var advances: GenerationCache<RunKey, CGFloat>
  private var metrics: [SDLFaceKey: FontMetrics] = [:]
  /// How many widths are kept.
  var keptRuns: Int { advances.count }
  /// How often SDL_ttf was asked to shape a run.
  private(set) var shapings = 0

  /// - Parameter keptBytes: the bytes of widths kept, about; those asked for lately stay.
  init(fonts: SDLFonts, keptBytes: Int = SDLTextMeasurer.keptBytes) {
    self.fonts = fonts
    advances = GenerationCache(limit: keptBytes)
    chooser = FaceChooser(fonts: fonts)
  }

  func face(of character: Character, in font: FontKey) -> FontFace {
    chooser.face(of: character, in: font)
  }

  func metrics(of font: FontKey) -> FontMetrics {
    var shown = font
    // A line without letters is as high as one with them.
    if !font.isPlain, font.face == .bundled {
      shown.face = chooser.face(of: "H", in: font)
    }
    let face = SDLFaceKey(shown)
    let perEm = metrics[face] ?? readMetrics(of: face)
    metrics[face] = perEm
    return FontMetrics(
      ascent: perEm.ascent * font.size, descent: perEm.descent * font.size,
      capHeight: perEm.capHeight * font.size, leading: perEm.leading * font.size)
  }

  func width(of run: String, in font: FontKey) -> CGFloat {
    if run.isEmpty { return 0 }
    let key = RunKey(run, font)
    if let advance = advances.value(for: key) { return advance * font.size }
    let advance = advance(of: PlainRun.cleaned(run), in: font)
    advances.insert(advance, for: key, cost: key.cost)
    return advance * font.size
  }

  /// In shares of the size.
  private func advance(of run: String, in font: FontKey) -> CGFloat {
    guard !run.isEmpty, let handle = fonts.reference(SDLFaceKey(font)) else { return 0 }
    if font.face.isColored { return pictures(of: run, in: font, handle) }
    var rest = run.unicodeScalars[...]
    var sum = 0
    while !rest.isEmpty {
      // What is not longer is not copied.
      let piece = run.utf8.count <= Self.pieceLength ? run : String(rest.prefix(Self.pieceLength))
      shapings += 1
      sum += handle.advance(of: piece, font)
      rest = rest.dropFirst(Self.pieceLength)
    }
    return CGFloat(sum) / SDLFonts.referenceSize
  }

  /// Pictures have one size in the file, and SDL_ttf answers with it for every size.
  private func pictures(of run: String, in font: FontKey, _ handle: SDLFontHandle) -> CGFloat {
    shapings += 1
    guard let size = imageSize(of: SDLFaceKey(font), handle) else { return 0 }
    return CGFloat(handle.extent(of: run, font)) / size
  }

  /// How many pixels the size of a face of pictures has.
  func imageSize(of face: SDLFaceKey, _ handle: SDLFontHandle) -> Double? {
    guard case .system(let system) = face, let info = fonts.catalogue.file(of: system)?.info
    else { return nil }
    return max(Double(handle.ascent + handle.descent) / info.lineHeight, 1)
  }

  private func readMetrics(of face: SDLFaceKey) -> FontMetrics {
    guard let handle = fonts.reference(face) else {
      // A font of the system that went while it was in use.
      return FontMetrics(ascent: 1, descent: 0.25, capHeight: 0.7, leading: 0)
    }
    let em = imageSize(ofColored: face, handle) ?? SDLFonts.referenceSize
    let ascent = CGFloat(handle.ascent) / em
    let descent = CGFloat(handle.descent) / em
    let capital = CGFloat(handle.inkBox(of: "H").maxY) / em
    return FontMetrics(
      ascent: ascent, descent: descent, capHeight: capital > 0 ? capital : 0.7,
      leading: max(0, CGFloat(handle.lineSkip) / em - ascent - descent))
  }

  private func imageSize(ofColored face: SDLFaceKey, _ handle: SDLFontHandle) -> Double? {
    guard case .system(let system) = face, system.isColored else { return nil }
    return imageSize(of: face, handle)
  }
}
