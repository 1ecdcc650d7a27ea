internal import CSDL2
public import Foundation

/// Canvases as PNG files.
///
/// Equal canvases give equal bytes: nothing of the time or the machine is written.
public enum PNGFile {
  /// The canvas as the bytes of a PNG file.
  public static func encode(_ canvas: PixelCanvas) throws(SDLError) -> Data {
    let pixels = StraightPixels(canvas)
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    unsafe image.width = UInt32(canvas.width)
    unsafe image.height = UInt32(canvas.height)
    unsafe image.format = PlumbPNGFormat
    var byteCount = 0
    let measured = unsafe pixels.words.withUnsafeBytes { words in
      unsafe png_image_write_to_memory(&image, nil, &byteCount, 0, words.baseAddress, 0, nil)
    }
    guard measured != 0 else {
      throw .callFailed(call: "png_image_write_to_memory", reason: unsafe image.reason)
    }
    var bytes = [UInt8](repeating: 0, count: byteCount)
    let written = unsafe pixels.words.withUnsafeBytes { words in
      unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe png_image_write_to_memory(
          &image, bytes.baseAddress, &byteCount, 0, words.baseAddress, 0, nil)
      }
    }
    guard written != 0 else {
      throw .callFailed(call: "png_image_write_to_memory", reason: unsafe image.reason)
    }
    return Data(bytes.prefix(byteCount))
  }

  /// The picture in the bytes of a PNG file.
  ///
  /// - Throws: `SDLError.unreadablePicture` for bytes that are damaged, are no PNG, or announce a
  ///   picture larger than they can hold.
  public static func decode(_ data: Data) throws(SDLError) -> PixelCanvas {
    try decode(data, limit: 1 << 28)
  }

  /// The same for a picture of at most so many pixels; no memory is taken for a larger one.
  static func decode(_ data: Data, limit: Int) throws(SDLError) -> PixelCanvas {
    let bytes = [UInt8](data)
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    // One allocation must hold the bytes from the beginning to the end of reading.
    let outcome: Result<PixelCanvas, SDLError> = unsafe bytes.withUnsafeBytes { bytes in
      guard
        unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0
      else { return .failure(.unreadablePicture(reason: unsafe image.reason)) }
      return unsafe finishReading(&image, byteCount: bytes.count, limit: limit)
    }
    return try outcome.get()
  }

  private static func finishReading(
    _ image: inout png_image, byteCount: Int, limit: Int
  ) -> Result<PixelCanvas, SDLError> {
    let width = unsafe Int(image.width)
    let height = unsafe Int(image.height)
    guard width > 0, height > 0, width * height <= largestArea(inBytes: byteCount) else {
      unsafe png_image_free(&image)
      return .failure(
        .unreadablePicture(reason: "\(width)x\(height) pixels cannot be in \(byteCount) bytes"))
    }
    guard width * height <= limit else {
      unsafe png_image_free(&image)
      return .failure(
        .unreadablePicture(reason: "\(width)x\(height) pixels are more than \(limit)"))
    }
    let canvas = PixelCanvas(width: width, height: height)
    unsafe image.format = PlumbPNGFormat
    guard unsafe png_image_finish_read(&image, nil, canvas.pixels.baseAddress, 0, nil) != 0 else {
      return .failure(.unreadablePicture(reason: unsafe image.reason))
    }
    canvas.premultiply()
    return .success(canvas)
  }

  /// The most pixels that fit: deflate shrinks at most 1 032 times, a byte holds up to 8 pixels.
  ///
  /// Checked before any memory is taken, so that a damaged header costs no gigabytes.
  private static func largestArea(inBytes count: Int) -> Int {
    count.multipliedReportingOverflow(by: 1_032 * 8).partialValue
  }

  /// Writes the canvas to a file, which holds the old or the new picture at any moment.
  ///
  /// - Throws: `SDLError.unwritableFile` names the path.
  public static func write(_ canvas: PixelCanvas, to url: URL) throws(SDLError) {
    let data = try encode(canvas)
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw .unwritableFile(path: url.path, reason: FileError.sentence(for: error))
    }
  }
}

extension png_image {
  /// libpng's text about what went wrong.
  fileprivate var reason: String {
    unsafe withUnsafeBytes(of: message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
