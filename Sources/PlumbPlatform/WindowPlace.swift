public import Foundation

/// The place of a window on the desktop, with which a window can be opened there again.
public struct WindowPlace: Hashable, Sendable {
  /// The size of the content in points.
  public var size: CGSize
  /// The top left corner of the window with its frame, in the coordinates of the desktop; `nil` on
  /// desktops that place windows themselves.
  public var origin: CGPoint?
  /// Whether the window fills its screen until its earlier size is restored.
  public var isMaximized: Bool

  /// Creates a place.
  public init(size: CGSize, origin: CGPoint? = nil, isMaximized: Bool = false) {
    self.size = size
    self.origin = origin
    self.isMaximized = isMaximized
  }

  /// Returns whether a window can be dragged and closed by the user: enough of its upper edge is on
  /// one of the screens.
  ///
  /// - Parameters:
  ///   - window: the rectangle of the window, in the coordinates of the screens.
  ///   - screens: the rectangles of the screens.
  package static func isReachable(_ window: CGRect, on screens: [CGRect]) -> Bool {
    let bar = CGRect(x: window.minX, y: window.minY, width: window.width, height: 32)
    return screens.contains { screen in
      let shown = screen.intersection(bar)
      return !shown.isNull && shown.width >= min(64, window.width) && shown.height >= 16
    }
  }
}

extension WindowPlace {
  /// Returns the corner of a window with which the user can drag and close it: its own corner if it permits this, and
  /// otherwise the nearest one with which the window is on a screen, at least with its upper left part. `nil` without
  /// screens.
  ///
  /// - Parameters:
  ///   - window: the rectangle of the window, in the coordinates of the screens.
  ///   - screens: the rectangles of the screens.
  package static func reachableOrigin(of window: CGRect, on screens: [CGRect]) -> CGPoint? {
    if isReachable(window, on: screens) { return window.origin }
    let origins = screens.map { screen in
      CGPoint(
        x: max(min(window.minX, screen.maxX - window.width), screen.minX),
        y: max(min(window.minY, screen.maxY - window.height), screen.minY))
    }
    return origins.min {
      distance(from: window.origin, to: $0) < distance(from: window.origin, to: $1)
    }
  }

  private static func distance(from point: CGPoint, to other: CGPoint) -> CGFloat {
    hypot(other.x - point.x, other.y - point.y)
  }
}

/// A screen that a window is on.
public struct WindowScreen: Hashable, Sendable {
  /// The part that windows may take, in the coordinates of the desktop.
  public var area: CGRect
  /// The whole screen, in the same coordinates.
  public var bounds: CGRect
  /// The length of a point of the window in these coordinates.
  public var unitsPerPoint: CGFloat

  /// Creates a screen.
  ///
  /// - Parameter bounds: the whole screen; `nil` if windows may take all of it.
  public init(area: CGRect, bounds: CGRect? = nil, unitsPerPoint: CGFloat = 1) {
    self.area = area
    self.bounds = bounds ?? area
    self.unitsPerPoint = unitsPerPoint
  }
}
