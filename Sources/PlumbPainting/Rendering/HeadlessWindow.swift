public import Foundation

/// A window of a `HeadlessPlatform`; its content is a canvas in memory.
@MainActor public final class HeadlessWindow: PlatformWindow {
  /// A list that was shown.
  public struct Frame {
    /// The time on the clock of the platform.
    public let time: Double
    /// The number of waits for events before the frame.
    public let waits: Int
    /// The size of the canvas in pixels.
    public let size: (width: Int, height: Int)
    /// The rectangles that were painted.
    public let damage: [PixelRect]
  }

  public let id: WindowID
  public var size: CGSize
  public var scale: CGFloat
  public var isVisible = true
  public var isActive = true
  public var title: String
  public var icon: PixelCanvas?
  public var isFullScreen = false
  public var place: WindowPlace?
  public var availableSize: CGSize? {
    get {
      availableSizeCount += 1
      return usableSize
    }
    set { usableSize = newValue }
  }
  private var usableSize: CGSize?
  /// The number of requests for the space on the desktop, each of which costs a question to a
  /// window system.
  public private(set) var availableSizeCount = 0
  public var screen: WindowScreen?
  public var minimumSize = CGSize.zero { didSet { minimumSizes.append(minimumSize) } }
  public var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
  /// The part of an imagined desktop that panels may cover.
  public var panelBounds: CGRect?
  /// The panels that are shown in front of the window and beyond its edges.
  public private(set) var panels: [WindowPanel] = []
  public var isDragged: (@MainActor (CGPoint) -> Bool)?
  /// Whether the desktop draws a title bar and a frame.
  public let hasTitleBar: Bool
  /// The number of times that the window was brought to the front.
  public private(set) var bringToFrontCount = 0
  public var textInputArea: CGRect?
  public var accessibility: (any AccessibilityBridge)?

  /// The minimum sizes that were set, in order.
  public private(set) var minimumSizes: [CGSize] = []
  /// The frames shown so far.
  public private(set) var frames: [Frame] = []
  /// The content of the window; `nil` before the first frame. The next frame is painted on the same
  /// canvas unless its size differs.
  public private(set) var canvas: PixelCanvas?
  /// Whether the window was closed.
  public private(set) var isClosed = false
  /// A function that is called with each frame. An error that it throws ends the presentation.
  public var onFrame: ((Frame) throws -> Void)?

  private weak var platform: HeadlessPlatform?
  private let rasterizer: any RunRasterizer

  init(id: WindowID, options: WindowOptions, platform: HeadlessPlatform) {
    self.id = id
    size = options.place?.size ?? options.size
    place = WindowPlace(
      size: size, origin: options.place?.origin,
      isMaximized: options.place?.isMaximized ?? false)
    scale = options.scale ?? 1
    title = options.title
    hasTitleBar = options.hasTitleBar
    self.platform = platform
    rasterizer = platform.textServices.rasterizer
  }

  public private(set) lazy var renderer: any Renderer = SoftwareRenderer(rasterizer: rasterizer) {
    [weak self] canvas, damage in try self?.present(canvas, damage)
  }

  public func resize(to size: CGSize) {
    self.size = size
    place?.size = size
  }

  public func resize(to size: CGSize, at corner: CGPoint?) {
    resize(to: size)
    if let corner { place?.origin = corner }
  }

  public func show(_ panels: [WindowPanel]) { self.panels = panels }

  public func bringToFront() { bringToFrontCount += 1 }

  public func close() {
    isClosed = true
    isVisible = false
    platform?.remove(self)
  }

  private func present(_ canvas: PixelCanvas, _ damage: [PixelRect]) throws {
    if isClosed { return }
    let frame = Frame(
      time: platform?.now ?? 0, waits: platform?.waits.count ?? 0,
      size: (canvas.width, canvas.height), damage: damage)
    self.canvas = canvas
    frames.append(frame)
    try onFrame?(frame)
  }
}
