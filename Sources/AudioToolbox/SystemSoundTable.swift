internal import PlumbBase
internal import PlumbSound

/// The sounds to which a program has given numbers.
enum SystemSoundTable {
  private struct Contents {
    var sounds: [SystemSoundID: Sound] = [:]
    /// Above the numbers of the sounds that Apple's systems have.
    var next: SystemSoundID = 5_000
  }

  private static let contents = Guarded(Contents())

  /// Adds a sound and returns its number.
  static func add(_ sound: Sound) -> SystemSoundID {
    contents.withLock { contents in
      defer { contents.next += 1 }
      contents.sounds[contents.next] = sound
      return contents.next
    }
  }

  /// Removes a sound; returns whether there was one.
  static func remove(_ id: SystemSoundID) -> Bool {
    contents.withLock { $0.sounds.removeValue(forKey: id) != nil }
  }

  /// Plays a sound, and calls a function on the main thread after its end. Numbers without a sound are silent.
  static func play(_ id: SystemSoundID, then completion: (() -> Void)?) {
    let completion = Guarded(completion)
    let sound =
      id == kSystemSoundID_UserPreferredAlert ? .alert : contents.withLock { $0.sounds[id] }
    if let sound {
      let player = SoundPlayer(sound)
      player.onEnd { _ in completion.take()?() }
      if player.play() { return }
    }
    DispatchQueue.main.async { completion.take()?() }
  }
}
