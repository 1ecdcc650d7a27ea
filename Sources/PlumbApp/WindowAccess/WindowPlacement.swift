public import Foundation

/// The size of a new window and its place on the desktop.
public struct WindowPlacement {
  /// The position of a window.
  enum Position: Equatable {
    /// The left and the upper edge of the content in the coordinates of the display, in points; `nil` for the middle.
    case edges(x: CGFloat?, y: CGFloat?)
    /// A position at fractions of the free space of the display.
    case share(UnitPoint)
  }

  let position: Position?
  /// The lengths of the content in points; `nil` for the lengths that the window has without a placement.
  let width: CGFloat?
  let height: CGFloat?

  private init(at position: Position?, width: CGFloat?, height: CGFloat?) {
    self.position = position
    self.width = width
    self.height = height
  }

  /// Creates a placement at fractions of the free space.
  ///
  /// - Parameters:
  ///   - position: `nil` for the usual place.
  ///   - size: the size of the content in points; `nil` for the usual one.
  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
    self.init(at: position.map(Position.share), width: size?.width, height: size?.height)
  }

  /// Creates a placement at fractions of the free space, with lengths in points.
  @_disfavoredOverload
  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(at: position.map(Position.share), width: width, height: height)
  }

  /// Creates a placement with the upper left corner in the coordinates of the display, in points.
  @_disfavoredOverload
  public init(_ position: CGPoint?, size: CGSize? = nil) {
    self.init(
      at: position.map { .edges(x: $0.x, y: $0.y) }, width: size?.width, height: size?.height)
  }

  /// Creates a placement with the upper left corner in the coordinates of the display, with lengths in points.
  @_disfavoredOverload
  public init(_ position: CGPoint?, width: CGFloat? = nil, height: CGFloat?) {
    self.init(at: position.map { .edges(x: $0.x, y: $0.y) }, width: width, height: height)
  }

  /// Creates a placement with an edge in the coordinates of the display, in points. If an edge is `nil`, the window is
  /// in the middle along that axis.
  public init(x: CGFloat?, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(at: x == nil && y == nil ? nil : .edges(x: x, y: y), width: width, height: height)
  }

  /// Creates a placement with the upper edge in the coordinates of the display, in points.
  public init(y: CGFloat?, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.init(x: nil, y: y, width: width, height: height)
  }
}

/// The views of a window that is to be placed.
@MainActor public struct WindowLayoutRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the content of a window for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The context in which a window is placed.
public struct WindowPlacementContext {
  /// The display on which the window opens.
  public let defaultDisplay: DisplayProxy
}

/// A display, with lengths in points.
public struct DisplayProxy: Hashable, Sendable {
  /// The rectangle of the display on the desktop.
  public let bounds: CGRect
  /// The part that the content of a window may take: the display without bars of the desktop and the window's own title
  /// bar.
  public let visibleRect: CGRect

  /// The distances between the edges of the display and the visible part.
  public var safeAreaInsets: EdgeInsets {
    EdgeInsets(
      top: visibleRect.minY - bounds.minY, leading: visibleRect.minX - bounds.minX,
      bottom: bounds.maxY - visibleRect.maxY, trailing: bounds.maxX - visibleRect.maxX)
  }

  /// Creates a display from the screen of a window.
  init(_ screen: WindowScreen) {
    bounds = Self.points(screen.bounds, of: screen)
    visibleRect = Self.points(screen.area, of: screen)
  }

  private static func points(_ rect: CGRect, of screen: WindowScreen) -> CGRect {
    let unit = screen.unitsPerPoint
    return CGRect(
      x: rect.minX / unit, y: rect.minY / unit, width: rect.width / unit,
      height: rect.height / unit)
  }
}

extension WindowPlacement {
  /// Returns the size of a window, without lengths that no window can have.
  func size(insteadOf usual: CGSize) -> CGSize {
    func length(_ length: CGFloat?, _ usual: CGFloat) -> CGFloat {
      length.flatMap { $0 >= 1 && $0.isFinite ? $0 : nil } ?? usual
    }
    return CGSize(width: length(width, usual.width), height: length(height, usual.height))
  }

  /// Returns the upper left corner of the content of a window with a size on a display, in points; `nil` for the usual
  /// place.
  func corner(of size: CGSize, on display: DisplayProxy) -> CGPoint? {
    let free = CGSize(
      width: display.visibleRect.width - size.width,
      height: display.visibleRect.height - size.height)
    func edge(_ edge: CGFloat?, _ start: CGFloat, _ free: CGFloat) -> CGFloat {
      edge.flatMap { $0.isFinite ? $0 : nil } ?? start + free / 2
    }
    switch position {
    case nil: return nil
    case .share(let share):
      guard share.x.isFinite, share.y.isFinite else { return nil }
      return CGPoint(
        x: display.visibleRect.minX + free.width * min(max(share.x, 0), 1),
        y: display.visibleRect.minY + free.height * min(max(share.y, 0), 1))
    case .edges(let x, let y):
      return CGPoint(
        x: edge(x, display.visibleRect.minX, free.width),
        y: edge(y, display.visibleRect.minY, free.height))
    }
  }
}
