internal import CSDL2
internal import Foundation

/// The open fonts of one folder and of the system; usable without SDL's video subsystem.
///
/// Each face has one handle for measuring, at `referenceSize` and without hinting. Widths and
/// metrics at a size are scaled from it, so that measures are proportional at every size and scale.
/// A bundled face has it from the first run that needs shaping on, as a handle takes 160 KB of
/// memory, and twice as much once it has shaped. For drawing, a face has one handle for each size in
/// pixels that is in use.
final class SDLFonts {
  /// The pixels per em of the measuring handles: Inter's units per em, at which no advance is
  /// rounded.
  static let referenceSize = 2816.0

  /// The number of open drawing handles: more than the sizes on a busy screen, and few enough to
  /// bound the memory of an animated size.
  static let drawingLimit = 24

  /// The number of open system fonts: more than the scripts on a screen.
  static let systemLimit = 16

  private struct DrawingKey: Hashable {
    let face: SDLFaceKey
    let isSlanted: Bool
    let sixtyFourths: Int
  }

  /// A font file with its measures, and its measuring handle if that is open.
  private struct OpenFace {
    let file: SDLFontFile
    let measures: SDLFontMeasures
    var reference: SDLFontHandle?
    var lastUse = 0
  }

  let catalogue: FontCatalogue
  /// The scalars of the bundled family.
  let coverage: FaceCoverage
  private var faces: [SDLFaceKey: OpenFace] = [:]
  private var drawing: [DrawingKey: (handle: SDLFontHandle, lastUse: Int)] = [:]
  private var uses = 0
  private var isLibraryOpen = false

  /// Opens all faces of the bundled family once, so that a missing file is reported at launch.
  ///
  /// - Parameter catalogue: provides faces for characters that the bundled family lacks.
  init(folder: URL, catalogue: FontCatalogue = .system) throws(SDLError) {
    self.catalogue = catalogue
    let regular = folder.appending(path: SDLFace.regular.fileName).path
    coverage =
      FontFileInfo(path: regular, index: 0)?.coverage
      ?? FaceCoverage(cmap: OpenTypeBytes(bytes: []))
    guard FontLibrary.alone({ TTF_Init() }) == 0 else { throw .failure(of: "TTF_Init") }
    isLibraryOpen = true
    // If this throws, `deinit` closes the open fonts.
    for face in SDLFace.allCases {
      var open = try Self.open(SDLFontFile(name: face.fileName, folder: folder))
      open.reference = nil
      // Most programs show two or three of the faces.
      open.file.releasePages()
      faces[.bundled(face)] = open
    }
  }

  /// Closes the fonts before the library, and before their bytes are freed.
  deinit {
    drawing = [:]
    faces = [:]
    if isLibraryOpen { FontLibrary.alone { TTF_Quit() } }
  }

  private static func open(_ file: SDLFontFile) throws(SDLError) -> OpenFace {
    let handle = try handle(of: file)
    return OpenFace(file: file, measures: SDLFontMeasures(handle), reference: handle)
  }

  private static func handle(of file: SDLFontFile) throws(SDLError) -> SDLFontHandle {
    try SDLFontHandle(file: file, size: referenceSize, hinting: TTF_HINTING_NONE)
  }

  var openDrawingHandles: Int { drawing.count }

  var openSystemFonts: Int {
    faces.keys.count { if case .system = $0 { true } else { false } }
  }

  var openMeasuringHandles: Int { faces.count { $0.value.reference != nil } }

  /// Returns the measuring handle of a face; `nil` if a font of the system has become unusable.
  func reference(_ key: SDLFaceKey) -> SDLFontHandle? {
    guard let face = face(key) else { return nil }
    if let handle = face.reference { return handle }
    let handle = try? Self.handle(of: face.file)
    faces[key]?.reference = handle
    return handle
  }

  /// Returns the measures of a face at `referenceSize`; `nil` if a font of the system has become
  /// unusable.
  func measures(of key: SDLFaceKey) -> SDLFontMeasures? { face(key)?.measures }

  /// Returns the advances of a face of the bundled family; `nil` if its runs need shaping.
  ///
  /// - Parameter lengthLimit: the bytes of the longest run that is not measured in pieces.
  func advances(of face: SDLFace, lengthLimit: Int) -> AdvanceTable? {
    faces[.bundled(face)].flatMap {
      ReadAdvances.table(of: $0.file, as: face, lengthLimit: lengthLimit)
    }
  }

  /// Returns whether a face has a space.
  func hasSpace(_ face: FontFace) -> Bool {
    face == .bundled || catalogue.file(of: face)?.info.coverage.contains(" ") == true
  }

  /// Returns an open face, opening a system font on first use.
  private func face(_ key: SDLFaceKey) -> OpenFace? {
    uses += 1
    if faces[key] != nil {
      faces[key]?.lastUse = uses
      return faces[key]
    }
    guard case .system(let face) = key, let found = catalogue.file(of: face) else { return nil }
    let path = URL(filePath: found.path)
    guard
      let file = try? SDLFontFile(
        name: path.lastPathComponent, folder: path.deletingLastPathComponent(),
        index: found.index),
      var open = try? Self.open(file)
    else { return nil }
    open.lastUse = uses
    closeSystemFonts(leaving: Self.systemLimit - 1)
    faces[key] = open
    return open
  }

  /// Returns the changes to a font's face that produce the font's style.
  ///
  /// A face counts as bold from semibold on. Letters of scripts that are right to left, joined or
  /// of one width are not slanted, as these scripts have no italics.
  func synthesizedStyle(for font: FontKey) -> SynthesizedStyle {
    guard !font.face.isColored else { return .none }
    let isItalic: Bool
    var style = SynthesizedStyle()
    if font.face == .bundled {
      isItalic = SDLFace(font) == .italic
    } else {
      guard let info = catalogue.file(of: font.face)?.info else { return .none }
      isItalic = info.isItalic
      style.isBold = font.weight.weightClass >= 600 && info.weightClass < 600
    }
    style.isSlanted = font.isItalic && !isItalic && font.script.hasItalics
    return style
  }

  /// Returns the drawing handle of a face at a size in pixels per em; `nil` if SDL_ttf cannot open
  /// it.
  func drawingHandle(
    _ face: SDLFaceKey, size: Double, isSlanted: Bool = false
  ) -> SDLFontHandle? {
    let key = DrawingKey(
      face: face, isSlanted: isSlanted, sixtyFourths: Int((size * 64).rounded()))
    uses += 1
    if let handle = drawing[key]?.handle {
      drawing[key] = (handle, uses)
      return handle
    }
    guard
      let file = self.face(face)?.file,
      let handle = try? SDLFontHandle(
        file: file, size: Double(key.sixtyFourths) / 64, hinting: TTF_HINTING_LIGHT_SUBPIXEL,
        style: isSlanted ? TTF_STYLE_ITALIC : TTF_STYLE_NORMAL)
    else { return nil }
    closeLeastRecent(leaving: Self.drawingLimit - 1)
    drawing[key] = (handle, uses)
    return handle
  }

  private func closeLeastRecent(leaving limit: Int) {
    while drawing.count > limit,
      let oldest = drawing.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      drawing[oldest.key] = nil
    }
  }

  private func closeSystemFonts(leaving limit: Int) {
    while openSystemFonts > limit {
      let open = faces.filter { if case .system = $0.key { true } else { false } }
      guard let oldest = open.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
      faces[oldest.key] = nil
      drawing = drawing.filter { $0.key.face != oldest.key }
    }
  }
}
