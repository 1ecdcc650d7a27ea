internal import CSDL2
internal import Foundation

/// An SDL window and the presenter of its canvas.
@MainActor @safe final class SDLWindow {
  let window: OpaquePointer
  private let presenter: any SDLPresenter
  /// The estimated height of the title bar in SDL's units; the actual height is available only after
  /// the window is shown.
  static let titleBar: Int32 = 40

  private var minimum: (width: Int32, height: Int32) = (0, 0)
  private var isOpen = true
  /// Returns whether a point, in SDL's units, moves the window; `nil` if the desktop alone moves and resizes it.
  var isDragged: ((Int32, Int32) -> Bool)? {
    didSet { setHitTest() }
  }

  /// Whether the next `present` transfers the whole canvas.
  var isLost = true

  /// The number of the canvas's pixels transferred to the window since it was opened.
  private(set) var transferredPixels = 0

  /// Opens a window that is not shown yet, of a size in SDL's window units, limited to that of the largest screen:
  /// the window has memory for each of its pixels at once, and `resize` finds the space for it only afterwards.
  init(
    title: String, width: Int32, height: Int32, hasTitleBar: Bool = true
  ) throws(SDLError) {
    var flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | SDL_WINDOW_HIDDEN.rawValue
    if !hasTitleBar { flags |= SDL_WINDOW_BORDERLESS.rawValue }
    let (width, height) = Self.limited(width: width, height: height, to: Self.screens)
    guard
      let window = unsafe PlumbCreateWindow(
        title, PlumbWindowCentered, PlumbWindowCentered, width, height, flags)
    else { throw DisplayLoss.isNoticedNow ? .displayLost : .failure(of: "SDL_CreateWindow") }
    unsafe DisplayLoss.watch(window)
    presenter = unsafe try SDLPresenterChoice.presenter(forNew: window)
    unsafe self.window = window
  }

  isolated deinit {
    close()
  }

  /// Frees the presenter and the window, in this order, as the first depends on the second.
  func close() {
    if !isOpen { return }
    isOpen = false
    if DisplayLoss.isNoticed { return }
    presenter.close()
    unsafe X11Library.stopGuardingEvents(of: window)
    unsafe PlumbDestroyWindow(window)
  }

  /// The display on X11, a `Display *`.
  var x11Display: UnsafeMutableRawPointer? { unsafe PlumbX11Display(window) }

  /// The size in SDL's window units.
  var unitSize: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    unsafe SDL_GetWindowSize(window, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  /// The size of the content in pixels.
  var pixelSize: CGSize {
    guard let size = presenter.pixelSize else { return unitSize }
    return CGSize(width: Int(size.width), height: Int(size.height))
  }

  /// Whether the window is visible: neither hidden nor minimised.
  var isVisible: Bool {
    let hidden = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return unsafe SDL_GetWindowFlags(window) & hidden == 0
  }

  func show() { unsafe PlumbShowWindow(window) }

  /// The area of the desktop that the content may take, in SDL's units: the area without bars of
  /// the desktop and the window's own title bar; `nil` if it is not known.
  var usableArea: SDL_Rect? {
    guard var area = desktopArea else { return nil }
    area.y += Self.titleBar
    area.h -= Self.titleBar
    return area.w > 0 && area.h > 0 ? area : nil
  }

  /// Sets the size in SDL's units, limited to the usable area of the desktop, and the position.
  ///
  /// - Parameters:
  ///   - origin: the corner of an earlier window; ignored if it is `nil` or on no screen.
  ///   - position: the position as fractions of the free area; `nil` for the centre.
  func resize(width: Int32, height: Int32, to origin: CGPoint?, at position: UnitPoint?) {
    // Moved first, as the usable area depends on the window's screen.
    let isMoved = origin.map { move(to: $0, width: width, height: height) } ?? false
    let area = usableArea
    let width = area.map { min(width, $0.w) } ?? width
    let height = area.map { min(height, $0.h) } ?? height
    unsafe PlumbSetWindowSize(window, width, height)
    if isMoved { return }
    guard let position, let area else {
      unsafe PlumbSetWindowPosition(window, PlumbWindowCentered, PlumbWindowCentered)
      return
    }
    func place(_ share: CGFloat, _ room: Int32) -> Int32 {
      Int32((min(max(share, 0), 1) * CGFloat(max(room, 0))).rounded())
    }
    unsafe PlumbSetWindowPosition(
      window, area.x + place(position.x, area.w - width),
      area.y + place(position.y, area.h - height))
  }

  func setMinimumSize(width: Int32, height: Int32) {
    // SDL also sets the window to the size it last heard of, which throws a person who drags an
    // edge back to an older one; so only a new minimum is passed on.
    guard minimum.width != width || minimum.height != height else { return }
    minimum = (width, height)
    unsafe PlumbSetWindowMinimumSize(window, width, height)
  }

  /// Shows the canvas at the window's top left, pixel by pixel.
  ///
  /// - Returns: `false` without presenting if the window is not visible.
  func present(_ canvas: PixelCanvas, damage: [PixelRect]) throws(SDLError) -> Bool {
    if DisplayLoss.isNoticed { throw .displayLost }
    if !isVisible {
      // Presenting could block without a visible surface. The whole canvas is sent when the window is
      // visible again.
      isLost = true
      return false
    }
    if try !presenter.prepare(for: canvas) { isLost = true }
    let rects = (isLost ? [canvas.bounds] : damage.map { $0.intersection(canvas.bounds) })
      .filter { !$0.isEmpty }
    if rects.isEmpty { return true }
    try presenter.show(rects, of: canvas, isComplete: isLost)
    isLost = false
    for rect in rects { transferredPixels += rect.width * rect.height }
    return true
  }
}
