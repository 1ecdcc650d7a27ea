internal import CSDL2

/// The measures of a font's lines and capitals, in whole pixels.
struct SDLFontMeasures {
  let ascent: Int
  let descent: Int
  let lineSkip: Int
  let capHeight: Int

  init(_ handle: SDLFontHandle) {
    ascent = handle.ascent
    descent = handle.descent
    lineSkip = handle.lineSkip
    capHeight = handle.inkBox(of: "H").maxY
  }
}

/// An SDL_ttf font, open at one size.
@safe final class SDLFontHandle {
  let pointer: OpaquePointer
  /// Retained because SDL_ttf reads the file's bytes while the font is open.
  private let file: SDLFontFile
  /// The extent of two missing-glyph boxes in the script and direction of the latest advance.
  private var boxes: (script: Script, isRightToLeft: Bool, extent: Int)?

  /// Opens a font.
  ///
  /// - Parameters:
  ///   - size: pixels per em, in steps of 1/64.
  ///   - hinting: one of SDL_ttf's `TTF_HINTING_` constants.
  ///   - style: one of SDL_ttf's `TTF_STYLE_` constants.
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
    // SDL_ttf supports whole points only; with a size of one point, the resolution sets the pixels.
    let resolution = UInt32((size * 72).rounded())
    guard
      let reader = unsafe reader,
      let font = unsafe TTF_OpenFontIndexDPIRW(
        reader, 1, 1, file.index, resolution, resolution)
    else { return nil }
    unsafe TTF_SetFontHinting(font, hinting)
    return unsafe font
  }

  /// Sets the script and direction for shaping. Without a script HarfBuzz applies no
  /// script-specific features, which in many faces disables kerning.
  private func set(_ shaping: FontKey) {
    unsafe TTF_SetFontScriptName(pointer, shaping.script.code)
    unsafe TTF_SetFontDirection(
      pointer, shaping.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
  }

  /// The distance from the baseline up to the top of the line, in whole pixels.
  var ascent: Int { Int(unsafe TTF_FontAscent(pointer)) }

  /// The distance from the baseline down to the bottom of the line, in whole pixels.
  var descent: Int { -Int(unsafe TTF_FontDescent(pointer)) }

  /// The distance between two baselines, in whole pixels.
  var lineSkip: Int { Int(unsafe TTF_FontLineSkip(pointer)) }

  /// Returns the ink bounds of a single character relative to pen and baseline, in whole pixels, y
  /// upwards.
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

  /// Returns whether the face has a glyph for a scalar.
  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    FontLibrary.alone { unsafe TTF_GlyphIsProvided32(pointer, scalar.value) } != 0
  }

  /// Returns the greater of advance and ink width of a run, in whole pixels; 0 if SDL_ttf fails.
  ///
  /// - Parameter shaping: the font with the script and direction.
  func extent(of run: String, _ shaping: FontKey) -> Int {
    var width: Int32 = 0
    let result = FontLibrary.alone {
      set(shaping)
      return unsafe TTF_SizeUTF8(pointer, run, &width, nil)
    }
    return result == 0 ? Int(width) : 0
  }

  /// Returns the advance of a run in pixels.
  ///
  /// SDL_ttf returns the ink width if that is larger, as for the hook of a "j". Between two
  /// missing-glyph boxes no ink extends beyond the advance, and no face kerns against that glyph,
  /// as some do against a space.
  func advance(of run: String, _ shaping: FontKey) -> Int {
    extent(of: "\(Self.missingGlyph)\(run)\(Self.missingGlyph)", shaping) - boxExtent(shaping)
  }

  /// Returns the extent of two missing-glyph boxes, which is kept until another script or direction
  /// is measured.
  private func boxExtent(_ shaping: FontKey) -> Int {
    if let boxes, boxes.script == shaping.script, boxes.isRightToLeft == shaping.isRightToLeft {
      return boxes.extent
    }
    let extent = extent(of: "\(Self.missingGlyph)\(Self.missingGlyph)", shaping)
    boxes = (shaping.script, shaping.isRightToLeft, extent)
    return extent
  }

  /// A private-use character, which no face has, so that the missing-glyph box is shown.
  private static let missingGlyph: Unicode.Scalar = "\u{10FFFD}"

  /// Returns a surface with a run in white on transparency, which the caller frees; `nil` if
  /// SDL_ttf draws nothing.
  func surface(of run: String, _ shaping: FontKey) -> UnsafeMutablePointer<SDL_Surface>? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    return unsafe FontLibrary.alone {
      set(shaping)
      return unsafe TTF_RenderUTF8_Blended(pointer, run, white)
    }
  }
}
