import AudioToolbox

/// The short sound of a switch.
enum Click {
  private static let sound: SystemSoundID = {
    var sound: SystemSoundID = 0
    if let url = Bundle.main.url(forResource: "click", withExtension: "wav") {
      AudioServicesCreateSystemSoundID(url as CFURL, &sound)
    }
    return sound
  }()

  static func play() {
    AudioServicesPlaySystemSound(sound)
  }

  static func vibrate() {
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
  }
}
