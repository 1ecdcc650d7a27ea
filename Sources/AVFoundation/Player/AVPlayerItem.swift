public import Foundation
internal import PlumbBase
internal import PlumbSound

/// A sound of a file that an ``AVPlayer`` plays.
///
/// A file that cannot be played is one warning; the item has failed then. Addresses of servers are such: files have to
/// be downloaded first.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// The file.
  public let asset: AVAsset
  /// The sound; `nil` if the file cannot be read.
  let sound: SoundPlayer?
  private let readError: SoundError?
  /// The function of the player that is told about the end, and whether the sound was played until then.
  let endAction = Guarded<(@MainActor @Sendable (Bool) -> Void)?>(nil)

  /// Creates an item of a file.
  public convenience init(url: URL) {
    self.init(asset: AVURLAsset(url: url))
  }

  /// Creates an item of a file.
  public init(asset: AVAsset) {
    self.asset = asset
    do throws(SoundError) {
      sound = SoundPlayer(try Sound(contentsOf: asset.url))
      readError = nil
    } catch {
      RuntimeWarning.showOnce("\(error)")
      sound = nil
      readError = error
    }
    super.init()
    sound?.onEnd { [weak self] end in self?.report(end) }
  }

  deinit { sound?.stop() }

  @MainActor private func report(_ end: SoundEnd) {
    let isFinished = if case .finished = end { true } else { false }
    endAction.withLock { $0 }?(isFinished)
    NotificationCenter.default.post(
      name: isFinished ? .AVPlayerItemDidPlayToEndTime : .AVPlayerItemFailedToPlayToEndTime,
      object: self)
  }

  /// Whether the item can be played, as far as is known: a compressed file is decoded when it is played.
  open var status: Status {
    guard let sound else { return .failed }
    switch sound.sound.result {
    case nil: return .unknown
    case .success: return .readyToPlay
    case .failure: return .failed
    }
  }

  /// The reason why the item cannot be played.
  open var error: (any Error)? {
    if case .failure(let error) = sound?.sound.result { return error }
    return readError
  }

  /// The length; indefinite before a compressed file is decoded.
  open var duration: CMTime {
    guard case .success(let pcm) = sound?.sound.result else { return .indefinite }
    return CMTime(
      value: Int64(pcm.frameCount), timescale: Int32(max(pcm.frameRate.rounded(), 1)))
  }

  /// The place.
  open func currentTime() -> CMTime {
    CMTime(seconds: sound?.time ?? 0, preferredTimescale: 1_000_000_000)
  }

  /// Posted on the main thread when the item was played to its end; the object is the item.
  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  /// Posted on the main thread when the item could not be played to its end; the object is the item.
  public static let failedToPlayToEndTimeNotification =
    NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
}

extension NSNotification.Name {
  /// Posted on the main thread when an item was played to its end; the object is the item.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemDidPlayToEndTime =
    NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted on the main thread when an item could not be played to its end; the object is the item.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemFailedToPlayToEndTime =
    NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
}
