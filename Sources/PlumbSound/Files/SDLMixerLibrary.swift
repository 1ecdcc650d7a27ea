internal import CSDL2
internal import PlumbBase
internal import Synchronization

/// The functions of SDL_mixer that decode a file, which is loaded when a file needs it for the first time.
///
/// Programs are not linked with it, as it brings two dozen libraries along.
@safe final class SDLMixerLibrary: Sendable {
  private typealias Open =
    @convention(c) (Int32, UInt16, Int32, Int32, UnsafePointer<CChar>?, Int32) -> Int32
  private typealias Load =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32) -> UnsafeMutableRawPointer?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void
  private typealias Close = @convention(c) () -> Void

  /// The library's `Mix_Chunk`.
  @safe private struct Chunk {
    let isAllocated: Int32
    let bytes: UnsafeMutablePointer<UInt8>?
    let byteCount: UInt32
    let volume: UInt8
  }

  private let open: Open
  private let load: Load
  private let free: Free
  private let close: Close

  /// The library; `nil` if it is not installed.
  static let shared = SDLMixerLibrary()

  private init?() {
    guard let library = unsafe dlopen("libSDL2_mixer-2.0.so.0", RTLD_LAZY | RTLD_LOCAL) else {
      return nil
    }
    func function<T>(_ name: String, _ type: T.Type) -> T? {
      unsafe dlsym(library, name).map { unsafe unsafeBitCast($0, to: type) }
    }
    guard let open = unsafe function("Mix_OpenAudioDevice", Open.self),
      let load = unsafe function("Mix_LoadWAV_RW", Load.self),
      let free = unsafe function("Mix_FreeChunk", Free.self),
      let close = function("Mix_CloseAudio", Close.self),
      let start = function("Mix_Init", (@convention(c) (Int32) -> Int32).self)
    else { return nil }
    // FLAC, MP3, Ogg Vorbis and Opus, as far as they are installed.
    _ = start(0x01 | 0x08 | 0x10 | 0x40)
    unsafe self.open = open
    unsafe self.load = load
    unsafe self.free = free
    self.close = close
  }

  /// Decodes a file. Not to be called by two threads at a time.
  static func decode(_ data: Data) -> Result<PCM, SoundError> {
    guard let shared else { return .failure(SoundError(reason: "SDL2_mixer is missing")) }
    return Result { () throws(SoundError) in
      try AudioDevice.startSubsystem()
      if let pcm = try AudioDevice.otherDevice.withLock({ () throws(SoundError) in
        try shared.decode(data)
      }) {
        return pcm
      }
      // Some drivers have one device only, which may be the one that plays.
      let second = SoundEngine.shared.withDeviceClosed {
        Result { () throws(SoundError) in try shared.decode(data) }
      }
      guard let pcm = try second.get() else { throw AudioDevice.failure }
      return pcm
    }
  }

  /// Returns the samples; `nil` if there is no device in whose format they could be.
  private func decode(_ data: Data) throws(SoundError) -> PCM? {
    guard let count = Int32(exactly: data.count) else { throw .damaged }
    let layout = SampleLayout(
      kind: .integer16, isLittleEndian: 1.littleEndian == 1, channelCount: 2, frameRate: 44_100)
    // The library decodes into the format of a device of its own, which is open no longer than that.
    let format = UInt16(layout.isLittleEndian ? AUDIO_S16LSB : AUDIO_S16MSB)
    guard open(Int32(layout.frameRate), format, 2, 4_096, nil, 0) == 0 else { return nil }
    defer { close() }
    let bytes = unsafe data.withUnsafeBytes { bytes -> [UInt8]? in
      guard let source = unsafe SDL_RWFromConstMem(bytes.baseAddress, count) else { return nil }
      defer { _ = unsafe SDL_RWclose(source) }
      guard let chunk = unsafe load(source, 0) else { return nil }
      defer { unsafe free(chunk) }
      let content = unsafe chunk.load(as: Chunk.self)
      return unsafe [UInt8](
        UnsafeBufferPointer(start: content.bytes, count: Int(content.byteCount)))
    }
    guard let bytes else {
      throw SoundError(reason: "SDL2_mixer reports: \(unsafe String(cString: SDL_GetError()))")
    }
    return try PCM(bytes[...], layout: layout)
  }
}
