public import Foundation
internal import PlumbBase

/// The wishes of a program for its sounds among those of others, which are accepted: on a desktop the person sets the
/// loudness of each program, and nothing interrupts its sounds.
///
/// As on iOS, where alone AVFAudio has it.
public final class AVAudioSession: NSObject, Sendable {
  private struct Settings {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
  }

  private static let shared = AVAudioSession()
  private let settings = Guarded(Settings())

  /// The session of the program.
  public class func sharedInstance() -> AVAudioSession { shared }

  /// The latest category.
  public var category: Category { settings.withLock { $0.category } }
  /// The latest mode.
  public var mode: Mode { settings.withLock { $0.mode } }
  /// The latest options.
  public var categoryOptions: CategoryOptions { settings.withLock { $0.options } }
  /// The categories that can be set: all of them.
  public var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }

  /// Accepted.
  public func setCategory(_ category: Category) throws {
    try setCategory(category, mode: .default)
  }

  /// Accepted.
  public func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: .default, options: options)
  }

  /// Accepted.
  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    settings.withLock { $0 = Settings(category: category, mode: mode, options: options) }
  }

  /// Accepted.
  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
  }

  /// Accepted.
  public func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }

  /// Accepted.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Accepted.
  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// Whether another program plays sounds, which is not known: `false`.
  public var isOtherAudioPlaying: Bool { false }

  /// Whether other programs ask for silence: `false`.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }

  /// The loudness of the device: the full one, as the desktop changes it afterwards.
  public var outputVolume: Float { 1 }

  /// Whether sounds may be recorded, which is not supported: `denied`.
  public var recordPermission: RecordPermission { .denied }

  /// Calls a function with `false`, as recording is not supported.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    DispatchQueue.main.async { response(false) }
  }
}
