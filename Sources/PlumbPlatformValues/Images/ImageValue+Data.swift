package import Foundation
internal import PlumbUI

/// Images from files, and files from images.
extension ImageValue {
  /// The largest number of bytes of a file.
  private static let largestFile = 1 << 29

  /// Returns the image in the bytes of a file; `nil`, with a warning, if it cannot be decoded.
  package static func decoded(_ data: Data, named name: String, scale: CGFloat) -> ImageValue? {
    guard !data.isEmpty else { return nil }
    do {
      return ImageValue(.bitmap(try ImageDecoder.bitmap(data, named: name)), scale: scale)
    } catch {
      RuntimeWarning.showOnce("\(error)")
      return nil
    }
  }

  /// Returns the image in a file, with 2 or 3 pixels per point if its name ends in `@2x` or `@3x`; `nil` if it cannot be
  /// read, with a warning if it cannot be decoded.
  package static func file(at path: String) -> ImageValue? {
    guard let data = try? RegularFile.contents(of: path, limit: largestFile) else { return nil }
    let url = URL(filePath: path)
    let stem = url.deletingPathExtension().lastPathComponent
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    return decoded(data, named: url.lastPathComponent, scale: scale)
  }

  /// Returns an image of the program's assets; `nil`, with a warning, if there is none.
  package static func asset(named name: String, in bundle: Bundle?) -> ImageValue? {
    guard !name.isEmpty else { return nil }
    return MainThread.run {
      let environment = EngineText.environment
      let asset = environment.imageAssets?.image(
        named: ImageAssetName(name: name, bundle: bundle), scale: 2, isDark: false)
      return asset.map {
        ImageValue(.asset(name: name, bundle, $0.bitmap), scale: $0.scale)
      }
    }
  }

  /// Returns a symbol; `nil` if the engine has none with the name.
  package static func symbol(named name: String) -> ImageValue? {
    SymbolTable.symbol(name, variants: []) == nil ? nil : ImageValue(.symbol(name), scale: 2)
  }

  /// Returns the bytes of a PNG file; `nil` for an image without pixels.
  package func pngData() -> Data? {
    guard let bitmap else { return nil }
    let canvas = PixelCanvas(width: bitmap.width, height: bitmap.height)
    _ = canvas.pixels.update(fromContentsOf: bitmap.pixels)
    do {
      return try PNGFile.encode(canvas)
    } catch {
      RuntimeWarning.showOnce("\(error)")
      return nil
    }
  }

  /// Returns the bytes of a JPEG file; `nil` for an image without pixels, or with more than 65 535 in a row or a column.
  ///
  /// - Parameter quality: from 0 for the smallest file to 1 for the best image.
  package func jpegData(quality: CGFloat) -> Data? {
    guard let bitmap, max(bitmap.width, bitmap.height) <= Int(UInt16.max) else { return nil }
    return JPEGFile.encode(bitmap, quality: Double(quality))
  }
}
