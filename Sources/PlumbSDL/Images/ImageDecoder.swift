internal import CSDL2
internal import Foundation

/// The decoding of image files: PNG files always, and others where SDL_image is installed.
package enum ImageDecoder {
  /// The largest number of bytes of an SVG file, which takes time in proportion to its elements.
  private static let largestDrawing = 4 << 20

  /// An error thrown for a file that cannot be decoded, with a sentence for the user.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Returns the image in a file.
  ///
  /// - Parameters:
  ///   - name: the name of the file, for errors.
  ///   - limit: the largest number of pixels; no memory is allocated for a larger image.
  ///   - scale: the pixels per unit of a drawing.
  package static func decode(
    _ data: Data, named name: String, limit: Int, scale: Double = 1
  ) throws -> PixelCanvas {
    guard let format = ImageFormat(data), format != .png else {
      return try PNGFile.decode(data, limit: limit)
    }
    guard format.needsLibrary else {
      throw Failure(
        description:
          "The picture \(name) is \(format.withArticle) file, which cannot be decoded; convert it to PNG."
      )
    }
    guard let declared = DeclaredSize.size(of: data, as: format), declared.width > 0,
      declared.height > 0
    else {
      throw Failure(description: "The picture \(name) is a damaged \(format.rawValue) file.")
    }
    let factor = format == .svg ? scale : 1
    let (width, height) = (
      Int((Double(declared.width) * factor).rounded()),
      Int((Double(declared.height) * factor).rounded())
    )
    guard width > 0, height > 0, width <= limit / height else {
      throw Failure(
        description:
          "The picture \(name) has \(width)x\(height) pixels, which are more than \(limit).")
    }
    guard format != .svg || data.count <= largestDrawing else {
      throw Failure(
        description: "The picture \(name) has more than \(largestDrawing >> 20) megabytes.")
    }
    guard let library = SDLImageLibrary.shared else {
      throw Failure(
        description:
          "The picture \(name) is \(format.withArticle), which needs the library SDL2_image; install"
          + " libsdl2-image-2.0-0.")
    }
    guard
      let canvas = library.decode(
        data, drawingSize: format == .svg ? (width, height) : nil, limit: limit)
    else {
      throw Failure(description: "The picture \(name) is a damaged \(format.rawValue) file.")
    }
    return canvas
  }
}
