internal import CSDL2
internal import PlumbBase
internal import Synchronization

/// The device on which all sounds are played.
///
/// Nothing is loaded or opened before the first sound. The device is opened and closed on a thread of its own, as a
/// sound server may take its time, and is closed after some seconds without a sound.
package final class SoundEngine: Sendable {
  private enum Output {
    case closed
    case opening
    case open(AudioDevice)
    /// There was no device; the next attempt is not made before a time.
    case unavailable(until: ContinuousClock.Instant)
  }

  /// The engine of the program.
  package static let shared = SoundEngine()

  let mixer = Mixer()
  private let output = Mutex(Output.closed)
  private let queue = DispatchQueue(label: "PlumbSound.output", qos: .userInitiated)
  private let silenceLimit: Double
  private let opensDevice: Bool
  private let openings = Mutex(0)

  /// - Parameters:
  ///   - silenceLimit: the seconds without a sound after which the device is closed.
  ///   - opensDevice: whether sounds are heard; tests have the mixer mix them.
  package init(silenceLimit: Double = 4, opensDevice: Bool = true) {
    self.silenceLimit = silenceLimit
    self.opensDevice = opensDevice
  }

  /// The number of times that a device was opened; for tests.
  package var openingCount: Int { openings.withLock { $0 } }

  /// Whether a device is open.
  package var isOpen: Bool {
    output.withLock { output in
      guard case .open = output else { return false }
      return true
    }
  }

  /// Plays a sound. Returns `false` if there was no device a short time ago.
  func start(_ player: SoundPlayer) -> Bool {
    // Before the state is read: a device that is about to be closed stays open, or is opened again.
    mixer.add(player)
    guard opensDevice else { return true }
    let lost: AudioDevice?
    switch output.withLock({ next(after: &$0) }) {
    case .wait: return true
    case .fail:
      mixer.remove(player)
      return false
    case .open(let device): lost = device
    }
    let hasStarted = DispatchSemaphore(value: 0)
    // SDL prepares its parts on one thread at a time, and that of windows on the main thread: before the main loop
    // there may be another one. A program without such a loop is not waited for.
    if SDL_WasInit(SDL_INIT_VIDEO) != 0 {
      hasStarted.signal()
    } else {
      DispatchQueue.main.async { hasStarted.signal() }
    }
    queue.async { [self] in
      _ = hasStarted.wait(timeout: .now() + 0.2)
      lost?.close()
      open()
    }
    return true
  }

  private enum Step {
    case wait, fail
    case open(closing: AudioDevice?)
  }

  private func next(after output: inout Output) -> Step {
    switch output {
    case .opening: return .wait
    case .open(let device) where !device.isLost: return .wait
    case .unavailable(let time) where ContinuousClock.now < time: return .fail
    case .open(let device):
      output = .opening
      return .open(closing: device)
    case .closed, .unavailable:
      output = .opening
      return .open(closing: nil)
    }
  }

  private func open() {
    let source = AudioSource(mixer, silenceLimit: silenceLimit) { [weak self] in
      guard let self else { return }
      queue.async { self.closeIfSilent() }
    }
    do throws(SoundError) {
      let device = try AudioDevice(source)
      openings.withLock { $0 += 1 }
      output.withLock { $0 = .open(device) }
    } catch {
      RuntimeWarning.showOnce("\(error)")
      output.withLock { $0 = .unavailable(until: .now + .seconds(10)) }
      for player in mixer.removeAll() { player.end(.interrupted) }
    }
  }

  private func closeIfSilent() {
    let device = output.withLock { output -> AudioDevice? in
      guard case .open(let device) = output, mixer.isSilent else { return nil }
      output = .closed
      return device
    }
    device?.close()
  }

  /// Calls a function while no device is open; then those sounds go on that were played.
  func withDeviceClosed<Result>(_ body: () -> Result) -> Result {
    queue.sync {
      let device = output.withLock { output -> AudioDevice? in
        guard case .open(let device) = output else { return nil }
        output = .opening
        return device
      }
      device?.close()
      defer { if device != nil { open() } }
      return body()
    }
  }

  /// Stops all sounds, closes the device and waits for that; for tests.
  package func close() {
    for player in mixer.removeAll() { player.pause() }
    queue.sync { closeIfSilent() }
  }
}
