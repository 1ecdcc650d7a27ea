internal import CSDL2
public import Foundation

/// Conversion of canvases to and from PNG files.
///
/// Equal canvases give equal bytes: the file contains no time and no data of the machine.
public enum PNGFile {
  /// The largest number of pixels of an image that is read: half a gigabyte in memory.
  ///
  /// Photographs of 12 000 by 8 000 pixels have fewer.
  package static let largestImage = 1 << 27

  /// Returns the canvas as the bytes of a PNG file.
  ///
  /// - Throws: `SDLError.callFailed` with libpng's message.
  public static func encode(_ canvas: PixelCanvas) throws(SDLError) -> Data {
    let pixels = StraightPixels(canvas)
    var file = unsafe PlumbPNG()
    let isWritten = unsafe pixels.words.withUnsafeBufferPointer { words in
      unsafe PlumbWritePNG(
        words.baseAddress, UInt32(canvas.width), UInt32(canvas.height), &file)
    }
    guard isWritten, let bytes = unsafe file.bytes else {
      unsafe free(file.bytes)
      throw .callFailed(call: "libpng", reason: unsafe file.message)
    }
    return unsafe Data(bytesNoCopy: bytes, count: file.count, deallocator: .free)
  }

  /// Returns the image in the bytes of a PNG file.
  ///
  /// - Throws: `SDLError.unreadableImage` for bytes that are damaged, are not a PNG file, declare an
  ///   image larger than they can contain, or one of more than 134 217 728 pixels.
  public static func decode(_ data: Data) throws(SDLError) -> PixelCanvas {
    try decode(data, limit: largestImage)
  }

  /// Returns the size that the bytes of a PNG file declare; `nil` if they are no PNG file.
  package static func size(of data: Data) -> (width: Int, height: Int)? {
    let head = [UInt8](data.prefix(24))
    guard head.count == 24, head.starts(with: PNGChunk.signature),
      head[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(_ index: Int) -> Int { head[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// Returns the image if it has at most `limit` pixels; no memory is allocated for a larger one.
  package static func decode(_ data: Data, limit: Int) throws(SDLError) -> PixelCanvas {
    let bytes = [UInt8](data)
    var image = unsafe png_image()
    unsafe image.version = UInt32(PNG_IMAGE_VERSION)
    // libpng requires the bytes at one address from the beginning to the end of reading.
    let outcome: Result<PixelCanvas, SDLError> = unsafe bytes.withUnsafeBytes { bytes in
      guard
        unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0
      else { return .failure(.unreadableImage(reason: unsafe image.reason)) }
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
        .unreadableImage(reason: "\(width)x\(height) pixels cannot be in \(byteCount) bytes"))
    }
    guard width * height <= limit else {
      unsafe png_image_free(&image)
      return .failure(
        .unreadableImage(reason: "\(width)x\(height) pixels are more than \(limit)"))
    }
    let canvas = PixelCanvas(width: width, height: height)
    unsafe image.format = PlumbPNGFormat
    guard unsafe png_image_finish_read(&image, nil, canvas.pixels.baseAddress, 0, nil) != 0 else {
      return .failure(.unreadableImage(reason: unsafe image.reason))
    }
    canvas.premultiply()
    return .success(canvas)
  }

  /// Returns the largest number of pixels in a file: deflate compresses by at most 1 032, and a
  /// byte holds up to 8 pixels.
  ///
  /// Checked before memory is allocated, so that a damaged header does not cause an allocation of
  /// gigabytes.
  private static func largestArea(inBytes count: Int) -> Int {
    count.multipliedReportingOverflow(by: 1_032 * 8).partialValue
  }

  /// Writes the canvas to a file.
  ///
  /// A regular file always contains the complete old or new image and keeps its permissions; links
  /// are followed. A pipe or a device is written to and not replaced.
  ///
  /// - Throws: `SDLError.unwritableFile` with the path.
  public static func write(_ canvas: PixelCanvas, to url: URL) throws(SDLError) {
    try OutputFile.write(encode(canvas), to: url.path)
  }
}

extension png_image {
  /// libpng's message for the last error.
  fileprivate var reason: String { text(unsafe message) }
}

extension PlumbPNG {
  /// libpng's message for the error.
  fileprivate var message: String { text(unsafe reason) }
}

/// Returns the text in the characters of a C structure, which end with a zero.
private func text<Characters>(_ characters: Characters) -> String {
  unsafe withUnsafeBytes(of: characters) { bytes in
    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
