public import Foundation
internal import PlumbUI

/// The screen with the active window.
@MainActor @preconcurrency public final class NSScreen: NSObject {
  private static let known = NSScreen()

  /// The screen with the active window.
  public static var main: NSScreen? { known }

  /// The screens that are known.
  public static var screens: [NSScreen] { [known] }

  nonisolated private override init() {
    super.init()
  }

  /// The whole screen in points; where the desktop does not tell it, one that the window covers.
  public var frame: CGRect { Desktop.screen }

  /// The part of the screen that windows may take, in points.
  public var visibleFrame: CGRect { Desktop.availableScreen }

  /// The pixels per point.
  public var backingScaleFactor: CGFloat { Desktop.scale }

  /// The largest number of frames per second.
  public var maximumFramesPerSecond: Int { 60 }

  /// The name of the screen.
  public var localizedName: String { "Screen" }
}
