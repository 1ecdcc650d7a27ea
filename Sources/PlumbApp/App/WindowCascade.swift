internal import Foundation

/// The windows that are open, which a new one should not cover.
struct WindowCascade {
  /// The corners of the windows, and the screens that they are on.
  private let windows: [(origin: CGPoint, screen: WindowScreen?)]

  init(_ windows: [(origin: CGPoint, screen: WindowScreen?)]) {
    self.windows = windows
  }

  /// Returns the corner for a window, in the coordinates of the desktop: the first that no window has, on the way from
  /// another corner to the lower right, and on from the upper left of the same screen.
  ///
  /// - Parameter size: the size of the content in points.
  func unusedCorner(from start: CGPoint, size: CGSize) -> CGPoint {
    var origin = start
    // The screen of a window with this corner, as the corner may be above the part of the screen that windows may
    // take.
    let screen =
      windows.last { $0.origin == start }?.screen
      ?? windows.lazy.compactMap(\.screen).first { $0.area.contains(start) }
    let unit = screen?.unitsPerPoint ?? 1
    let step = Self.step * unit
    // One of these places is free unless the screen is full.
    for _ in 0...(2 * windows.count) where windows.contains(where: { isNear($0.origin, origin) }) {
      origin.x += step
      origin.y += step
      guard let area = screen?.area else { continue }
      if origin.x + size.width * unit > area.maxX || origin.y + size.height * unit > area.maxY {
        origin = CGPoint(x: area.minX + step, y: area.minY + step)
      }
    }
    return origin
  }

  private func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < 8 && abs(first.y - second.y) < 8
  }

  /// The distance in points between a window and the next one, along both axes.
  private static let step: CGFloat = 28
}
