public import Foundation
public import PlumbUI

/// A change of a window for one of several pictures.
///
/// ```swift
/// window.expectPicture("poll", in: [.light, .dark, .typeSize(.accessibility3)])
/// ```
@MainActor public struct PictureVariant {
  /// The text that is added to the name of the picture, after a hyphen.
  public let name: String
  let change: (TestWindow) -> Void

  /// Creates a variant.
  ///
  /// - Parameters:
  ///   - name: added to the name of the picture.
  ///   - change: sets the environment, the size or the scale of the window. They are set back after the
  ///     picture.
  public init(_ name: String, change: @escaping (TestWindow) -> Void) {
    self.name = name
    self.change = change
  }

  /// The light colour scheme.
  public static let light = PictureVariant("light") { $0.environment.colorScheme = .light }
  /// The dark colour scheme.
  public static let dark = PictureVariant("dark") { $0.environment.colorScheme = .dark }
  /// A layout from right to left.
  public static let rightToLeft = PictureVariant("rtl") {
    $0.environment.layoutDirection = .rightToLeft
  }

  /// A number of pixels per point.
  public static func scale(_ scale: CGFloat) -> PictureVariant {
    PictureVariant("\(ElementOutline.number(scale))x") { $0.scale = scale }
  }

  /// A size of text.
  public static func typeSize(_ size: DynamicTypeSize) -> PictureVariant {
    PictureVariant("\(size)") { $0.environment.dynamicTypeSize = size }
  }

  /// A size of the window, in points.
  public static func size(width: CGFloat, height: CGFloat) -> PictureVariant {
    PictureVariant("\(ElementOutline.number(width))x\(ElementOutline.number(height))") {
      $0.size = CGSize(width: width, height: height)
    }
  }

  /// A language, such as `ar`, with its layout direction.
  public static func locale(_ identifier: String) -> PictureVariant {
    PictureVariant(identifier) {
      $0.environment.locale = Locale(identifier: identifier)
      $0.environment.updateLayoutDirectionFromLocale()
    }
  }
}
