internal import Foundation

/// Measures text with SDL_ttf's shaping, unhinted and not rounded.
final class SDLTextMeasurer: TextMeasurer {
  private struct RunKey: Hashable {
    let face: SDLFace
    let run: String
  }

  /// Widths kept: some thousand short runs, at 100 bytes or so each, are what a long list shows.
  private static let keptRuns = 20_000

  /// The most characters SDL_ttf gets at once. Its sums at the reference size overflow at some
  /// 30 000 letters; longer runs are summed from pieces and lose the kerning between them.
  private static let pieceLength = 4_096

  private let fonts: SDLFonts
  /// Advances in pixels at the reference size, which serve every size of the face.
  private var advances = GenerationCache<RunKey, Int>(limit: keptRuns)
  private var metrics: [SDLFace: FontMetrics] = [:]

  init(fonts: SDLFonts) {
    self.fonts = fonts
  }

  func metrics(of font: FontKey) -> FontMetrics {
    let face = SDLFace(font)
    let perEm = metrics[face] ?? readMetrics(of: face)
    metrics[face] = perEm
    return FontMetrics(
      ascent: perEm.ascent * font.size, descent: perEm.descent * font.size,
      capHeight: perEm.capHeight * font.size, leading: perEm.leading * font.size)
  }

  func width(of run: String, in font: FontKey) -> CGFloat {
    if run.isEmpty { return 0 }
    let key = RunKey(face: SDLFace(font), run: run)
    if let advance = advances.value(for: key) { return points(advance, in: font) }
    let advance = advance(of: PlainRun.cleaned(run), in: key.face)
    advances.insert(advance, for: key, cost: 1)
    return points(advance, in: font)
  }

  private func points(_ advance: Int, in font: FontKey) -> CGFloat {
    CGFloat(advance) / SDLFonts.referenceSize * font.size
  }

  private func advance(of run: String, in face: SDLFace) -> Int {
    if run.isEmpty { return 0 }
    let handle = fonts.reference(face)
    if run.utf8.count <= Self.pieceLength { return handle.advance(of: run) }
    var rest = run.unicodeScalars[...]
    var sum = 0
    while !rest.isEmpty {
      sum += handle.advance(of: String(rest.prefix(Self.pieceLength)))
      rest = rest.dropFirst(Self.pieceLength)
    }
    return sum
  }

  private func readMetrics(of face: SDLFace) -> FontMetrics {
    let handle = fonts.reference(face)
    let em = CGFloat(SDLFonts.referenceSize)
    let ascent = CGFloat(handle.ascent) / em
    let descent = CGFloat(handle.descent) / em
    return FontMetrics(
      ascent: ascent, descent: descent,
      capHeight: CGFloat(handle.inkBox(of: "H").maxY) / em,
      leading: max(0, CGFloat(handle.lineSkip) / em - ascent - descent))
  }
}

extension SDLFontHandle {
  /// How far the pen moves over a run, in pixels.
  ///
  /// SDL_ttf answers with the run's ink where that is wider, such as the hook of a "j". Between two
  /// spaces no ink sticks out, and the family kerns nothing against a space.
  fileprivate func advance(of run: String) -> Int {
    extent(of: " \(run) ") - extent(of: "  ")
  }
}
