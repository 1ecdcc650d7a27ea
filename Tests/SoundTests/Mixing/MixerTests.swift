import Testing

@testable import PlumbSound

/// The samples that the device gets, by sums that can be computed by hand.
struct MixerTests {
  private let engine = SoundEngine(opensDevice: false)

  private func player(
    _ samples: [Float], channels: Int = 1, rate: Double = 48_000
  ) -> SoundPlayer {
    SoundPlayer(
      Sound(PCM(samples, channelCount: channels, frameRate: rate)), engine: engine)
  }

  /// The next frames, of the left and the right channel in turn.
  private func mixed(_ frameCount: Int, rate: Double = 48_000) -> [Float] {
    engine.mixer.start(frameRate: rate)
    var samples: [Float] = []
    engine.mixer.mix(frameCount: frameCount) { samples = $0 }
    return samples
  }

  /// The next frames of the left channel.
  private func left(_ frameCount: Int, rate: Double = 48_000) -> [Float] {
    let samples = mixed(frameCount, rate: rate)
    return stride(from: 0, to: samples.count, by: 2).map { samples[$0] }
  }

  @Test func `one channel is in both, and silence follows`() {
    player([0.5, -0.25]).play()
    #expect(mixed(3) == [0.5, 0.5, -0.25, -0.25, 0, 0])
  }

  @Test func `two channels stay apart`() {
    player([0.5, -0.25, 0.125, 1], channels: 2).play()
    #expect(mixed(2) == [0.5, -0.25, 0.125, 1])
  }

  @Test func `sounds are added`() {
    player([0.25, 0.5, 0.125]).play()
    player([0.5, 0.25]).play()
    #expect(left(3) == [0.75, 0.75, 0.125])
  }

  @Test func `sums beyond the full level are cut`() {
    player([0.75, -0.75, 0.5]).play()
    player([0.75, -0.75, -0.25]).play()
    #expect(left(3) == [1, -1, 0.25])
  }

  @Test func `volumes are factors between nothing and one`() {
    let sound = player([0.5, 0.5, 0.5, 0.5])
    sound.play()
    sound.volume = 0.5
    #expect(left(1) == [0.25])
    sound.volume = 7
    #expect(left(1) == [0.5])
    sound.volume = -1
    #expect(left(1) == [0])
    sound.volume = .nan
    #expect(sound.volume == 0)
  }

  @Test func `a pan takes the level of the other channel`() {
    let sound = player([0.5, 0.5, 0.5, 0.5])
    sound.play()
    sound.pan = 0.5
    #expect(mixed(1) == [0.25, 0.5])
    sound.pan = -1
    #expect(mixed(1) == [0.5, 0])
    sound.pan = -0.25
    #expect(mixed(1) == [0.5, 0.375])
    sound.pan = 9
    #expect(mixed(1) == [0, 0.5])
  }

  @Test func `sounds are repeated without a gap`() {
    let sound = player([0.5, 0.25])
    sound.repetitionCount = 1
    sound.play()
    #expect(left(6) == [0.5, 0.25, 0.5, 0.25, 0, 0])
    #expect(!sound.isPlaying)
    // Again as often.
    sound.play()
    #expect(left(5) == [0.5, 0.25, 0.5, 0.25, 0])
  }

  @Test func `a negative number of repetitions has no end`() {
    let sound = player([0.5, 0.25, 0.125])
    sound.repetitionCount = -1
    sound.play()
    #expect(left(7) == [0.5, 0.25, 0.125, 0.5, 0.25, 0.125, 0.5])
    sound.repetitionCount = 0
    #expect(left(3) == [0.25, 0.125, 0])
  }

  @Test func `a sound without samples ends even if it is repeated`() {
    let sound = player([])
    sound.repetitionCount = -1
    sound.play()
    #expect(left(2) == [0, 0])
    #expect(!sound.isPlaying)
  }

  @Test func `a sound goes on where it was paused, and from its start after a stop`() {
    let sound = player([0.5, 0.25, 0.125])
    sound.play()
    #expect(left(1) == [0.5])
    sound.pause()
    #expect(left(1) == [0])
    #expect(engine.mixer.isSilent)
    sound.play()
    #expect(left(1) == [0.25])
    sound.stop()
    sound.play()
    #expect(left(1) == [0.5])
  }

  @Test func `a sound is played from the place that is set`() {
    let sound = player([0.5, 0.25, 0.125, 0.75], rate: 4)
    #expect(sound.duration == 1)
    sound.time = 0.5
    sound.play()
    #expect(left(1, rate: 4) == [0.125])
    #expect(sound.time == 0.75)
    sound.time = .nan
    #expect(sound.time == 0)
    sound.time = -3
    #expect(sound.time == 0)
    sound.time = 1e300
    #expect(sound.time == 1)
    #expect(left(1, rate: 4) == [0])
    #expect(!sound.isPlaying)
  }

  @Test func `two players of one sound have places of their own`() {
    let sound = Sound(PCM([0.5, 0.25], frameRate: 48_000))
    let first = SoundPlayer(sound, engine: engine)
    let second = SoundPlayer(sound, engine: engine)
    first.play()
    #expect(left(1) == [0.5])
    second.play()
    #expect(left(3) == [0.75, 0.25, 0])
    #expect(!first.isPlaying && !second.isPlaying)
  }

  @Test func `half the rate has levels between two samples`() {
    player([0, 0.5, 0.25], rate: 22_050).play()
    // The last sample stays until the next one would come.
    #expect(left(7, rate: 44_100) == [0, 0.25, 0.5, 0.375, 0.25, 0.25, 0])
  }

  @Test func `a repeated sound has levels between its last sample and its first`() {
    let sound = player([0.5, 0.25], rate: 22_050)
    sound.repetitionCount = 1
    sound.play()
    #expect(
      left(9, rate: 44_100) == [0.5, 0.375, 0.25, 0.375, 0.5, 0.375, 0.25, 0.25, 0])
  }

  @Test func `another rate keeps the length`() {
    player([Float](repeating: 0.5, count: 2_205), rate: 22_050).play()
    // A tenth of a second; the last frame may come twice by rounding.
    let count = left(6_000).filter { $0 != 0 }.count
    #expect((4_800...4_801).contains(count))
  }

  @Test func `twice the speed leaves out every other sample`() {
    let sound = player([0.5, 0.25, 0.125, 0.75])
    sound.rate = 2
    sound.play()
    #expect(left(3) == [0.5, 0.125, 0])
    sound.rate = 0
    #expect(sound.rate == 1.0 / 32)
  }

  @Test func `a fade changes the volume evenly`() {
    let sound = player([Float](repeating: 0.5, count: 9), rate: 4)
    sound.play()
    sound.setVolume(0, fadeDuration: 1)
    #expect(left(6, rate: 4) == [0.5, 0.375, 0.25, 0.125, 0, 0])
    #expect(sound.volume == 0)
    sound.setVolume(1, fadeDuration: 0)
    #expect(left(1, rate: 4) == [0.5])
  }

  @Test func `a delay is silent`() {
    let sound = player([0.5, 0.25], rate: 4)
    sound.play(after: 1.5)
    // Six frames, in two calls.
    #expect(left(4, rate: 4) == [0, 0, 0, 0])
    #expect(left(5, rate: 4) == [0, 0, 0.5, 0.25, 0])
  }

  @Test func `the end is reported once, on the main thread, but not a stop`() async {
    let sound = player([0.5])
    await withCheckedContinuation { continuation in
      sound.onEnd { end in
        guard case .finished = end else { return }
        continuation.resume()
      }
      sound.play()
      sound.stop()
      _ = mixed(2)
      sound.play()
      _ = mixed(2)
      _ = mixed(2)
    }
    #expect(!sound.isPlaying)
    #expect(engine.mixer.isSilent)
  }

  @Test func `a player is kept while its sound is played`() {
    weak var released: SoundPlayer?
    do {
      let sound = player([0.5, 0.25])
      sound.play()
      released = sound
    }
    #expect(released != nil)
    _ = mixed(3)
    #expect(released == nil)
  }

  @Test func `silence is counted in seconds`() {
    engine.mixer.start(frameRate: 100)
    #expect(engine.mixer.mix(frameCount: 50) { _ in }.silence == 0.5)
    #expect(engine.mixer.mix(frameCount: 25) { _ in }.silence == 0.75)
    player([0.5]).play()
    #expect(engine.mixer.mix(frameCount: 25) { _ in }.silence == 0)
  }
}
