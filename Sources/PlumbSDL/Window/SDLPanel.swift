internal import CSDL2
internal import Foundation

/// A panel in front of a window that has no frame and gets no keys, such as a menu.
///
/// Its shape consists of the pixels of its content that are not transparent: without a compositor of the desktop, a
/// window of X11 has no pixels that are partly transparent.
@MainActor @safe final class SDLPanel {
  let id: Int
  private let window: OpaquePointer
  private let presenter: any SDLPresenter
  private let rasterizer: any RunRasterizer
  /// The size in pixels, which stays.
  private let size: (width: Int, height: Int)
  /// The shown pixels: the part of the content that belongs to the shape, without transparency.
  private let shown: PixelCanvas
  /// The corner of the panel, from the corner of its window's content, in SDL's units.
  private(set) var offset: (x: Int32, y: Int32) = (0, 0)
  private var isOpen = true
  private var isVisible = false
  /// Whether the window has a shape; without one it would be a black rectangle.
  private var hasShape = false
  private lazy var renderer = SoftwareRenderer(rasterizer: rasterizer) {
    [weak self] canvas, damage in try self?.present(canvas, damage)
  }

  /// The least alpha of a pixel that belongs to the shape.
  private static let cutoff: UInt32 = 128

  /// Opens a panel that is not shown yet.
  init(_ panel: WindowPanel, rasterizer: any RunRasterizer) throws(SDLError) {
    id = panel.id
    size = panel.content.pixelSize
    self.rasterizer = rasterizer
    let flags =
      SDL_WINDOW_POPUP_MENU.rawValue | SDL_WINDOW_SKIP_TASKBAR.rawValue
      | SDL_WINDOW_ALWAYS_ON_TOP.rawValue | SDL_WINDOW_HIDDEN.rawValue
    guard
      let window = unsafe PlumbCreateShapedWindow(
        "", 0, 0, UInt32(size.width), UInt32(size.height), flags)
    else { throw .failure(of: "SDL_CreateShapedWindow") }
    presenter = unsafe try SDLPresenterChoice.presenter(forNew: window)
    unsafe self.window = window
    shown = PixelCanvas(width: size.width, height: size.height)
  }

  isolated deinit {
    close()
  }

  /// Closes the panel.
  func close() {
    if !isOpen { return }
    isOpen = false
    if DisplayLoss.isNoticed { return }
    presenter.close()
    unsafe X11Library.stopGuardingEvents(of: window)
    unsafe PlumbDestroyWindow(window)
  }

  /// The number that SDL's events carry.
  var windowNumber: UInt32 { unsafe SDL_GetWindowID(window) }

  /// Returns whether content has the size of the panel.
  func fits(_ panel: WindowPanel) -> Bool { panel.content.pixelSize == size }

  /// Shows content at a distance from a position of the window's content, in SDL's units.
  func show(
    _ panel: WindowPanel, at offset: (x: Int32, y: Int32), from position: (x: Int32, y: Int32)
  ) throws {
    self.offset = offset
    try renderer.render(panel.content)
    move(to: position)
    setVisible(true)
  }

  /// Moves the panel with its window, whose content is at a position in SDL's units.
  func move(to position: (x: Int32, y: Int32)) {
    let place = (x: position.x + offset.x, y: position.y + offset.y)
    var current: (x: Int32, y: Int32) = (0, 0)
    unsafe SDL_GetWindowPosition(window, &current.x, &current.y)
    // SDL waits for the window system to move a window.
    if current != place { unsafe PlumbSetWindowPosition(window, place.x, place.y) }
  }

  /// Shows or hides the panel.
  func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible, hasShape || !isVisible else { return }
    self.isVisible = isVisible
    if isVisible { unsafe PlumbShowWindow(window) } else { unsafe PlumbHideWindow(window) }
  }

  /// Shows the content once more, after other windows have covered it.
  func refresh() throws {
    try transfer([shown.bounds], isComplete: true)
  }

  private func present(_ canvas: PixelCanvas, _ damage: [PixelRect]) throws {
    if shown.copyOpaquePixels(of: canvas, in: damage, cutoff: Self.cutoff) {
      try setShape(to: canvas)
      // The window system has kept no pixels in the part by which the shape has grown.
      return try refresh()
    }
    try transfer(damage, isComplete: false)
  }

  private func transfer(_ rects: [PixelRect], isComplete: Bool) throws(SDLError) {
    let isPrepared = try presenter.prepare(for: shown)
    let all = isComplete || !isPrepared
    try presenter.show(all ? [shown.bounds] : rects, of: shown, isComplete: all)
  }

  private func setShape(to canvas: PixelCanvas) throws(SDLError) {
    guard
      let surface = unsafe SDL_CreateRGBSurfaceWithFormatFrom(
        canvas.pixels.baseAddress, Int32(canvas.width), Int32(canvas.height), 32,
        Int32(canvas.width * 4), SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { throw .failure(of: "SDL_CreateRGBSurfaceWithFormatFrom") }
    defer { unsafe SDL_FreeSurface(surface) }
    var mode = SDL_WindowShapeMode(
      mode: ShapeModeBinarizeAlpha,
      parameters: SDL_WindowShapeParams(binarizationCutoff: UInt8(Self.cutoff)))
    guard unsafe PlumbSetWindowShape(window, surface, &mode) == 0 else {
      throw .failure(of: "SDL_SetWindowShape")
    }
    hasShape = true
  }
}

extension PixelCanvas {
  /// Copies pixels whose alpha is not below a limit, with their full colour; the others become clear.
  ///
  /// - Returns: whether a pixel is clear that was not, or the other way round.
  fileprivate func copyOpaquePixels(
    of canvas: PixelCanvas, in rects: [PixelRect], cutoff: UInt32
  ) -> Bool {
    var isOtherShape = false
    for rect in rects.map({ $0.intersection(bounds) }) {
      for y in rect.y..<rect.y + rect.height {
        for index in y * width + rect.x..<y * width + rect.x + rect.width {
          let word = unsafe canvas.pixels[index]
          let opaque = word >> 24 < cutoff ? 0 : StraightPixels.straight(word) | 0xFF00_0000
          if unsafe pixels[index] >> 24 != opaque >> 24 { isOtherShape = true }
          unsafe pixels[index] = opaque
        }
      }
    }
    return isOtherShape
  }
}
