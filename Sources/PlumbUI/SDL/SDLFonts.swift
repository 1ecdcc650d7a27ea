internal import CSDL2
internal import Foundation

/// The open fonts of one folder; they need no video.
///
/// Each face has one handle to measure with, at `referenceSize` and without hinting. Widths and
/// metrics at a size follow by scaling, so text measures the same at every size and scale. To draw,
/// a face has one handle for each size in pixels that is in use.
final class SDLFonts {
  /// Pixels per em of the measuring handles: Inter's own units, at which no advance is rounded.
  static let referenceSize = 2816.0

  /// How many drawing handles stay open: more than the sizes of a busy screen, and few enough that
  /// an animated size leaks nothing.
  static let drawingLimit = 24

  private struct DrawingKey: Hashable {
    let face: SDLFace
    let sixtyFourths: Int
  }

  private var files: [SDLFace: SDLFontFile] = [:]
  private var references: [SDLFace: SDLFontHandle] = [:]
  private var drawing: [DrawingKey: (handle: SDLFontHandle, lastUse: Int)] = [:]
  private var uses = 0
  private var isLibraryOpen = false

  /// Reads all faces, so that a folder that misses one is told of at the start.
  init(folder: URL) throws(SDLError) {
    guard FontLibrary.alone({ TTF_Init() }) == 0 else { throw .failure(of: "TTF_Init") }
    isLibraryOpen = true
    // Where this throws, `deinit` closes what is open.
    for face in SDLFace.allCases {
      let file = try SDLFontFile(name: face.rawValue, folder: folder)
      files[face] = file
      references[face] = try SDLFontHandle(
        file: file, size: Self.referenceSize, hinting: TTF_HINTING_NONE)
    }
  }

  /// Fonts close before the library, and before the bytes they read from go.
  deinit {
    drawing = [:]
    references = [:]
    files = [:]
    if isLibraryOpen { FontLibrary.alone { TTF_Quit() } }
  }

  var openDrawingHandles: Int { drawing.count }

  /// The handle to measure a face with.
  func reference(_ face: SDLFace) -> SDLFontHandle {
    guard let handle = references[face] else {
      preconditionFailure("SDLFonts lacks \(face), though `init` opens every face or throws.")
    }
    return handle
  }

  /// The handle to draw a face at a size in pixels per em; `nil` where SDL_ttf cannot open one.
  func drawingHandle(_ face: SDLFace, size: Double) -> SDLFontHandle? {
    uses += 1
    let key = DrawingKey(face: face, sixtyFourths: Int((size * 64).rounded()))
    if let handle = drawing[key]?.handle {
      drawing[key] = (handle, uses)
      return handle
    }
    guard
      let file = files[face],
      let handle = try? SDLFontHandle(
        file: file, size: Double(key.sixtyFourths) / 64, hinting: TTF_HINTING_LIGHT_SUBPIXEL)
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
}
