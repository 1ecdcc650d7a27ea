import AudioToolbox
import Foundation
import Testing

/// The numbers of system sounds.
struct SystemSoundTests {
  @Test func `files have numbers until they are disposed`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav")
    defer { try? FileManager.default.removeItem(at: file) }
    try SoundBytes.wav16([1, 2]).write(to: file)
    var first: SystemSoundID = 0
    var second: SystemSoundID = 0
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &first) == kAudioServicesNoError)
    #expect(AudioServicesCreateSystemSoundID(file as CFURL, &second) == kAudioServicesNoError)
    #expect(first != second && first >= 5_000)
    #expect(AudioServicesDisposeSystemSoundID(first) == kAudioServicesNoError)
    #expect(AudioServicesDisposeSystemSoundID(first) == kAudioServicesBadSystemSoundIDError)
    #expect(AudioServicesDisposeSystemSoundID(second) == kAudioServicesNoError)
  }

  @Test func `a file that cannot be played has no number`() {
    var id: SystemSoundID = 7
    let status = AudioServicesCreateSystemSoundID(URL(filePath: "/nowhere/A.wav"), &id)
    #expect(status == kAudioServicesSystemSoundUnspecifiedError && id == 0)
  }

  @Test(arguments: [1_104, kSystemSoundID_Vibrate, 0, 9_999])
  func `numbers without a sound are silent, and complete`(id: SystemSoundID) async {
    AudioServicesPlaySystemSound(id)
    await withCheckedContinuation { continuation in
      AudioServicesPlaySystemSoundWithCompletion(id) { continuation.resume() }
    }
  }

  @Test func `a sound completes after its end`() async {
    await #expect(processExitsWith: .success) {
      setenv("SDL_AUDIODRIVER", "dummy", 1)
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).wav")
      defer { try? FileManager.default.removeItem(at: file) }
      try SoundBytes.wav16([1, 2]).write(to: file)
      var id: SystemSoundID = 0
      AudioServicesCreateSystemSoundID(file, &id)
      for sound in [id, kSystemSoundID_UserPreferredAlert] {
        await withCheckedContinuation { continuation in
          AudioServicesPlayAlertSoundWithCompletion(sound) { continuation.resume() }
        }
      }
    }
  }
}
