import AVFoundation

/// Plays the tones, and counts what was heard.
final class ChimePlayer: NSObject, ObservableObject, AVAudioPlayerDelegate {
  @Published private(set) var struckCount = 0
  @Published private(set) var finishedCount = 0
  @Published private(set) var lastStruck: Chime?
  @Published var volume: Float = 0.8 {
    didSet {
      for player in players.values {
        player.volume = volume
      }
    }
  }

  private var players: [Chime: AVAudioPlayer] = [:]

  override init() {
    super.init()
    try? AVAudioSession.sharedInstance().setCategory(.ambient, mode: .default)
    try? AVAudioSession.sharedInstance().setActive(true)
    for chime in Chime.all {
      guard let url = Bundle.main.url(forResource: chime.fileName, withExtension: "wav") else {
        continue
      }
      do {
        let player = try AVAudioPlayer(contentsOf: url)
        player.delegate = self
        player.volume = volume
        player.prepareToPlay()
        players[chime] = player
      } catch {
        print("\(chime.fileName) cannot be played: \(error)")
      }
    }
  }

  /// The number of chimes that have a tone.
  var tunedCount: Int { players.count }

  func duration(of chime: Chime) -> TimeInterval {
    players[chime]?.duration ?? 0
  }

  func strike(_ chime: Chime) {
    struckCount += 1
    lastStruck = chime
    guard let player = players[chime] else { return }
    player.currentTime = 0
    player.play()
  }

  func silence() {
    for player in players.values {
      player.stop()
    }
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    finishedCount += 1
  }
}
