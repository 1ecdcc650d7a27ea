internal import CSDL2
internal import Foundation

/// A rasterizer that draws text runs with SDL_ttf.
///
/// A run that SDL_ttf cannot draw has an empty mask.
final class SDLRunRasterizer: RunRasterizer {
  private struct RunKey: Hashable {
    let run: String
    let font: FontKey
    let scale: CGFloat
  }

  /// The widest mask in pixels; text further right is not visible on any screen.
  static let widthLimit = 16_384

  /// The largest surface of a run in pixels: 64 MiB during drawing.
  private static let areaLimit = 16 << 20

  /// The bytes of cached masks: a 4K screen full of text needs about 8 MiB.
  private static let cacheBytes = 16 << 20

  private let fonts: SDLFonts
  private let measurer: SDLTextMeasurer
  private var masks = GenerationCache<RunKey, RunMask>(limit: cacheBytes)

  init(fonts: SDLFonts, measurer: SDLTextMeasurer) {
    self.fonts = fonts
    self.measurer = measurer
  }

  func mask(of run: String, in font: FontKey, scale: CGFloat) -> RunMask {
    if run.isEmpty { return .empty }
    let key = RunKey(run: run, font: font, scale: scale)
    if let mask = masks.value(for: key) { return mask }
    let mask = draw(PlainRun.sanitized(run), in: font, scale: scale)
    let bytes = mask.coverage.count + 4 * (mask.colors?.count ?? 0)
    masks.insert(mask, for: key, cost: bytes + run.utf8.count + 150)
    return mask
  }

  private func draw(_ run: String, in font: FontKey, scale: CGFloat) -> RunMask {
    let face = SDLFaceKey(font)
    let size = pixels(font.size * scale)
    let style = fonts.synthesizedStyle(for: font)
    guard scale.isFinite, scale > 0 else { return .empty }
    let piece = fitting(run, in: font, scale: scale)
    if piece.isEmpty { return .empty }
    let supersampling = style.isBold ? supersampling(of: piece, in: font, scale: scale) : 1
    guard
      let handle = fonts.drawingHandle(
        face, size: size * Double(supersampling), isSlanted: style.isSlanted)
    else { return .empty }
    if font.face.isColored { return colorMask(of: piece, in: font, size: size, handle) }
    let padding = padding(
      of: font, isSlanted: style.isSlanted, scale: scale * CGFloat(supersampling))
    let shown = padding.spaces.isEmpty ? piece : padding.spaces + piece + padding.spaces
    guard let surface = unsafe handle.surface(of: shown, font) else { return .empty }
    defer { unsafe SDL_FreeSurface(surface) }
    var origin = handle.surfaceOrigin(of: piece)
    if !padding.spaces.isEmpty { origin.left = -padding.pixels }
    let mask = unsafe RunMask(surface: surface.pointee, left: origin.left, top: origin.top)
    return style.isBold ? mask.emboldened(at: size, supersampling: supersampling) : mask
  }

  /// Returns the spaces that must enclose a run, and their width in pixels.
  ///
  /// Shaping may place any letter first, and slanted letters extend further to the left than
  /// SDL_ttf reserves; the position of ink left of the pen is then known only after spaces. The
  /// number of spaces is the one whose width is nearest to whole pixels.
  private func padding(
    of font: FontKey, isSlanted: Bool, scale: CGFloat
  ) -> (spaces: String, pixels: Int) {
    guard isSlanted || !font.script.hasItalics, fonts.hasSpace(font.face) else { return ("", 0) }
    let space = measurer.width(of: " ", in: font) * scale
    func error(_ count: Int) -> CGFloat {
      let width = space * CGFloat(count)
      return (width - width.rounded()).magnitude
    }
    let count = (1...4).min { error($0) < error($1) } ?? 1
    return (String(repeating: " ", count: count), Int((space * CGFloat(count)).rounded()))
  }

  /// Returns the number of drawn pixels per pixel in each dimension, so that strokes can grow by
  /// fractions of a pixel; 1 for large letters.
  private func supersampling(of run: String, in font: FontKey, scale: CGFloat) -> Int {
    let size = font.size * scale
    let area = measurer.width(of: run, in: font) * scale * size * 1.5
    return [4, 2].first {
      size * CGFloat($0) <= 256 && area * CGFloat($0 * $0) <= CGFloat(Self.areaLimit)
    } ?? 1
  }

  /// Draws colour glyphs, which the file contains in one size.
  private func colorMask(
    of run: String, in font: FontKey, size: Double, _ handle: SDLFontHandle
  ) -> RunMask {
    guard let own = measurer.imageSize(of: SDLFaceKey(font), handle),
      let surface = unsafe handle.surface(of: run, font)
    else { return .empty }
    defer { unsafe SDL_FreeSurface(surface) }
    return unsafe RunMask(
      colorSurface: surface.pointee, ascent: handle.ascent, scale: size / own)
  }

  /// Returns a font size limited to SDL_ttf's range: it draws 2 pixels for a size below 1 and fails
  /// for enormous ones.
  private func pixels(_ size: CGFloat) -> Double {
    min(max(Double(size), 1), 8_000)
  }

  /// Returns the longest prefix of a run whose surface stays within the limits.
  private func fitting(_ run: String, in font: FontKey, scale: CGFloat) -> String {
    let lineHeight = max(1, Int(pixels(font.size * scale) * 1.5))
    let limit = CGFloat(min(Self.widthLimit, Self.areaLimit / lineHeight)) / scale
    // No letter is wider than four ems, so a short run need not be measured.
    if CGFloat(run.utf8.count) * font.size * 4 <= limit { return run }
    if measurer.width(of: run, in: font) <= limit { return run }
    let scalars = run.unicodeScalars.prefix(Self.widthLimit)
    var fits = 0
    var fails = scalars.count + 1
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      let width = measurer.width(of: String(scalars.prefix(middle)), in: font)
      if width <= limit { fits = middle } else { fails = middle }
    }
    return String(scalars.prefix(fits))
  }
}

extension SDLFontHandle {
  /// Returns the top left corner of SDL_ttf's surface for a run, in pixels relative to pen and
  /// baseline.
  ///
  /// The surface starts at the pen and at the ascent, unless ink extends beyond them to the left or
  /// above: then SDL_ttf extends it by exactly that much.
  fileprivate func surfaceOrigin(of run: String) -> (left: Int, top: Int) {
    var rise = ascent
    for scalar in Set(run.unicodeScalars) {
      rise = max(rise, inkBox(of: scalar).maxY)
    }
    let left = run.unicodeScalars.first.map { inkBox(of: $0).minX } ?? 0
    return (min(0, left), -rise)
  }
}
