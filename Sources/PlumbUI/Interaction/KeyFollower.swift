/// Something that a key may set off, wherever the pointer is.
@MainActor protocol KeyFollower: AnyObject {
  /// Acts on a key if that is meant; says whether it was.
  func takes(_ press: KeyStroke) -> Bool
}

/// Those that keys may set off, in the order in which they were made.
@MainActor struct KeyFollowers {
  private struct Entry {
    weak var follower: (any KeyFollower)?
  }

  private var entries: [Entry] = []
  /// The view that keys are for before all others, with those that are told of it.
  ///
  /// Both are held: those round a view that is taken out have to hear of it.
  var focused: (target: AnyObject, watchers: [AnyObject])?

  mutating func add(_ follower: any KeyFollower) {
    entries.append(Entry(follower: follower))
  }

  /// Hands a key to the first one that takes it; says whether one did.
  mutating func takes(_ press: KeyStroke) -> Bool {
    entries.removeAll { $0.follower == nil }
    return entries.contains { $0.follower?.takes(press) == true }
  }
}
