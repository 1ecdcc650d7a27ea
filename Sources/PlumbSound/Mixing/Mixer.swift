internal import PlumbBase
internal import Synchronization

/// Mixes the sounds that are played, for the thread of the device.
///
/// Each player has a lock of its own, which the device holds only while it reads some hundredths of a second of this
/// sound: no thread waits for the device, or for another sound.
final class Mixer: Sendable {
  private struct Output {
    var buffer: [Float] = []
    var frameRate = 48_000.0
    /// The number of frames without a sound at the end of the output.
    var silentFrameCount = 0
  }

  private let players = Mutex<[SoundPlayer]>([])
  private let output = Mutex(Output())

  /// Whether no sound is played.
  var isSilent: Bool { players.withLock { $0.isEmpty } }

  /// Adds a player, once. The mixer keeps it until its sound ends, or is stopped.
  func add(_ player: SoundPlayer) {
    players.withLock { players in
      if !players.contains(where: { $0 === player }) { players.append(player) }
    }
  }

  /// Removes a player.
  func remove(_ player: SoundPlayer) {
    players.withLock { players in players.removeAll { $0 === player } }
  }

  /// Removes and returns all players.
  func removeAll() -> [SoundPlayer] {
    players.withLock { players in
      defer { players = [] }
      return players
    }
  }

  /// Sets the number of frames per second.
  func start(frameRate: Double) {
    output.withLock {
      $0.frameRate = frameRate
      $0.silentFrameCount = 0
    }
  }

  /// Mixes the next frames.
  ///
  /// - Parameters:
  ///   - frameCount: the number of frames, positive.
  ///   - body: receives the samples of the left and the right channel in turn, from -1 to 1.
  /// - Returns: the number of seconds for which no sound has been played, and those of this call.
  @discardableResult
  func mix(frameCount: Int, _ body: ([Float]) -> Void) -> (silence: Double, duration: Double) {
    let players = players.withLock { $0 }
    let result = output.withLock { output -> (silence: Double, duration: Double) in
      if output.buffer.count != frameCount * 2 {
        output.buffer = [Float](repeating: 0, count: frameCount * 2)
      } else {
        for index in output.buffer.indices { output.buffer[index] = 0 }
      }
      for player in players { player.add(to: &output.buffer, frameRate: output.frameRate) }
      for index in output.buffer.indices {
        output.buffer[index] = min(max(output.buffer[index], -1), 1)
      }
      body(output.buffer)
      output.silentFrameCount = players.isEmpty ? output.silentFrameCount + frameCount : 0
      return (
        Double(output.silentFrameCount) / output.frameRate, Double(frameCount) / output.frameRate
      )
    }
    if !players.isEmpty {
      // Players that were started again meanwhile stay.
      self.players.withLock { $0.removeAll { !$0.isPlaying } }
    }
    return result
  }
}
