package import PlumbBase
internal import Synchronization

/// A sound, which any number of players may play at a time.
///
/// WAV, AIFF and CAF files are decoded when the sound is created. Other files take longer; they are decoded on another
/// thread when the sound is about to be played or its length is asked for.
package final class Sound: Sendable {
  private enum State {
    case compressed(Data)
    case decoding
    case finished(Result<PCM, SoundError>)
  }

  /// The largest number of bytes of a file.
  static let byteLimit = 128 << 20
  /// The largest number of bytes of a compressed file, which takes ten times the memory.
  static let compressedByteLimit = 32 << 20

  /// The name of the file; `nil` for a sound that is no file.
  package let name: String?
  private let state: Mutex<State>
  private let decoding = DispatchGroup()
  /// One file after the other, as SDL_mixer is not made for several threads.
  private static let queue = DispatchQueue(label: "PlumbSound.decoding", qos: .userInitiated)

  /// Creates a sound of samples.
  package init(_ pcm: PCM) {
    name = nil
    state = Mutex(.finished(.success(pcm)))
  }

  /// Creates the sound in a file.
  ///
  /// - Throws: an error for a file that cannot be read, is too large or damaged, or of no known format.
  package convenience init(contentsOf url: URL) throws(SoundError) {
    let name = url.lastPathComponent
    guard url.isFileURL else {
      throw SoundError(file: name, reason: "it is not a file; download it first")
    }
    let data: Data
    do throws(RegularFile.Failure) {
      data = try RegularFile.contents(of: url.path, limit: Self.byteLimit)
    } catch {
      throw SoundError(file: name, reason: "\(error)")
    }
    try self.init(data, name: name)
  }

  /// Creates the sound in the contents of a file.
  ///
  /// - Parameter name: the name of the file, for messages.
  /// - Throws: an error for contents that are too large or damaged, or of no known format.
  package init(_ data: Data, name: String? = nil) throws(SoundError) {
    self.name = name
    guard data.count <= Self.byteLimit else {
      throw SoundError(file: name, reason: "\(RegularFile.Failure.tooLarge(limit: Self.byteLimit))")
    }
    do throws(SoundError) {
      let state: State =
        switch SoundFormat(data) {
        case .wav: .finished(.success(try WAVFile.decode([UInt8](data))))
        case .aiff: .finished(.success(try AIFFFile.decode([UInt8](data))))
        case .caf: .finished(.success(try CAFFile.decode([UInt8](data))))
        case .compressed where data.count > Self.compressedByteLimit:
          throw SoundError(
            reason: "\(RegularFile.Failure.tooLarge(limit: Self.compressedByteLimit))")
        case .compressed: .compressed(data)
        case .mpeg4: throw SoundError(reason: "MPEG-4 is not supported; convert it to OGG or WAV")
        case nil: throw SoundError(reason: "its format is unknown")
        }
      self.state = Mutex(state)
    } catch {
      throw error.of(name)
    }
  }

  /// The samples, or the reason why there are none; `nil` before the end of decoding.
  package var result: Result<PCM, SoundError>? {
    state.withLock { state in
      guard case .finished(let result) = state else { return nil }
      return result
    }
  }

  /// Begins to decode, if that is necessary. Returns whether the sound can be played as far as is known: `false`,
  /// after one warning, without the library that decodes it.
  @discardableResult
  package func prepare() -> Bool {
    let data: Data? = state.withLock { state in
      guard case .compressed(let data) = state else { return nil }
      guard SDLMixerLibrary.shared != nil else { return nil }
      state = .decoding
      decoding.enter()
      return data
    }
    if let data {
      Self.queue.async { [self] in
        finish(SDLMixerLibrary.decode(data).mapError { $0.of(name) })
      }
    }
    switch state.withLock({ $0 }) {
    case .compressed:
      RuntimeWarning.showOnce(
        "Sounds in MP3, OGG and FLAC files are not played because the library SDL2_mixer is missing;"
          + " install libsdl2-mixer-2.0-0.")
      return false
    case .decoding, .finished(.success): return true
    case .finished(.failure): return false
    }
  }

  private func finish(_ result: Result<PCM, SoundError>) {
    state.withLock { $0 = .finished(result) }
    decoding.leave()
  }

  /// Waits for the samples.
  ///
  /// - Returns: the samples; `nil` if there are none.
  package func decoded() -> PCM? {
    guard prepare() else { return nil }
    decoding.wait()
    return try? result?.get()
  }

  /// Calls a function on another thread after the end of decoding.
  func whenDecoded(_ body: @escaping @Sendable (Result<PCM, SoundError>) -> Void) {
    decoding.notify(queue: Self.queue) { [self] in
      if let result { body(result) }
    }
  }
}
