public import Foundation
internal import PlumbUI

/// A shape of the pointer.
///
/// A shape stays until another one is set: a view that sets one while the pointer is over it removes it again.
@MainActor @preconcurrency public final class NSCursor: NSObject {
  private let shape: PointerShape

  private init(_ shape: PointerShape) {
    self.shape = shape
    super.init()
  }

  /// Creates a shape from an image: pointers have the shapes of the desktop, so it is an arrow.
  public convenience init(image newImage: NSImage, hotSpot point: CGPoint) {
    self.init(.arrow)
  }

  public static let arrow = NSCursor(.arrow)
  public static let iBeam = NSCursor(.text)
  public static let iBeamCursorForVerticalLayout = NSCursor(.text)
  public static let pointingHand = NSCursor(.link)
  public static let crosshair = NSCursor(.crosshair)
  public static let openHand = NSCursor(.move)
  public static let closedHand = NSCursor(.move)
  public static let resizeLeft = NSCursor(.resizeHorizontally)
  public static let resizeRight = NSCursor(.resizeHorizontally)
  public static let resizeLeftRight = NSCursor(.resizeHorizontally)
  public static let resizeUp = NSCursor(.resizeVertically)
  public static let resizeDown = NSCursor(.resizeVertically)
  public static let resizeUpDown = NSCursor(.resizeVertically)
  public static let columnResize = NSCursor(.resizeHorizontally)
  public static let rowResize = NSCursor(.resizeVertically)
  public static let zoomIn = NSCursor(.crosshair)
  public static let zoomOut = NSCursor(.crosshair)
  public static let operationNotAllowed = NSCursor(.arrow)
  public static let disappearingItem = NSCursor(.arrow)
  public static let dragCopy = NSCursor(.arrow)
  public static let dragLink = NSCursor(.link)
  public static let contextualMenu = NSCursor(.arrow)

  /// The shapes that were pushed, the one that is shown at the end.
  private static var shown: [NSCursor] = []

  /// The shape that was set last; the arrow if there is none.
  public static var current: NSCursor { shown.last ?? arrow }

  /// Shows the shape in place of the one that was set last.
  public func set() { Self.show(Self.shown.dropLast() + [self]) }

  /// Shows the shape until `pop`.
  public func push() { Self.show(Self.shown + [self]) }

  /// Shows the shape that was shown before the last `push`.
  public func pop() { Self.pop() }

  /// Shows the shape that was shown before the last `push`.
  public static func pop() { show(shown.dropLast()) }

  private static func show(_ cursors: [NSCursor]) {
    // The arrow at the bottom leaves the pointer to the views.
    shown = cursors.count == 1 && cursors.first === arrow ? [] : Array(cursors)
    Desktop.pointerShape = shown.last?.shape
  }

  /// Without effect: the pointer stays visible.
  public static func hide() {}

  /// Without effect: the pointer stays visible.
  public static func unhide() {}

  /// Without effect: the pointer stays visible.
  public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
}
