internal import CSDL2
internal import PlumbBase
internal import Synchronization

/// An open device of SDL, whose thread asks a mixer for samples.
@safe struct AudioDevice: Sendable {
  private let id: SDL_AudioDeviceID
  /// Kept, as the device's thread has only its address.
  private let source: AudioSource

  /// The number of frames that the device asks for at a time: a fiftieth of a second.
  private static let frameCount: UInt16 = 1_024

  /// Held while SDL prepares its audio, which counts its users without a lock.
  private static let starting = Mutex(())

  /// Held while a library has a device open for a moment.
  static let otherDevice = Mutex(())

  /// Prepares SDL's audio, once.
  static func startSubsystem() throws(SoundError) {
    try starting.withLock { () throws(SoundError) in
      guard SDL_WasInit(SDL_INIT_AUDIO) == 0 else { return }
      // Otherwise SDL takes the signals that end the program.
      _ = unsafe SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
      guard SDL_InitSubSystem(SDL_INIT_AUDIO) == 0 else { throw failure }
    }
  }

  /// The error of SDL's last call.
  static var failure: SoundError {
    let text = unsafe String(cString: SDL_GetError())
    return SoundError(
      reason: "there is no audio device\(text.isEmpty ? "" : ", as SDL reports “\(text)”")")
  }

  /// Opens the usual device, which begins to play.
  init(_ source: AudioSource) throws(SoundError) {
    try Self.startSubsystem()
    var desired = unsafe SDL_AudioSpec()
    unsafe desired.freq = 48_000
    unsafe desired.format = UInt16(1.littleEndian == 1 ? AUDIO_F32LSB : AUDIO_F32MSB)
    unsafe desired.channels = 2
    unsafe desired.samples = Self.frameCount
    unsafe desired.userdata = Unmanaged.passUnretained(source).toOpaque()
    unsafe desired.callback = { source, samples, byteCount in
      guard let source = unsafe source, let samples = unsafe samples else { return }
      let count = Int(byteCount) / MemoryLayout<Float>.size
      unsafe samples.withMemoryRebound(to: Float.self, capacity: count) { samples in
        let samples = unsafe UnsafeMutableBufferPointer(start: samples, count: count)
        unsafe Unmanaged<AudioSource>.fromOpaque(source).takeUnretainedValue().fill(samples)
      }
    }
    var obtained = unsafe SDL_AudioSpec()
    var id = unsafe SDL_OpenAudioDevice(
      nil, 0, &desired, &obtained, SDL_AUDIO_ALLOW_FREQUENCY_CHANGE)
    if id == 0 {
      // Some drivers have one device only.
      id = Self.otherDevice.withLock {
        unsafe SDL_OpenAudioDevice(nil, 0, &desired, &obtained, SDL_AUDIO_ALLOW_FREQUENCY_CHANGE)
      }
    }
    guard id != 0 else { throw Self.failure }
    self.id = id
    self.source = source
    source.mixer.start(frameRate: Double(unsafe obtained.freq))
    SDL_PauseAudioDevice(id, 0)
  }

  /// Whether the device was disconnected.
  var isLost: Bool { SDL_GetAudioDeviceStatus(id) == SDL_AUDIO_STOPPED }

  /// Closes the device after the samples that it has, and waits for that.
  func close() { withExtendedLifetime(source) { SDL_CloseAudioDevice(id) } }
}

/// The origin of a device's samples.
@safe final class AudioSource: Sendable {
  let mixer: Mixer
  private let onSilence: @Sendable () -> Void
  /// The seconds without a sound after which `onSilence` is called.
  private let silenceLimit: Double

  init(_ mixer: Mixer, silenceLimit: Double, onSilence: @escaping @Sendable () -> Void) {
    self.mixer = mixer
    self.silenceLimit = silenceLimit
    self.onSilence = onSilence
  }

  /// Fills the samples of the left and the right channel in turn.
  func fill(_ samples: UnsafeMutableBufferPointer<Float>) {
    let (silence, duration) = mixer.mix(frameCount: samples.count / 2) { mixed in
      _ = unsafe samples.update(fromContentsOf: mixed)
    }
    // Once, when the limit is passed.
    if silence >= silenceLimit, silence - duration < silenceLimit { onSilence() }
  }
}
