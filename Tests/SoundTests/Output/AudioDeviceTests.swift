import CSDL2
import Foundation
import Testing

@testable import PlumbSound

/// The device, in processes of their own: SDL has one driver for a process.
struct AudioDeviceTests {
  /// Has SDL write the samples to a file; returns the file.
  static func useFile() -> URL {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "plumb-sound-\(ProcessInfo.processInfo.processIdentifier).raw")
    setenv("SDL_AUDIODRIVER", "disk", 1)
    setenv("SDL_DISKAUDIOFILE", file.path, 1)
    return file
  }

  /// Waits for a condition for at most ten seconds; returns whether it holds.
  static func wait(until condition: () -> Bool) async -> Bool {
    for _ in 0..<2_000 {
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return condition()
  }

  /// The frames in a file from the first one that is not silent, up to the last such.
  static func frames(in file: URL) throws -> [[Float]] {
    let data = try Data(contentsOf: file)
    let samples = stride(from: 0, to: data.count / 4 * 4, by: 4).map { start in
      Float(
        bitPattern: data[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }
    let frames = stride(from: 0, to: samples.count / 2 * 2, by: 2).map {
      [samples[$0], samples[$0 + 1]]
    }
    let isSound = frames.map { $0 != [0, 0] }
    guard let first = isSound.firstIndex(of: true), let last = isSound.lastIndex(of: true) else {
      return []
    }
    return Array(frames[first...last])
  }

  @Test func `the device gets the sum of two sounds`() async {
    await #expect(processExitsWith: .success) {
      let file = Self.useFile()
      defer { try? FileManager.default.removeItem(at: file) }
      let engine = SoundEngine()
      let first = SoundPlayer(Sound(PCM([0.25, 0.5, 0.125], frameRate: 48_000)), engine: engine)
      let second = SoundPlayer(
        Sound(PCM([0.5, 0.75, -0.5, 0.25], channelCount: 2, frameRate: 48_000)), engine: engine)
      // Both begin with the device.
      #expect(second.play() && first.play())
      #expect(await Self.wait { !first.isPlaying && !second.isPlaying })
      engine.close()
      let frames = try Self.frames(in: file)
      #expect(frames == [[0.75, 1], [0, 0.75], [0.125, 0.125]])
    }
  }

  @Test func `nothing is opened or loaded before the first sound`() async {
    await #expect(processExitsWith: .success) {
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let player = SoundPlayer(try Sound(SoundBytes.wav16([100, 200])))
      player.volume = 0.5
      player.time = 0
      player.sound.prepare()
      #expect(player.duration > 0)
      player.pause()
      player.stop()
      #expect(SDL_WasInit(SDL_INIT_AUDIO) == 0)
      #expect(SoundEngine.shared.openingCount == 0 && !SoundEngine.shared.isOpen)
      let libraries = try String(contentsOfFile: "/proc/self/maps", encoding: .utf8)
      #expect(!libraries.contains("SDL2_mixer"))
      #expect(player.play())
      #expect(await Self.wait { SoundEngine.shared.openingCount == 1 })
      #expect(SDL_WasInit(SDL_INIT_AUDIO) != 0)
    }
  }

  @Test func `the device is closed after silence, and opened again`() async {
    await #expect(processExitsWith: .success) {
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let engine = SoundEngine(silenceLimit: 0.1)
      let player = SoundPlayer(Sound(PCM([0.5], frameRate: 48_000)), engine: engine)
      for count in 1...2 {
        #expect(player.play())
        #expect(await Self.wait { engine.openingCount == count && !player.isPlaying })
        #expect(await Self.wait { !engine.isOpen })
      }
    }
  }

  @Test(arguments: ["none", "pulseaudio", ""]) func `without a device sounds end after one warning`(
    driver: String
  ) async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [driver] in
      if driver.isEmpty {
        // A disk that cannot be written.
        setenv("SDL_AUDIODRIVER", "disk", 1)
        setenv("SDL_DISKAUDIOFILE", "/nowhere/sound.raw", 1)
      } else {
        setenv("SDL_AUDIODRIVER", driver, 1)
        setenv("PULSE_SERVER", "unix:/nowhere/pulse", 1)
      }
      let player = SoundPlayer(Sound(PCM([0.5], frameRate: 48_000)))
      await withCheckedContinuation { continuation in
        player.onEnd { end in
          guard case .interrupted = end else { return }
          continuation.resume()
        }
        _ = player.play()
      }
      #expect(!player.isPlaying)
      // It is known now.
      #expect(!player.play())
      #expect(!player.isPlaying)
    }
    let messages = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let count =
      messages.components(separatedBy: "The sound cannot be played: there is no audio device")
      .count - 1
    #expect(count == 1, "\(messages)")
  }

  @Test(.enabled(if: SDLMixerLibrary.shared != nil, "libsdl2-mixer-2.0-0 is not installed."))
  func `compressed files are decoded by SDL_mixer`() async {
    await #expect(processExitsWith: .success) {
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let samples = (0..<64).map { Int16($0 * 256 - 8_192) }
      let sound = try Sound(FLACBytes.stereo(samples))
      #expect(sound.result == nil)
      let pcm = try #require(sound.decoded())
      #expect(pcm.frameCount == 64 && pcm.channelCount == 2 && pcm.frameRate == 44_100)
      guard case .integers(let decoded) = pcm.samples else {
        Issue.record("The samples are no integers.")
        return
      }
      #expect(decoded == samples.flatMap { [$0, $0] })
      // The device of the library is closed.
      #expect(SoundEngine.shared.openingCount == 0)
      // It begins although it is not decoded yet.
      let player = SoundPlayer(try Sound(FLACBytes.stereo(samples)))
      #expect(player.play())
      #expect(await Self.wait { !player.isPlaying })
      #expect(SoundEngine.shared.isOpen)
      // The device makes room for that of the library, if the driver has only one.
      #expect(try Sound(FLACBytes.stereo(samples)).decoded()?.frameCount == 64)
      #expect(SoundEngine.shared.isOpen)
    }
  }

  @Test(.enabled(if: SDLMixerLibrary.shared != nil, "libsdl2-mixer-2.0-0 is not installed."))
  func `damaged compressed files fail`() async {
    await #expect(processExitsWith: .success) {
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let player = SoundPlayer(
        try Sound(Data("OggS".utf8) + [UInt8](repeating: 1, count: 100), name: "A.ogg"))
      let message: String = await withCheckedContinuation { continuation in
        player.onEnd { end in
          guard case .failed(let error) = end else { return }
          continuation.resume(returning: error.description)
        }
        _ = player.play()
      }
      #expect(message.hasPrefix("The sound A.ogg cannot be played: SDL2_mixer reports: "))
      #expect(!player.isPlaying && !player.play() && player.duration == 0)
    }
  }

  @Test(.enabled(if: SDLMixerLibrary.shared == nil, "libsdl2-mixer-2.0-0 is installed."))
  func `without SDL_mixer compressed files are not played`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let player = SoundPlayer(try Sound(FLACBytes.stereo([Int16](repeating: 0, count: 16))))
      #expect(!player.play() && !player.play() && !player.isPlaying)
      #expect(player.duration == 0)
    }
    let messages = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(messages.components(separatedBy: "install libsdl2-mixer-2.0-0").count == 2)
  }
}
