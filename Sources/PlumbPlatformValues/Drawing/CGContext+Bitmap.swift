internal import Foundation
public import PlumbUI

/// The opacity of pixels and its place in them.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The order of the bytes of pixels, and their opacity.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  /// The opacity; `nil` for bits that mean none.
  var alpha: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue)
  }
}

extension CGContext {
  /// Creates a context with a bitmap of its own, whose y axis points upwards; `nil` if it has no pixels, or none with
  /// colours.
  ///
  /// - Parameters:
  ///   - data: `nil`, as the pixels are made when an image is taken, and lie in no memory before.
  ///   - width: the number of columns of pixels.
  ///   - height: the number of rows of pixels.
  ///   - bitsPerComponent: without effect; the image has 8.
  ///   - bytesPerRow: without effect; the image has 4 for each pixel.
  ///   - space: without effect; the colours are those of sRGB.
  ///   - bitmapInfo: whether the pixels have an opacity; the order of the bytes has no effect.
  public convenience init?(
    data: Never?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let alpha = CGBitmapInfo(rawValue: bitmapInfo).alpha
    guard width > 0, height > 0, let alpha, alpha != .alphaOnly else { return nil }
    self.init(
      size: CGSize(width: width, height: height), scale: 1,
      isOpaque: [.none, .noneSkipFirst, .noneSkipLast].contains(alpha), isFlipped: false)
  }

  /// The space of the colours.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
}

/// The memory of a bitmap, as Core Graphics describes it.
extension Bitmap {
  /// The space of the colours.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// The number of bits of a component.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }

  /// The opacity of pixels and its place in them.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

  /// The order of the bytes of pixels, and their opacity.
  public var bitmapInfo: CGBitmapInfo {
    [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }
}
