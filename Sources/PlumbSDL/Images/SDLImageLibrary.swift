internal import CSDL2
internal import Foundation

/// The functions of SDL_image, which is loaded when a file needs it for the first time.
///
/// Programs are not linked with it: many show PNG files only, and it brings a dozen libraries along.
@safe final class SDLImageLibrary: Sendable {
  private typealias Load =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32) -> UnsafeMutablePointer<SDL_Surface>?
  private typealias LoadDrawing =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32, Int32)
    -> UnsafeMutablePointer<SDL_Surface>?

  private let load: Load
  /// `nil` before version 2.6.
  private let loadDrawing: LoadDrawing?

  /// The library; `nil` if it is not installed.
  static let shared = SDLImageLibrary()

  /// - Parameter drawsInAnySize: whether the function of version 2.6 is used if there is one.
  init?(drawsInAnySize: Bool = true) {
    guard let library = unsafe dlopen("libSDL2_image-2.0.so.0", RTLD_LAZY | RTLD_LOCAL) else {
      return nil
    }
    func function<T>(_ name: String, _ type: T.Type) -> T? {
      unsafe dlsym(library, name).map { unsafe unsafeBitCast($0, to: type) }
    }
    guard let load = unsafe function("IMG_Load_RW", Load.self),
      let start = function("IMG_Init", (@convention(c) (Int32) -> Int32).self)
    else { return nil }
    // JPEG and WebP, before other threads use the library.
    _ = start(1 | 8)
    unsafe self.load = load
    unsafe loadDrawing =
      drawsInAnySize ? function("IMG_LoadSizedSVG_RW", LoadDrawing.self) : nil
  }

  /// Returns the image in a file; `nil` if it is damaged.
  ///
  /// - Parameters:
  ///   - drawingSize: the size in pixels in which to draw the file; `nil` for one that has pixels.
  ///   - limit: the largest number of pixels, in case the library reads another size than the declared one.
  func decode(_ data: Data, drawingSize: (Int, Int)?, limit: Int) -> PixelCanvas? {
    guard let count = Int32(exactly: data.count) else { return nil }
    return unsafe data.withUnsafeBytes { bytes -> PixelCanvas? in
      guard let source = unsafe SDL_RWFromConstMem(bytes.baseAddress, count) else { return nil }
      defer { unsafe SDL_RWclose(source) }
      let surface =
        if let (width, height) = drawingSize, let loadDrawing = unsafe loadDrawing {
          unsafe loadDrawing(source, Int32(clamping: width), Int32(clamping: height))
        } else {
          unsafe load(source, 0)
        }
      guard let surface = unsafe surface else { return nil }
      defer { unsafe SDL_FreeSurface(surface) }
      let canvas = unsafe Self.canvas(of: surface, limit: limit)
      // Before version 2.6 a drawing has the size that it declares.
      guard let (width, height) = drawingSize else { return canvas }
      return canvas?.resampled(width: width, height: height)
    }
  }

  private static func canvas(
    of surface: UnsafeMutablePointer<SDL_Surface>, limit: Int
  ) -> PixelCanvas? {
    let (width, height) = unsafe (Int(surface.pointee.w), Int(surface.pointee.h))
    guard width > 0, height > 0, width <= limit / height,
      let converted = unsafe SDL_ConvertSurfaceFormat(
        surface, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    else { return nil }
    defer { unsafe SDL_FreeSurface(converted) }
    guard let pixels = unsafe converted.pointee.pixels else { return nil }
    let canvas = PixelCanvas(width: width, height: height)
    for row in 0..<height {
      let line = unsafe (pixels + row * Int(converted.pointee.pitch))
        .assumingMemoryBound(to: UInt32.self)
      for column in 0..<width { unsafe canvas.pixels[row * width + column] = line[column] }
    }
    canvas.premultiply()
    return canvas
  }
}
