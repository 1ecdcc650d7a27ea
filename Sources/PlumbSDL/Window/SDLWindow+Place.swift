internal import CSDL2
internal import Foundation

extension SDLWindow {
  /// Whether the window covers its screen, with the resolution that the screen has.
  var isFullScreen: Bool {
    get {
      let flag = SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
      return unsafe SDL_GetWindowFlags(window) & flag == flag
    }
    set {
      unsafe PlumbSetWindowFullscreen(window, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }
  }

  /// Whether the window fills the usable space of its screen.
  var isMaximized: Bool {
    unsafe SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED.rawValue != 0
  }

  /// Makes the window fill the usable space of its screen. One that is not shown yet opens in this way.
  func maximize() { unsafe PlumbMaximizeWindow(window) }

  /// Whether the window is neither maximised, minimised nor in full screen.
  var isNormal: Bool {
    let others =
      SDL_WINDOW_MAXIMIZED.rawValue | SDL_WINDOW_MINIMIZED.rawValue
      | SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
    return unsafe SDL_GetWindowFlags(window) & others == 0
  }

  /// The top left corner of the window with its frame, in SDL's units; `nil` on Wayland, where
  /// programs do not know it.
  ///
  /// The corner of the frame and not of the content: window managers place the frame of a new window
  /// where the program asks, so that a window restored by its content would move down with each start.
  var frameOrigin: CGPoint? {
    if SDLVideo.driver == "wayland" { return nil }
    var (x, y, top, left): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    unsafe SDL_GetWindowPosition(window, &x, &y)
    // Without a window manager there is no frame, and SDL reports an error.
    if unsafe PlumbGetWindowBordersSize(window, &top, &left, nil, nil) != 0 { (top, left) = (0, 0) }
    return CGPoint(x: Int(x - left), y: Int(y - top))
  }

  /// Moves a window that is not shown yet to a corner of an earlier window, in SDL's units, or, if the user could not
  /// reach it there, onto the nearest screen. Returns whether it was moved.
  func move(to origin: CGPoint, width: Int32, height: Int32) -> Bool {
    let frame = CGRect(
      origin: origin, size: CGSize(width: Int(width), height: Int(height) + Int(Self.titleBar)))
    guard let origin = WindowPlace.reachableOrigin(of: frame, on: Self.screens) else {
      return false
    }
    // SDL marks positions with special meanings by numbers beyond the positions on any screen.
    let limit = CGFloat(Int16.max)
    guard abs(origin.x) < limit, abs(origin.y) < limit else { return false }
    unsafe PlumbSetWindowPosition(window, Int32(origin.x.rounded()), Int32(origin.y.rounded()))
    return true
  }

  /// Sets the size and the upper left corner of the content of a window that is shown, in SDL's units, so that all of it
  /// is on its screen. Without effect on the place where the desktop places windows.
  func resize(width: Int32, height: Int32, contentAt corner: CGPoint) {
    guard let area = usableArea else { return }
    let (width, height) = (min(width, area.w), min(height, area.h))
    func edge(_ edge: CGFloat, _ start: Int32, _ room: Int32) -> Int32 {
      Int32(min(max(edge.rounded(), CGFloat(start)), CGFloat(start + room)))
    }
    unsafe PlumbSetWindowSize(window, width, height)
    unsafe PlumbSetWindowPosition(
      window, edge(corner.x, area.x, area.w - width), edge(corner.y, area.y, area.h - height))
  }

  /// The rectangle of the screen that the window is on, in SDL's units; `nil` if it is not known.
  var screenBounds: CGRect? {
    let (number, screens) = (Int(displayIndex), Self.screens)
    return screens.indices.contains(number) ? screens[number] : nil
  }

  /// Returns a size in SDL's units, limited along each axis to the screen that is largest there.
  static func limited(
    width: Int32, height: Int32, to screens: [CGRect]
  ) -> (width: Int32, height: Int32) {
    guard let widest = screens.map(\.width).max(), let highest = screens.map(\.height).max(),
      widest >= 1, highest >= 1
    else { return (width, height) }
    return (min(width, Int32(widest)), min(height, Int32(highest)))
  }

  /// The rectangles of the screens in SDL's units.
  static var screens: [CGRect] {
    (0..<max(SDL_GetNumVideoDisplays(), 0)).compactMap { number in
      var area = SDL_Rect()
      guard unsafe SDL_GetDisplayBounds(number, &area) == 0 else { return nil }
      return CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.w), height: Int(area.h))
    }
  }
}
