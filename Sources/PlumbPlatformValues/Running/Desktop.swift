package import Foundation
package import PlumbUI

/// The desktop on which the program runs, for what is read outside of its views.
@MainActor package enum Desktop {
  /// The platform of the windows; `nil` before there are any.
  package static var platform: (any Platform)? { RunningWindows.platform }

  /// The active window, or another one; `nil` before there are any.
  package static var window: (any PlatformWindow)? { RunningWindows.activeWindow }

  /// The settings of the desktop.
  package static var appearance: Appearance { platform?.appearance ?? Appearance() }

  /// The size of the content of the window in points; before there is one, that of a usual one.
  package static var windowSize: CGSize { window?.size ?? CGSize(width: 900, height: 600) }

  /// The pixels per point.
  package static var scale: CGFloat { window?.scale ?? 1 }

  /// The whole screen in points; where it is not known, one that the window covers.
  package static var screen: CGRect { points(\.bounds) }

  /// The part of the screen that windows may take, in points.
  package static var availableScreen: CGRect { points(\.area) }

  private static func points(_ part: (WindowScreen) -> CGRect) -> CGRect {
    guard let screen = window?.screen, screen.unitsPerPoint > 0 else {
      return CGRect(origin: .zero, size: window?.availableSize ?? windowSize)
    }
    let rect = part(screen)
    let unit = screen.unitsPerPoint
    return CGRect(
      x: rect.minX / unit, y: rect.minY / unit, width: rect.width / unit,
      height: rect.height / unit)
  }

  /// The text that was copied while there was no platform.
  private static var ownText: String?

  /// The text of the clipboard; before there are windows, that of this program alone.
  package static var clipboardText: String? {
    get { platform.map(\.clipboardText) ?? ownText }
    set {
      if let platform { platform.clipboardText = newValue } else { ownText = newValue }
    }
  }

  /// The shape of the pointer that the program has chosen in place of the one of the views; `nil` for none.
  package static var pointerShape: PointerShape? {
    get { RunningWindows.pointerShape }
    set { RunningWindows.pointerShape = newValue }
  }

  /// Opens a URL or a file with the program that the desktop selects for it.
  package static func open(_ url: URL, completion: ((Bool) -> Void)? = nil) {
    let action = OpenURLAction { _ in .systemAction }
    if let completion { action(url, completion: completion) } else { action(url) }
  }
}
