import Foundation
import PlumbAppKit
import Testing

/// Sounds by the names of AppKit.
struct NSSoundTests {
  /// A WAV file of some samples of 8 bits at 1 000 a second, all of them silence.
  private static func wav(frames: Int) -> Data {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let format = bytes(1, 2) + bytes(1, 2) + bytes(1_000, 4) + bytes(1_000, 4) + bytes(1, 2)
    let content =
      Array("WAVEfmt ".utf8) + bytes(16, 4) + format + bytes(8, 2) + Array("data".utf8)
      + bytes(frames, 4) + [UInt8](repeating: 128, count: frames)
    return Data(Array("RIFF".utf8) + bytes(content.count, 4) + content)
  }

  @Test func `a sound has the values of its file and those that are set`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    try Self.wav(frames: 2_000).write(to: file)
    let sound = try #require(NSSound(contentsOf: file, byReference: true))
    #expect(sound.duration == 2 && sound.currentTime == 0 && !sound.loops && sound.volume == 1)
    sound.loops = true
    sound.volume = 0.5
    sound.currentTime = 1.5
    #expect(sound.loops && sound.volume == 0.5 && sound.currentTime == 1.5)
    #expect(!sound.pause() && sound.currentTime == 1.5)
    #expect(!sound.stop() && sound.currentTime == 0)
    // It was not paused.
    #expect(!sound.resume())
  }

  @Test func `names stand for files, or for the sounds of macOS`() {
    #expect(NSSound(named: "Glass")?.name == "Glass")
    #expect(NSSound(named: "Glass")?.duration == 0)
    #expect(NSSound(named: "No such sound") == nil)
    #expect(NSSound(contentsOfFile: "/nowhere/A.wav", byReference: false) == nil)
    #expect(NSSound(data: Data("no".utf8)) == nil)
  }

  /// Notes the ends of a sound.
  private final class Delegate: NSObject, NSSoundDelegate {
    var ends: [Bool] = []

    func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {
      MainActor.preconditionIsolated()
      ends.append(flag)
    }
  }

  @Test func `a sound is played once at a time, and its delegate hears of the end`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let delegate = Delegate()
      let sound = try #require(NSSound(data: Self.wav(frames: 200)))
      sound.delegate = delegate
      #expect(sound.play() && sound.isPlaying && !sound.play())
      #expect(sound.pause() && !sound.isPlaying)
      sound.currentTime = 0.1
      #expect(sound.resume())
      for _ in 0..<2_000 where delegate.ends.isEmpty {
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(delegate.ends == [true] && !sound.isPlaying)
    }
  }
}
