internal import CSDL2
internal import Foundation

/// The relation between points, pixels and SDL's window units.
struct SDLScale: Equatable {
  /// The window's size in SDL's units: pixels on X11, logical units on Wayland.
  var unitSize: CGSize
  /// The renderer's output size in pixels; the only size that is correct on all window systems.
  var pixelSize: CGSize
  /// The pixels per point chosen for the program; `nil` for the window system's ratio times
  /// `desktop`.
  var chosen: CGFloat?
  /// The desktop's scale setting on X11, 1 elsewhere.
  var desktop: CGFloat = 1

  var pixelsPerUnit: CGFloat {
    unitSize.width > 0 && pixelSize.width > 0 ? pixelSize.width / unitSize.width : 1
  }

  var pixelsPerPoint: CGFloat { chosen ?? pixelsPerUnit * desktop }

  var pointsPerUnit: CGFloat { pixelsPerUnit / pixelsPerPoint }

  /// The window's size in points.
  var size: CGSize {
    CGSize(width: pixelSize.width / pixelsPerPoint, height: pixelSize.height / pixelsPerPoint)
  }

  /// Returns the window units for a length in points, rounded up and limited to 1...16 384.
  func units(_ points: CGFloat) -> Int32 {
    let units = points / pointsPerUnit
    guard units.isFinite else { return units > 0 ? 16_384 : 1 }
    // A length that exceeds a whole unit by a rounding error of the division counts as whole.
    return Int32(min(max((units - 1e-6).rounded(.up), 1), 16_384))
  }

  /// Returns the scale set in X resources, `Xft.dpi` divided by the standard 96 and limited to
  /// 1...4; 1 if it is missing or invalid.
  static func desktop(fromResources text: String) -> CGFloat {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi" else {
        continue
      }
      let dpi = Double(parts[1].trimmingCharacters(in: .whitespaces)) ?? 96
      return dpi.isFinite ? min(max(CGFloat(dpi) / 96, 1), 4) : 1
    }
    return 1
  }

  /// Returns the scale of the X desktop of a window; 1 on other window systems.
  @MainActor static func desktop(of window: SDLWindow) -> CGFloat {
    guard
      let display = unsafe window.x11Display, let text = unsafe resources(ofDisplay: display)
    else { return 1 }
    return desktop(fromResources: text)
  }

  /// Returns the resources of an X display. SDL has already loaded libX11, so the program is not
  /// linked with it.
  private static func resources(ofDisplay display: UnsafeMutableRawPointer) -> String? {
    guard let library = unsafe dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD) else { return nil }
    defer { unsafe dlclose(library) }
    guard let symbol = unsafe dlsym(library, "XResourceManagerString") else { return nil }
    typealias Function =
      @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
    guard let text = unsafe unsafeBitCast(symbol, to: Function.self)(display) else { return nil }
    return unsafe String(cString: text)
  }
}
