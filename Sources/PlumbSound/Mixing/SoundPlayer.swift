internal import PlumbBase
internal import Synchronization

/// The way in which a sound has ended that was not stopped.
package enum SoundEnd: Sendable {
  case finished
  /// There is no device that plays it.
  case interrupted
  /// It could not be decoded.
  case failed(SoundError)
}

/// Plays a sound, again and again if wanted. May be used on any thread.
package final class SoundPlayer: Sendable {
  package let sound: Sound
  private let engine: SoundEngine
  private let voice: Mutex<Voice>
  private let endAction = Mutex<(@MainActor @Sendable (SoundEnd) -> Void)?>(nil)

  /// Creates a player at the start of a sound.
  package init(_ sound: Sound, engine: SoundEngine = .shared) {
    self.sound = sound
    self.engine = engine
    voice = Mutex(Voice(pcm: try? sound.result?.get()))
  }

  /// The function that is called on the main thread after the sound has ended, but not after it was stopped.
  package func onEnd(_ action: @escaping @MainActor @Sendable (SoundEnd) -> Void) {
    endAction.withLock { $0 = action }
  }

  /// Plays the sound from its place on.
  ///
  /// - Parameter delay: the seconds until then.
  /// - Returns: `false` if it is known that it cannot be played, after a warning.
  @discardableResult
  package func play(after delay: Double = 0) -> Bool {
    guard sound.prepare() else { return false }
    let isDecoded = voice.withLock { voice in
      if let pcm = try? sound.result?.get() { voice.receive(pcm) }
      voice.delay = delay.isFinite ? max(delay, 0) : 0
      voice.isPlaying = true
      return voice.pcm != nil
    }
    guard engine.start(self) else {
      pause()
      return false
    }
    if !isDecoded {
      sound.whenDecoded { [weak self] in self?.receive($0) }
    }
    return true
  }

  /// Stops the sound at its place.
  package func pause() { voice.withLock { $0.isPlaying = false } }

  /// Stops the sound and goes back to its start.
  package func stop() { voice.withLock { $0.end() } }

  private func receive(_ result: Result<PCM, SoundError>) {
    switch result {
    case .success(let pcm): voice.withLock { $0.receive(pcm) }
    case .failure(let error):
      RuntimeWarning.showOnce("\(error)")
      end(.failed(error))
    }
  }

  /// Adds the next frames to those of other sounds, on the thread of the device.
  func add(to buffer: inout [Float], frameRate: Double) {
    let hasEnded = voice.withLock { $0.add(to: &buffer, frameRate: frameRate) }
    if hasEnded { reportEnd(.finished) }
  }

  /// Ends the sound if it is played.
  func end(_ end: SoundEnd) {
    let wasPlaying = voice.withLock { voice in
      defer { voice.end() }
      return voice.isPlaying
    }
    if wasPlaying { reportEnd(end) }
  }

  private func reportEnd(_ end: SoundEnd) {
    guard let action = endAction.withLock({ $0 }) else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { action(end) } }
  }
}

extension SoundPlayer {
  /// Whether the sound is played, or will be when it is decoded.
  package var isPlaying: Bool { voice.withLock { $0.isPlaying } }

  /// The length in seconds, for which files in compressed formats are decoded; 0 without a sound.
  package var duration: Double { sound.decoded()?.duration ?? 0 }

  /// The place in seconds.
  package var time: Double {
    get { voice.withLock { $0.time } }
    set { voice.withLock { $0.time = newValue } }
  }

  /// The loudness from 0 to 1. Setting it ends a fade.
  package var volume: Float {
    get { voice.withLock { $0.volume } }
    set {
      guard !newValue.isNaN else { return }
      voice.withLock { voice in
        voice.fade = nil
        voice.volume = min(max(newValue, 0), 1)
      }
    }
  }

  /// Changes the loudness evenly over some seconds in which the sound is played.
  package func setVolume(_ volume: Float, fadeDuration: Double) {
    guard fadeDuration > 0, fadeDuration.isFinite, !volume.isNaN else {
      self.volume = volume
      return
    }
    voice.withLock { voice in
      voice.fade = Voice.Fade(
        start: voice.volume, end: min(max(volume, 0), 1), duration: fadeDuration)
    }
  }

  /// From -1, only the left channel, to 1, only the right one.
  package var pan: Float {
    get { voice.withLock { $0.pan } }
    set {
      guard !newValue.isNaN else { return }
      voice.withLock { $0.pan = min(max(newValue, -1), 1) }
    }
  }

  /// The speed, from 1/32 to 32, with which the pitch changes as well.
  package var rate: Double {
    get { voice.withLock { $0.rate } }
    set {
      guard !newValue.isNaN else { return }
      voice.withLock { $0.rate = min(max(newValue, 1.0 / 32), 32) }
    }
  }

  /// The number of repetitions; without an end if negative.
  package var repetitionCount: Int {
    get { voice.withLock { $0.repetitionCount } }
    set { voice.withLock { $0.repetitionCount = newValue } }
  }
}
