/// An object in the state of each view, by which the views that are left are counted.
final class InterfaceLife {
  /// The number of living ones, all of which are made and released on the main actor.
  nonisolated(unsafe) private(set) static var count = 0

  init() { Self.count += 1 }

  deinit { Self.count -= 1 }
}
