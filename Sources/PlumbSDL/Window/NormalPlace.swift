internal import Foundation

/// The last place of a window that was neither maximised, minimised nor in full screen.
struct NormalPlace {
  private(set) var current: WindowPlace?
  /// The place before the last change of size.
  private var previous: WindowPlace?
  private var isNormal = true

  /// Records the current place of the window.
  ///
  /// X11 may report the size of a maximised window before it reports that it is maximised. The size
  /// of the screen is therefore taken back if the window then turns out not to be normal.
  ///
  /// - Parameter coversScreen: whether the window has the size of the screen, which costs a request to the window
  ///   system.
  mutating func update(
    _ place: WindowPlace, isNormal isNormalNow: Bool, coversScreen: @autoclosure () -> Bool
  ) {
    defer { isNormal = isNormalNow }
    if isNormalNow {
      if let current, place.size != current.size { previous = current }
      current = place
    } else if isNormal, let previous, current?.size == place.size, coversScreen() {
      current = previous
    }
  }
}
