internal import CSDL2
internal import Foundation

/// Draws runs of text with SDL_ttf into coverage masks.
///
/// A run that SDL_ttf cannot draw has an empty mask.
final class SDLRunRasterizer: RunRasterizer {
  private struct RunKey: Hashable {
    let run: String
    let font: FontKey
    let scale: CGFloat
  }

  /// The widest mask in pixels; what lies further right is on no screen.
  static let widthLimit = 16_384

  /// The largest picture of a run in pixels: 64 MiB while it is drawn.
  private static let areaLimit = 16 << 20

  /// Bytes of masks kept: a 4K screen full of text needs some 8 MiB.
  private static let keptBytes = 16 << 20

  private let fonts: SDLFonts
  private let measurer: SDLTextMeasurer
  private var masks = GenerationCache<RunKey, RunMask>(limit: keptBytes)

  init(fonts: SDLFonts, measurer: SDLTextMeasurer) {
    self.fonts = fonts
    self.measurer = measurer
  }

  func mask(of run: String, in font: FontKey, scale: CGFloat) -> RunMask {
    if run.isEmpty { return .empty }
    let key = RunKey(run: run, font: font, scale: scale)
    if let mask = masks.value(for: key) { return mask }
    let mask = draw(PlainRun.cleaned(run), in: font, scale: scale)
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
    let fineness = style.isBold ? fineness(of: piece, in: font, scale: scale) : 1
    guard
      let handle = fonts.drawingHandle(
        face, size: size * Double(fineness), isSlanted: style.isSlanted)
    else { return .empty }
    if font.face.isColored { return pictures(of: piece, in: font, size: size, handle) }
    let lead = lead(of: font, isSlanted: style.isSlanted, scale: scale * CGFloat(fineness))
    let shown = lead.spaces.isEmpty ? piece : lead.spaces + piece + lead.spaces
    guard let surface = unsafe handle.picture(of: shown, font) else { return .empty }
    defer { unsafe SDL_FreeSurface(surface) }
    var origin = handle.surfaceOrigin(of: piece)
    if !lead.spaces.isEmpty { origin.left = -lead.pixels }
    let mask = unsafe RunMask(surface: surface.pointee, left: origin.left, top: origin.top)
    return style.isBold ? mask.emboldened(at: size, fineness: fineness) : mask
  }

  /// The spaces a run needs on both sides, and how many pixels they are wide.
  ///
  /// Shaping may put any letter first, and slanted letters reach further to the left than SDL_ttf
  /// makes room for; ink left of the pen is then known only behind spaces. There are as many as come
  /// nearest to whole pixels.
  private func lead(
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

  /// How many pixels are drawn for one on each side so that strokes can grow by parts of one; large
  /// letters need none.
  private func fineness(of run: String, in font: FontKey, scale: CGFloat) -> Int {
    let size = font.size * scale
    let area = measurer.width(of: run, in: font) * scale * size * 1.5
    return [4, 2].first {
      size * CGFloat($0) <= 256 && area * CGFloat($0 * $0) <= CGFloat(Self.areaLimit)
    } ?? 1
  }

  /// Pictures are in the file in one size, from which all others are made.
  private func pictures(
    of run: String, in font: FontKey, size: Double, _ handle: SDLFontHandle
  ) -> RunMask {
    guard let own = measurer.imageSize(of: SDLFaceKey(font), handle),
      let surface = unsafe handle.picture(of: run, font)
    else { return .empty }
    defer { unsafe SDL_FreeSurface(surface) }
    return unsafe RunMask(
      pictures: surface.pointee, ascent: handle.ascent, scale: size / own)
  }

  /// A size SDL_ttf takes: it draws 2 pixels for a size below 1, and refuses enormous ones.
  private func pixels(_ size: CGFloat) -> Double {
    min(max(Double(size), 1), 8_000)
  }

  /// The longest start of a run whose picture stays within the limits.
  private func fitting(_ run: String, in font: FontKey, scale: CGFloat) -> String {
    let lineHeight = max(1, Int(pixels(font.size * scale) * 1.5))
    let limit = CGFloat(min(Self.widthLimit, Self.areaLimit / lineHeight)) / scale
    // No letter is wider than four ems: a short run needs no measuring.
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
  /// Where the top left of SDL_ttf's picture of a run lies, in pixels from pen and baseline.
  ///
  /// The picture starts at the pen and at the ascent, unless ink sticks out to the left or above:
  /// then SDL_ttf widens it by just that much.
  fileprivate func surfaceOrigin(of run: String) -> (left: Int, top: Int) {
    var rise = ascent
    for scalar in Set(run.unicodeScalars) {
      rise = max(rise, inkBox(of: scalar).maxY)
    }
    let left = run.unicodeScalars.first.map { inkBox(of: $0).minX } ?? 0
    return (min(0, left), -rise)
  }
}
