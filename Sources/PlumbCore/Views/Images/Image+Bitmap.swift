public import Foundation

extension Image {
  /// The turn that puts a bitmap upright.
  ///
  /// As SwiftUI: `right` turns the bitmap clockwise by 90 degrees, `left` counterclockwise; in the
  /// mirrored cases it is reflected from left to right before the turn.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

    fileprivate var bitmapOrientation: BitmapOrientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// Creates an image from a bitmap, such as the result of an image renderer, with an accessibility label.
  ///
  /// - Parameters:
  ///   - cgImage: The bitmap.
  ///   - scale: The pixels per point; 1 if the value is not a positive finite number.
  ///   - orientation: The turn that puts the bitmap upright.
  ///   - label: The accessibility label.
  nonisolated public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(bitmap: cgImage.upright(from: orientation.bitmapOrientation), scale: scale, label)
  }

  /// Creates an image from a bitmap that is hidden from accessibility.
  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(bitmap: cgImage.upright(from: orientation.bitmapOrientation), scale: scale, nil)
  }
}
