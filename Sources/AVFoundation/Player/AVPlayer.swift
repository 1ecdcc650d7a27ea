public import Foundation
internal import PlumbBase
internal import PlumbSound

/// Plays the sounds of files. Pictures of films are not shown.
///
/// As AVFoundation: at its end an item stays there, and plays again after a seek.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether the player plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// Whether the player can play.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// The effect of the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance, pause, none
  }

  struct Settings {
    var item: AVPlayerItem?
    var rate: Float = 0
    var defaultRate: Float = 1
    var volume: Float = 1
    var isMuted = false
    var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether the item was played to its end, where it stays.
    var isAtEnd = false
  }

  // Everything that changes is behind its lock.
  let settings = Guarded(Settings())

  /// Creates a player without an item.
  public override init() {}

  /// Creates a player of a file.
  public convenience init(url: URL) {
    self.init(playerItem: AVPlayerItem(url: url))
  }

  /// Creates a player of an item.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    replaceCurrentItem(with: item)
  }

  deinit { settings.withLock { $0.item }?.sound?.pause() }

  /// The item that is played.
  open var currentItem: AVPlayerItem? { settings.withLock { $0.item } }

  /// Stops the item and takes another one, which is played if the player plays.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    let (old, rate) = settings.withLock { settings in
      defer {
        settings.item = item
        settings.isAtEnd = false
      }
      return (settings.item, settings.rate)
    }
    guard old !== item else { return }
    old?.sound?.pause()
    old?.endAction.withLock { $0 = nil }
    item?.endAction.withLock { $0 = { [weak self] in self?.itemDidEnd(isFinished: $0) } }
    updateVolume()
    if rate > 0 { start(at: rate) }
  }

  /// Notes the end of the item, or that it could not be played until then.
  @MainActor func itemDidEnd(isFinished: Bool) {
    settings.withLock { settings in
      settings.isAtEnd = isFinished
      if settings.actionAtItemEnd != .none || !isFinished { settings.rate = 0 }
    }
  }

  /// Plays the item at its default speed.
  open func play() { rate = defaultRate }

  /// Stops the item at its place.
  open func pause() { rate = 0 }

  /// Plays the item at a speed.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// The speed: 0 if the player does not play. Negative ones are not supported, and stop it. Another speed than 1
  /// changes the pitch.
  open var rate: Float {
    get { settings.withLock { $0.rate } }
    set { start(at: newValue > 0 ? newValue : 0) }
  }

  /// The speed with which `play()` begins.
  open var defaultRate: Float {
    get { settings.withLock { $0.defaultRate } }
    set { settings.withLock { $0.defaultRate = newValue } }
  }

  private func start(at rate: Float) {
    let (item, isAtEnd) = settings.withLock { settings in
      settings.rate = rate
      return (settings.item, settings.isAtEnd)
    }
    guard let sound = item?.sound else { return }
    if rate == 0 {
      sound.pause()
    } else if !isAtEnd {
      sound.rate = Double(rate)
      if !sound.play() { settings.withLock { $0.rate = 0 } }
    }
  }

  /// The loudness from 0 to 1.
  open var volume: Float {
    get { settings.withLock { $0.volume } }
    set {
      guard !newValue.isNaN else { return }
      settings.withLock { $0.volume = min(max(newValue, 0), 1) }
      updateVolume()
    }
  }

  /// Whether the player is silent.
  open var isMuted: Bool {
    get { settings.withLock { $0.isMuted } }
    set {
      settings.withLock { $0.isMuted = newValue }
      updateVolume()
    }
  }

  private func updateVolume() {
    let (item, volume) = settings.withLock { ($0.item, $0.isMuted ? 0 : $0.volume) }
    item?.sound?.volume = volume
  }

  /// The effect of the end of an item.
  open var actionAtItemEnd: ActionAtItemEnd {
    get { settings.withLock { $0.actionAtItemEnd } }
    set { settings.withLock { $0.actionAtItemEnd = newValue } }
  }

  /// Accepted: files are there at once.
  open var automaticallyWaitsToMinimizeStalling: Bool {
    get { false }
    set {}
  }

  /// Whether the player plays.
  open var timeControlStatus: TimeControlStatus { rate > 0 ? .playing : .paused }

  /// Whether the item can be played.
  open var status: Status { error == nil ? .readyToPlay : .failed }

  /// The reason why the item cannot be played.
  open var error: (any Error)? { currentItem?.error }
}

extension AVPlayer {
  /// The place in the item.
  public func currentTime() -> CMTime {
    let (item, isAtEnd) = settings.withLock { ($0.item, $0.isAtEnd) }
    guard let item else { return .zero }
    return isAtEnd ? item.duration : item.currentTime()
  }

  /// Goes to a place in the item.
  public func seek(to time: CMTime) {
    let (item, rate) = settings.withLock { settings in
      settings.isAtEnd = false
      return (settings.item, settings.rate)
    }
    guard time.isNumeric, let sound = item?.sound else { return }
    sound.time = time.seconds
    if rate > 0, !sound.isPlaying { self.rate = rate }
  }

  /// Goes to a place in the item, exactly.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Goes to a place in the item, and calls a function on the main thread afterwards.
  public func seek(
    to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time)
    DispatchQueue.main.async { completionHandler(true) }
  }

  /// Goes to a place in the item, exactly, and calls a function on the main thread afterwards.
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }
}
