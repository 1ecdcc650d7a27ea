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
  init(file: SDLFontFile, size: Double, hinting: Int32) throws(SDLError) {
    let font = unsafe FontLibrary.alone { unsafe Self.open(file, size: size, hinting: hinting) }
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
      let font = unsafe TTF_OpenFontDPIRW(reader, 1, 1, resolution, resolution)
    else { return nil }
    unsafe TTF_SetFontHinting(font, hinting)
    // Without a script HarfBuzz applies no script's features, which in many faces is no kerning.
    unsafe TTF_SetFontScriptName(font, "Latn")
    unsafe TTF_SetFontDirection(font, TTF_DIRECTION_LTR)
    return unsafe font
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

  /// The greater of advance and ink of a run, in whole pixels; 0 where SDL_ttf refuses it.
  func extent(of run: String) -> Int {
    var width: Int32 = 0
    let result = FontLibrary.alone { unsafe TTF_SizeUTF8(pointer, run, &width, nil) }
    return result == 0 ? Int(width) : 0
  }

  /// The picture of a run in white on transparency, which the caller frees; `nil` where SDL_ttf
  /// draws nothing.
  func picture(of run: String) -> UnsafeMutablePointer<SDL_Surface>? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    return unsafe FontLibrary.alone { unsafe TTF_RenderUTF8_Blended(pointer, run, white) }
  }
}
