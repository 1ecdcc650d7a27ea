internal import Foundation

/// A measurer that uses SDL_ttf's shaping, unhinted and not rounded.
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

    /// The approximate bytes of a cached width, including the free capacity of the dictionary.
    var cost: Int { 128 + (run.utf8.count > 15 ? 2 * run.utf8.count : 0) }
  }

  /// The bytes of cached widths: about 60 000 words, the vocabulary of a book.
  static let cacheBytes = 8 << 20

  /// The largest number of characters passed to SDL_ttf at once. Its sums at the reference size
  /// overflow at about 30 000 letters; longer runs are measured in pieces, without kerning between
  /// them.
  private static let pieceLength = 4_096

  private let fonts: SDLFonts
  private let chooser: FaceChooser
  /// The advances as multiples of the size, valid for every size of the face.
  private var advances: GenerationCache<RunKey, CGFloat>
  private var metrics: [SDLFaceKey: FontMetrics] = [:]
  private var latestMetrics: (face: SDLFaceKey, perEm: FontMetrics)?
  /// The tables of the bundled faces in use, `nil` for a face whose runs need shaping.
  private var tables: [AdvanceTable??] = Array(repeating: nil, count: SDLFace.allCases.count)
  /// The number of cached widths.
  var cachedRuns: Int { advances.count }
  /// The number of runs shaped by SDL_ttf, without the runs measured by advance tables.
  private(set) var shapingCount = 0

  /// Creates a measurer.
  ///
  /// - Parameter cacheBytes: the approximate bytes of cached widths; recently used ones are kept.
  init(fonts: SDLFonts, cacheBytes: Int = SDLTextMeasurer.cacheBytes) {
    self.fonts = fonts
    advances = GenerationCache(limit: cacheBytes)
    chooser = FaceChooser(fonts: fonts)
  }

  func face(of character: Character, in font: FontKey) -> FontFace {
    chooser.face(of: character, in: font)
  }

  func metrics(of font: FontKey) -> FontMetrics {
    var shown = font
    // A line without letters is as high as one with letters.
    if !font.usesBundledFamily, font.face == .bundled {
      shown.face = chooser.face(of: "H", in: font)
    }
    let face = SDLFaceKey(shown)
    let perEm = metricsPerEm(of: face)
    return FontMetrics(
      ascent: perEm.ascent * font.size, descent: perEm.descent * font.size,
      capHeight: perEm.capHeight * font.size, leading: perEm.leading * font.size)
  }

  /// Returns the metrics of a face at size 1. A text reads them several times, mostly for the face
  /// of the preceding text.
  private func metricsPerEm(of face: SDLFaceKey) -> FontMetrics {
    if let latestMetrics, latestMetrics.face == face { return latestMetrics.perEm }
    let perEm = metrics[face] ?? readMetrics(of: face)
    metrics[face] = perEm
    latestMetrics = (face, perEm)
    return perEm
  }

  func advances(of font: FontKey) -> AdvanceTable? {
    guard font.face == .bundled, font.script == .latin, !font.isRightToLeft else { return nil }
    let face = SDLFace(font)
    if let table = tables[face.rawValue] { return table }
    let table = fonts.advances(of: face, lengthLimit: Self.pieceLength)
    tables[face.rawValue] = .some(table)
    return table
  }

  func width(of run: String, in font: FontKey) -> CGFloat {
    if run.isEmpty { return 0 }
    if let width = advances(of: font)?.width(of: run.utf8.span, size: font.size) { return width }
    let key = RunKey(run, font)
    if let advance = advances.value(for: key) { return advance * font.size }
    let advance = advance(of: PlainRun.sanitized(run), in: font)
    advances.insert(advance, for: key, cost: key.cost)
    return advance * font.size
  }

  /// Returns the advance of a run as a multiple of the size.
  private func advance(of run: String, in font: FontKey) -> CGFloat {
    guard !run.isEmpty, let handle = fonts.reference(SDLFaceKey(font)) else { return 0 }
    if font.face.isColored { return colorAdvance(of: run, in: font, handle) }
    var rest = run.unicodeScalars[...]
    var sum = 0
    while !rest.isEmpty {
      // A short run is not copied.
      let piece = run.utf8.count <= Self.pieceLength ? run : String(rest.prefix(Self.pieceLength))
      shapingCount += 1
      sum += handle.advance(of: piece, font)
      rest = rest.dropFirst(Self.pieceLength)
    }
    return CGFloat(sum) / SDLFonts.referenceSize
  }

  /// Returns the advance of colour glyphs as a multiple of the size; SDL_ttf returns the width in
  /// the file's size for every size.
  private func colorAdvance(of run: String, in font: FontKey, _ handle: SDLFontHandle) -> CGFloat {
    shapingCount += 1
    guard let size = imageSize(of: SDLFaceKey(font), handle) else { return 0 }
    return CGFloat(handle.extent(of: run, font)) / size
  }

  /// Returns the pixels per em of a face with colour bitmaps.
  func imageSize(of face: SDLFaceKey, _ handle: SDLFontHandle) -> Double? {
    guard case .system(let system) = face, let info = fonts.catalogue.file(of: system)?.info
    else { return nil }
    return max(Double(handle.ascent + handle.descent) / info.lineHeight, 1)
  }

  private func readMetrics(of face: SDLFaceKey) -> FontMetrics {
    guard let measures = fonts.measures(of: face) else {
      // The font of the system was removed while it was in use.
      return FontMetrics(ascent: 1, descent: 0.25, capHeight: 0.7, leading: 0)
    }
    let em = imageSize(ofColored: face) ?? SDLFonts.referenceSize
    let ascent = CGFloat(measures.ascent) / em
    let descent = CGFloat(measures.descent) / em
    let capital = CGFloat(measures.capHeight) / em
    return FontMetrics(
      ascent: ascent, descent: descent, capHeight: capital > 0 ? capital : 0.7,
      leading: max(0, CGFloat(measures.lineSkip) / em - ascent - descent))
  }

  private func imageSize(ofColored face: SDLFaceKey) -> Double? {
    guard case .system(let system) = face, system.isColored, let handle = fonts.reference(face)
    else { return nil }
    return imageSize(of: face, handle)
  }
}
