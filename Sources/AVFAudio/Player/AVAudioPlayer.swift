public import Foundation
internal import PlumbBase
internal import PlumbSound

/// Plays a sound of a file or in memory.
///
/// WAV, AIFF and CAF files are played without further libraries, MP3, Ogg and FLAC files if SDL2_mixer is installed:
/// otherwise `play()` returns `false` after a warning. The latter are decoded on another thread when the sound is
/// prepared or played. Several players sound at a time.
///
/// As AVFAudio: a player that is released stops. Differs from it: a changed `rate` changes the pitch.
open class AVAudioPlayer: NSObject {
  private struct Reference {
    weak var player: AVAudioPlayer?
  }

  /// Receives the end of the sound.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file; `nil` for a sound in memory.
  public let url: URL?
  /// The contents of the file; `nil` for a sound of a file.
  public let data: Data?
  /// Accepted; the meters show silence.
  open var isMeteringEnabled = false
  /// Whether `rate` has an effect. Set before the sound is prepared in AVFAudio; here at any time.
  open var enableRate = false {
    didSet { updateRate() }
  }
  /// The speed: 1 is usual, 0.5 half of it. Values from 1/32 to 32 have an effect.
  open var rate: Float = 1 {
    didSet { updateRate() }
  }
  private let sound: SoundPlayer

  /// Creates a player of a file.
  ///
  /// - Throws: an error whose description is a sentence if the file is missing, damaged or of an unknown format.
  public convenience init(contentsOf url: URL) throws {
    self.init(try Sound(contentsOf: url), url: url, data: nil)
  }

  /// Creates a player of a file.
  ///
  /// - Parameter utiString: the type of the file, which is not needed: the contents tell it.
  /// - Throws: an error whose description is a sentence if the file is missing, damaged or of an unknown format.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player of the contents of a file.
  ///
  /// - Throws: an error whose description is a sentence if the contents are damaged or of an unknown format.
  public convenience init(data: Data) throws {
    self.init(try Sound(data), url: nil, data: data)
  }

  /// Creates a player of the contents of a file.
  ///
  /// - Parameter utiString: the type of the contents, which is not needed: they tell it.
  /// - Throws: an error whose description is a sentence if the contents are damaged or of an unknown format.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  private init(_ sound: Sound, url: URL?, data: Data?) {
    self.sound = SoundPlayer(sound)
    self.url = url
    self.data = data
    super.init()
    let reference = Guarded(Reference(player: self))
    self.sound.onEnd { end in reference.withLock { $0.player }?.report(end) }
  }

  deinit { sound.stop() }

  private func report(_ end: SoundEnd) {
    switch end {
    case .finished: delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    case .interrupted: delegate?.audioPlayerDidFinishPlaying(self, successfully: false)
    case .failed(let error): delegate?.audioPlayerDecodeErrorDidOccur(self, error: error)
    }
  }

  private func updateRate() { sound.rate = enableRate ? Double(rate) : 1 }

  /// Decodes the sound, so that `play()` starts at once.
  ///
  /// - Returns: whether the sound can be played.
  @discardableResult
  open func prepareToPlay() -> Bool { sound.sound.prepare() }

  /// Plays the sound from its place on.
  ///
  /// - Returns: `false` if it cannot be played, because there is no device or no library that decodes it.
  @discardableResult
  open func play() -> Bool { sound.play() }

  /// Plays the sound at a time of `deviceCurrentTime`, in seconds.
  ///
  /// - Returns: `false` if it cannot be played.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    sound.play(after: time - deviceCurrentTime)
  }

  /// Stops the sound; `play()` goes on from its place.
  open func pause() { sound.pause() }

  /// Stops the sound. As AVFAudio: `play()` goes on from its place.
  open func stop() { sound.pause() }

  /// Changes the loudness, from 0 to 1, evenly within some seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    sound.setVolume(volume, fadeDuration: duration)
  }

  /// Whether the sound is played.
  open var isPlaying: Bool { sound.isPlaying }

  /// The number of channels of the file; a compressed file is decoded for it.
  open var numberOfChannels: Int { sound.sound.decoded()?.fileChannelCount ?? 0 }

  /// The length in seconds; a compressed file is decoded for it. 0 if it cannot be decoded.
  open var duration: TimeInterval { sound.duration }

  /// The place in seconds.
  open var currentTime: TimeInterval {
    get { sound.time }
    set { sound.time = newValue }
  }

  /// A time in seconds that goes on; for `play(atTime:)`.
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// The loudness from 0 to 1.
  open var volume: Float {
    get { sound.volume }
    set { sound.volume = newValue }
  }

  /// The place between the speakers, from -1 for the left one to 1 for the right one.
  ///
  /// In the middle both channels have their full level; towards one side the other channel fades.
  open var pan: Float {
    get { sound.pan }
    set { sound.pan = newValue }
  }

  /// The number of repetitions; a negative number repeats the sound until it is stopped.
  open var numberOfLoops: Int {
    get { sound.repetitionCount }
    set { sound.repetitionCount = newValue }
  }

  /// Accepted; the meters show silence.
  open func updateMeters() {}

  /// The average level in decibels: that of silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// The highest level in decibels: that of silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Receives the end of the sound of a player, on the main thread.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called after the last repetition, but not after the sound was stopped.
  ///
  /// - Parameter flag: `false` if there was no device that played it.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

  /// Called when a compressed file turns out to be damaged.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Ignores the end.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}

  /// Ignores the error.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
