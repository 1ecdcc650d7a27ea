import Foundation
import PlumbFiles
import PlumbSDL

/// The pictures of a program's icon in all sizes that desktops show.
enum IconFiles {
  /// The pixels on a side.
  static let sizes = [16, 22, 24, 32, 48, 64, 128, 256, 512]
  /// The smallest size that is not blurred in overviews of programs, and that windows have.
  static let least = 128

  /// A square picture in a file.
  private struct Picture {
    var data: Data
    var side: Int
  }

  /// Returns the files of an icon by their places below `icons/hicolor`.
  ///
  /// A picture that has one of the sizes is used as it is. The others are made from the next larger one, each pixel as the
  /// mean of those that it covers.
  ///
  /// - Parameters:
  ///   - files: drawings in SVG, of which the first is used, and square pictures in PNG.
  ///   - identifier: the name of the icon.
  static func files(
    from files: [URL], identifier: String
  ) throws -> [(place: String, data: Data)] {
    var icons: [(place: String, data: Data)] = []
    if let drawing = files.first(where: { $0.pathExtension.lowercased() == "svg" }) {
      icons.append(("scalable/apps/\(identifier).svg", try RegularFile.data(of: drawing)))
    }
    let pictures = try files.filter { $0.pathExtension.lowercased() == "png" }.map(picture)
      .sorted { $0.side < $1.side }
    guard let largest = pictures.last else {
      throw BundleFailure(
        "There is no icon. Add an AppIcon with a picture of 256 by 256 pixels or more to the asset"
          + " catalogue, or name files in \(BundledPackage.fileName) by files.icons.")
    }
    guard largest.side >= least else {
      throw BundleFailure(
        "The largest picture of the icon has \(largest.side) by \(largest.side) pixels. Add one of"
          + " 256 by 256 or more.")
    }
    for size in sizes where size <= largest.side {
      guard let source = pictures.first(where: { $0.side >= size }) else { continue }
      let data = source.side == size ? source.data : try reduced(source, to: size)
      icons.append(("\(size)x\(size)/apps/\(identifier).png", data))
    }
    return icons
  }

  private static func picture(_ file: URL) throws -> Picture {
    let data = try RegularFile.data(of: file)
    guard let size = PNGFile.size(of: data) else {
      throw BundleFailure("The picture \(file.path) of the icon is no PNG file.")
    }
    guard size.width == size.height else {
      throw BundleFailure(
        "The picture \(file.path) of the icon has \(size.width) by \(size.height) pixels; make it a"
          + " square.")
    }
    return Picture(data: data, side: size.width)
  }

  private static func reduced(_ picture: Picture, to side: Int) throws -> Data {
    let bitmap = Bitmap(try PNGFile.decode(picture.data))
    let smaller = bitmap.averaged(bitmap.whole, width: side, height: side)
    let canvas = PixelCanvas(width: side, height: side)
    _ = canvas.pixels.update(fromContentsOf: smaller.pixels)
    return try PNGFile.encode(canvas)
  }
}
