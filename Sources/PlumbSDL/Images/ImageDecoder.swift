internal import CSDL2
internal import Foundation

/// The decoding of image files: PNG files always, and others where SDL_image is installed.
package enum ImageDecoder {
  /// The largest number of bytes of an SVG file, which takes time in proportion to its elements.
  private static let largestDrawing = 4 << 20

  /// An error thrown for a file that cannot be decoded, with a sentence for the user.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
    /// Whether the file can be decoded when other pictures are no longer in memory.
    package var isTemporary = false
  }

  /// Returns the image in a file to be shown, if there is memory for it beside the other pictures.
  ///
  /// - Parameters:
  ///   - name: the name of the file, for errors.
  ///   - scale: the pixels per unit of a drawing.
  ///   - budget: the memory for all pictures.
  package static func bitmap(
    _ data: Data, named name: String, scale: Double = 1, budget: PixelBudget = .pictures
  ) throws -> Bitmap {
    let limit = PNGFile.largestImage
    let size = try size(of: data, named: name, limit: limit, scale: scale)
    guard let share = budget.reserve(size.width * size.height) else {
      throw Failure(
        description:
          "The picture \(name) has \(size.width)x\(size.height) pixels, and all pictures that are"
          + " shown have at most \(budget.total) together.",
        isTemporary: true)
    }
    return Bitmap(
      try decode(data, named: name, limit: limit, scale: scale), share: share)
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
    let size = try size(of: data, named: name, limit: limit, scale: scale)
    guard let format = ImageFormat(data), format != .png else {
      return try PNGFile.decode(data, limit: limit)
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
        data, drawingSize: format == .svg ? (size.width, size.height) : nil, limit: limit)
    else {
      throw Failure(description: "The picture \(name) is a damaged \(format.rawValue) file.")
    }
    return canvas
  }

  /// Returns the size in which a file is decoded, which it declares at its start.
  ///
  /// - Throws: an error if it has more pixels than the limit, or if the format is not decoded.
  private static func size(
    of data: Data, named name: String, limit: Int, scale: Double
  ) throws -> (width: Int, height: Int) {
    let format = ImageFormat(data) ?? .png
    let size: (width: Int, height: Int)
    if format == .png {
      // The decoder of PNG files reports the error in other data.
      size = PNGFile.size(of: data) ?? (1, 1)
    } else {
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
      size = (
        Int((Double(declared.width) * factor).rounded()),
        Int((Double(declared.height) * factor).rounded())
      )
    }
    guard size.width > 0, size.height > 0, size.width <= limit / size.height else {
      throw Failure(
        description:
          "The picture \(name) has \(size.width)x\(size.height) pixels, which are more than \(limit)."
      )
    }
    return size
  }
}
