/// A callback for each frame while a motion lasts.
final class FrameTicker: Tickable {
  private weak var owner: AnyObject?
  private let move: (_ time: Double) -> Bool
  private let end: () -> Void
  let endsWithReducedMotion: Bool

  /// - Parameters:
  ///   - owner: The object that moves; the ticker ends when it is deallocated.
  ///   - isDecoration: Whether the motion ends at once if motion is reduced.
  ///   - move: Moves to a time in seconds and returns whether the motion goes on.
  ///   - end: Moves to the end.
  init(
    for owner: AnyObject, isDecoration: Bool = true, move: @escaping (Double) -> Bool,
    end: @escaping () -> Void
  ) {
    self.owner = owner
    endsWithReducedMotion = isDecoration
    self.move = move
    self.end = end
  }

  var isNeeded: Bool { owner != nil }
  func advance(to time: Double) -> Bool { move(time) }
  func finish() { end() }
}
