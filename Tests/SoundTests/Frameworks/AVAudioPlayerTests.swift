import AVFAudio
import Foundation
import PlumbSound
import Testing

/// Players as programs use them.
struct AVAudioPlayerTests {
  /// Notes what a player tells its delegate.
  private final class Delegate: NSObject, AVAudioPlayerDelegate {
    var ends: [Bool] = []

    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      MainActor.preconditionIsolated()
      ends.append(flag)
    }
  }

  @Test func `a player has the values of its file and those that are set`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    try SoundBytes.wav16([Int16](repeating: 1, count: 200), channels: 2, rate: 100).write(to: file)
    let player = try AVAudioPlayer(contentsOf: file, fileTypeHint: "public.wav")
    #expect(player.url == file && player.data == nil)
    #expect(player.duration == 1 && player.numberOfChannels == 2)
    #expect(player.currentTime == 0 && player.volume == 1 && player.pan == 0 && player.rate == 1)
    player.currentTime = 0.25
    player.volume = 0.5
    player.pan = -1
    player.numberOfLoops = -1
    player.isMeteringEnabled = true
    #expect(player.currentTime == 0.25 && player.volume == 0.5 && player.pan == -1)
    #expect(player.numberOfLoops == -1 && !player.isPlaying)
    player.stop()
    #expect(player.currentTime == 0.25)
    #expect(player.prepareToPlay())
  }

  @Test func `a file that is no sound is an error with a sentence`() {
    let error = #expect(throws: (any Error).self) { try AVAudioPlayer(data: Data("no".utf8)) }
    #expect(
      error?.localizedDescription == "The sound cannot be played: its format is unknown.")
  }

  @Test func `the delegate hears of the end on the main thread`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let delegate = Delegate()
      let player = try AVAudioPlayer(data: SoundBytes.wav16([1, 2, 3]))
      player.delegate = delegate
      player.enableRate = true
      player.rate = 2
      #expect(player.play() && player.isPlaying)
      for _ in 0..<2_000 where delegate.ends.isEmpty {
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(delegate.ends == [true])
      #expect(!player.isPlaying && player.currentTime == 0)
    }
  }

  @Test func `a player that is released is silent`() async {
    await #expect(processExitsWith: .success) {
      let file = AudioDeviceTests.useFile()
      defer { try? FileManager.default.removeItem(at: file) }
      weak var released: AVAudioPlayer?
      do {
        let player = try AVAudioPlayer(data: SoundBytes.wav16([8_000, 8_000]))
        player.numberOfLoops = -1
        player.play()
        released = player
      }
      #expect(released == nil)
      #expect(await AudioDeviceTests.wait { SoundEngine.shared.isOpen })
      SoundEngine.shared.close()
      #expect(try AudioDeviceTests.frames(in: file).isEmpty)
    }
  }

  @Test func `the session accepts wishes`() throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .spokenAudio, options: [.mixWithOthers, .duckOthers])
    #expect(session.category == .playback && session.mode == .spokenAudio)
    #expect(session.categoryOptions == [.mixWithOthers, .duckOthers])
    try session.setActive(true)
    try session.setActive(false, options: .notifyOthersOnDeactivation)
    try session.setCategory(.ambient)
    #expect(session.category == .ambient && session.mode == .default)
    #expect(session.categoryOptions == [])
  }

  /// Notes the texts that were cancelled.
  private final class SpeechDelegate: NSObject, AVSpeechSynthesizerDelegate {
    var cancelled: [String] = []

    func speechSynthesizer(
      _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) {
      cancelled.append(utterance.speechString)
    }
  }

  @Test @MainActor func `texts to speak are cancelled`() async throws {
    let delegate = SpeechDelegate()
    let synthesizer = AVSpeechSynthesizer()
    synthesizer.delegate = delegate
    synthesizer.speak(AVSpeechUtterance(string: "Hello"))
    #expect(!synthesizer.isSpeaking)
    for _ in 0..<2_000 where delegate.cancelled.isEmpty {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(delegate.cancelled == ["Hello"])
    #expect(AVSpeechSynthesisVoice(language: "en-GB") == nil)
  }
}
