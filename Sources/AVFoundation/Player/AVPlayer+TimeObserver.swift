public import Foundation
internal import PlumbBase

/// The timer of an observer.
private final class TimeObserver: Sendable {
  private let timer: Guarded<any DispatchSourceTimer>

  init(
    every seconds: Double, on queue: DispatchQueue, of player: AVPlayer,
    _ body: @escaping @Sendable (CMTime) -> Void
  ) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + seconds, repeating: seconds)
    timer.setEventHandler { [weak player] in
      guard let player, player.rate > 0 else { return }
      body(player.currentTime())
    }
    timer.resume()
    self.timer = Guarded(timer)
  }

  deinit { cancel() }

  func cancel() { timer.withLock { $0.cancel() } }
}

extension AVPlayer {
  /// Calls a function again and again while the player plays.
  ///
  /// - Parameters:
  ///   - interval: the time between two calls, at least a hundredth of a second.
  ///   - queue: the queue of the calls; that of the main thread if `nil`.
  /// - Returns: an object that is kept as long as the calls are wanted, for `removeTimeObserver(_:)`.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let seconds = interval.seconds.isFinite ? max(interval.seconds, 0.01) : 1
    return TimeObserver(every: seconds, on: queue ?? .main, of: self, block)
  }

  /// Ends the calls of an observer.
  public func removeTimeObserver(_ observer: Any) { (observer as? TimeObserver)?.cancel() }
}
