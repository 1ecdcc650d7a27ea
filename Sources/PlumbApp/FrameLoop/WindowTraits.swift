internal import Foundation

/// The properties that a window has from its scene.
struct WindowTraits {
  /// Whether the window opens with the ideal size of its views.
  var takesIdealSize = false
  /// Whether the window is never larger than its views become.
  var hasMaximumSize = false
  /// Whether the desktop draws a title bar.
  var hasTitleBar = true
  /// Whether the window is moved by parts of its content without a control.
  var isDraggedByBackground = false
  /// Returns the size and the place of the window; `nil` for the usual ones.
  var placement: (@MainActor (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?

  /// The height of the upper part of the window by which it is moved where no control is, in points.
  var dragHeight: CGFloat { isDraggedByBackground ? .infinity : hasTitleBar ? 0 : 28 }
}

/// The limits of the size of a window, as its views have them.
struct SizeLimits: Equatable {
  let minimum: CGSize
  /// `nil` for no limit.
  let maximum: CGSize?
}
