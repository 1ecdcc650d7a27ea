public import Foundation
internal import PlumbUI

/// The screen, as far as a program for a phone asks for it.
///
/// A window of the desktop stands for the screen of a phone: sizes are those of its content, so that a view of the width
/// of the screen is as wide as the window. They are read once; a view follows the window with a `GeometryReader`.
@MainActor @preconcurrency public final class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  /// All screens.
  public static var screens: [UIScreen] { [main] }

  nonisolated private override init() {
    super.init()
  }

  /// The size of the content of the active window in points; before a window is open, that of a usual one.
  public var bounds: CGRect { CGRect(origin: .zero, size: Desktop.windowSize) }

  /// The same in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The pixels per point.
  public var scale: CGFloat { Desktop.scale }

  /// The pixels per point.
  public var nativeScale: CGFloat { scale }

  /// The brightness from 0 to 1, which belongs to the desktop: setting it has no effect.
  public var brightness: CGFloat {
    get { 1 }
    set {}
  }

  /// The largest number of frames per second.
  public var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is recorded or shown elsewhere, which is not known here.
  public var isCaptured: Bool { false }

  /// The traits of the desktop.
  public var traitCollection: UITraitCollection { .current }

  /// Posted on a phone when the brightness changes; never posted here.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted on a phone when a recording of the screen begins or ends; never posted here.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
