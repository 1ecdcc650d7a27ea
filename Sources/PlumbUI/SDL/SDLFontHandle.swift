internal import CSDL2

/// One open font of SDL_ttf at one size.
@safe final class SDLFontHandle {
  let pointer: OpaquePointer
  /// Kept because SDL_ttf reads the file's bytes as long as the font is open.
  private let file: SDLFontFile

  /// Opens a font.
  ///
  /// - Parameters:
  ///   - size: pixels per em, to a 64th.
  ///   - hinting: one of SDL_ttf's `TTF_HINTING_` numbers.
  ///   - style: one of its `TTF_STYLE_` numbers.
  init(
    file: SDLFontFile, size: Double, hinting: Int32, style: Int32 = TTF_STYLE_NORMAL
  ) throws(SDLError) {
    let font = unsafe FontLibrary.alone { unsafe Self.open(file, size: size, hinting: hinting) }
    if let font = unsafe font { unsafe TTF_SetFontStyle(font, style) }
    guard let font = unsafe font else { throw file.error(SDLError.lastReason) }
    unsafe pointer = font
    self.file = file
  }

  deinit {
    FontLibrary.alone { unsafe TTF_CloseFont(pointer) }
  }

  private static func open(
    _ file: SDLFontFile, size: Double, hinting: Int32
  ) -> OpaquePointer? {
    let reader = unsafe SDL_RWFromConstMem(file.bytes.baseAddress, Int32(file.bytes.count))
    // SDL_ttf knows whole points only, so a size of one point takes the pixels as resolution.
    let resolution = UInt32((size * 72).rounded())
    guard
      let reader = unsafe reader,
      let font = unsafe TTF_OpenFontIndexDPIRW(
        reader, 1, 1, file.index, resolution, resolution)
    else { return nil }
    unsafe TTF_SetFontHinting(font, hinting)
    return unsafe font
  }

  /// Tells how the next run is shaped. Without a script HarfBuzz applies no script's features, which
  /// in many faces is no kerning.
  private func set(_ shaping: FontKey) {
    unsafe TTF_SetFontScriptName(pointer, shaping.script.code)
    unsafe TTF_SetFontDirection(
      pointer, shaping.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
  }

  /// Whole pixels from the baseline up to the top of the line.
  var ascent: Int { Int(unsafe TTF_FontAscent(pointer)) }

  /// Whole pixels from the baseline down to the bottom of the line.
  var descent: Int { -Int(unsafe TTF_FontDescent(pointer)) }

  /// Whole pixels from one baseline to the next.
  var lineSkip: Int { Int(unsafe TTF_FontLineSkip(pointer)) }

  /// Where the picture of a lone character lies, in whole pixels from pen and baseline, y upwards.
  func inkBox(of scalar: Unicode.Scalar) -> (minX: Int, maxX: Int, minY: Int, maxY: Int) {
    var minX: Int32 = 0
    var maxX: Int32 = 0
    var minY: Int32 = 0
    var maxY: Int32 = 0
    _ = FontLibrary.alone {
      unsafe TTF_GlyphMetrics32(pointer, scalar.value, &minX, &maxX, &minY, &maxY, nil)
    }
    return (Int(minX), Int(maxX), Int(minY), Int(maxY))
  }

  /// Whether the face has a glyph for a scalar.
  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    FontLibrary.alone { unsafe TTF_GlyphIsProvided32(pointer, scalar.value) } != 0
  }

  /// The greater of advance and ink of a run, in whole pixels; 0 where SDL_ttf refuses it.
  ///
  /// - Parameter shaping: the script and direction.
  func extent(of run: String, _ shaping: FontKey) -> Int {
    var width: Int32 = 0
    let result = FontLibrary.alone {
      set(shaping)
      return unsafe TTF_SizeUTF8(pointer, run, &width, nil)
    }
    return result == 0 ? Int(width) : 0
  }

  /// How far the pen moves over a run, in pixels.
  ///
  /// SDL_ttf answers with the run's ink where that is wider, such as the hook of a "j". Between two
  /// boxes no ink sticks out, and no face kerns against the box it shows for what it lacks, as some do
  /// against a space.
  func advance(of run: String, _ shaping: FontKey) -> Int {
    extent(of: "\(Self.layoutNode)\(run)\(Self.layoutNode)", shaping)
      - extent(of: "\(Self.layoutNode)\(Self.layoutNode)", shaping)
  }

  /// A character of private use, which no face has.
  private static let layoutNode: Unicode.Scalar = "\u{10FFFD}"

  /// The picture of a run in white on transparency, which the caller frees; `nil` where SDL_ttf
  /// draws nothing.
  func picture(of run: String, _ shaping: FontKey) -> UnsafeMutablePointer<SDL_Surface>? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    return unsafe FontLibrary.alone {
      set(shaping)
      return unsafe TTF_RenderUTF8_Blended(pointer, run, white)
    }
  }
}
