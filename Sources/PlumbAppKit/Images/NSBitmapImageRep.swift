public import Foundation
public import PlumbUI

/// The pixels of an image.
open class NSImageRep: NSObject {
  /// The name of a hint for drawing.
  public typealias HintKey = String

  /// The pixels; `nil` for none.
  package let bitmap: Bitmap?

  /// Creates a representation with pixels.
  package init(_ bitmap: Bitmap?) {
    self.bitmap = bitmap
    super.init()
  }

  /// The number of columns of pixels.
  public var pixelsWide: Int { bitmap?.width ?? 0 }
  /// The number of rows of pixels.
  public var pixelsHigh: Int { bitmap?.height ?? 0 }
  /// The size with one pixel per point.
  public var size: CGSize { CGSize(width: pixelsWide, height: pixelsHigh) }
}

/// The pixels of an image, which can be read and written to files.
open class NSBitmapImageRep: NSImageRep {
  /// The format of a file.
  public enum FileType: UInt, Sendable {
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  /// The name of a setting of a file.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// Creates a name from text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The quality of a JPEG file.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }

  /// Creates a representation from a bitmap.
  public init(cgImage: CGImage) {
    super.init(cgImage)
  }

  /// Creates a representation from the bytes of a file; `nil` if they cannot be decoded.
  public convenience init?(data: Data) {
    guard
      let bitmap = ImageValue.decoded(data, named: "of some data", scale: 1).flatMap(\.bitmap)
    else { return nil }
    self.init(cgImage: bitmap)
  }

  /// The pixels.
  public var cgImage: CGImage? { bitmap }

  /// Returns the colour of a pixel, counted from the upper left corner; `nil` outside of the image.
  public func colorAt(x: Int, y: Int) -> NSColor? {
    guard let bitmap, (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else {
      return nil
    }
    let word = bitmap.pixels[y * bitmap.width + x]
    func byte(_ shift: UInt32) -> CGFloat { CGFloat(word >> shift & 0xFF) / 255 }
    let alpha = byte(24)
    guard alpha > 0 else { return NSColor(white: 0, alpha: 0) }
    return NSColor(
      red: byte(16) / alpha, green: byte(8) / alpha, blue: byte(0) / alpha, alpha: alpha)
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - storageType: PNG or JPEG; for every other format the result is `nil`, with one warning.
  ///   - properties: the quality of a JPEG file as a number from 0 to 1; other settings have no effect.
  public func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    guard let bitmap else { return nil }
    let image = ImageValue(.bitmap(bitmap))
    switch storageType {
    case .png: return image.pngData()
    case .jpeg:
      let quality = properties[.compressionFactor] as? Double
      return image.jpegData(quality: quality ?? 0.8)
    case .tiff, .bmp, .gif, .jpeg2000:
      RuntimeWarning.showOnce("The engine writes PNG and JPEG files only; use `.png` for an image.")
      return nil
    }
  }
}
