public import Foundation
internal import PlumbSound
internal import PlumbUI

/// A sound of a file, in the formats of `AVAudioPlayer`.
///
/// As AppKit: a sound that is released stops.
open class NSSound: NSObject {
  /// The name of a sound.
  public typealias Name = String

  private struct Reference {
    weak var sound: NSSound?
  }

  /// Receives the end of the sound.
  open weak var delegate: (any NSSoundDelegate)?
  /// The name; `nil` for a sound without one.
  public let name: Name?
  private let player: SoundPlayer

  /// Creates the sound with a name.
  ///
  /// Sounds of the main bundle are found with and without the ending of their file. The names of the sounds that
  /// macOS has, such as "Glass", stand for silence.
  ///
  /// - Returns: `nil` if there is no such sound, or its file cannot be played, which a warning tells.
  public convenience init?(named name: Name) {
    guard let url = Self.file(named: name) else {
      guard Self.systemNames.contains(name) else { return nil }
      self.init(Sound(.silence), name: name)
      return
    }
    self.init(url, name: name)
  }

  /// Creates the sound of a file.
  ///
  /// - Parameter byRef: accepted.
  /// - Returns: `nil` if the file cannot be played, which a warning tells.
  public convenience init?(contentsOf url: URL, byReference byRef: Bool) {
    self.init(url, name: nil)
  }

  /// Creates the sound of a file.
  ///
  /// - Parameter byRef: accepted.
  /// - Returns: `nil` if the file cannot be played, which a warning tells.
  public convenience init?(contentsOfFile path: String, byReference byRef: Bool) {
    self.init(URL(filePath: path), name: nil)
  }

  /// Creates the sound of the contents of a file.
  ///
  /// - Returns: `nil` if the contents cannot be played, which a warning tells.
  public convenience init?(data: Data) {
    do throws(SoundError) {
      self.init(try Sound(data), name: nil)
    } catch {
      RuntimeWarning.showOnce("\(error)")
      return nil
    }
  }

  private convenience init?(_ url: URL, name: Name?) {
    do throws(SoundError) {
      self.init(try Sound(contentsOf: url), name: name)
    } catch {
      RuntimeWarning.showOnce("\(error)")
      return nil
    }
  }

  private init(_ sound: Sound, name: Name?) {
    player = SoundPlayer(sound)
    self.name = name
    super.init()
    let reference = Guarded(Reference(sound: self))
    player.onEnd { end in
      guard let sound = reference.withLock({ $0.sound }) else { return }
      let isFinished = if case .finished = end { true } else { false }
      sound.delegate?.sound(sound, didFinishPlaying: isFinished)
    }
  }

  deinit { player.stop() }

  private static let systemNames: Set = [
    "Basso", "Blow", "Bottle", "Frog", "Funk", "Glass", "Hero", "Morse", "Ping", "Pop", "Purr",
    "Sosumi", "Submarine", "Tink",
  ]

  private static func file(named name: Name) -> URL? {
    ["", "aiff", "aif", "wav", "caf", "mp3", "ogg", "flac", "m4a"].lazy.compactMap { ending in
      Bundle.main.url(forResource: name, withExtension: ending.isEmpty ? nil : ending)
    }.first
  }

  /// Plays the alert of the system: a short tone.
  public class func beep() { SoundPlayer(.alert).play() }

  /// Plays the sound from its place on.
  ///
  /// - Returns: `false` if it is played already, or cannot be played.
  @discardableResult
  open func play() -> Bool { !player.isPlaying && player.play() }

  /// Stops the sound; `resume()` goes on from its place.
  ///
  /// - Returns: whether it was played.
  @discardableResult
  open func pause() -> Bool {
    defer { player.pause() }
    return player.isPlaying
  }

  /// Plays the sound on after `pause()`.
  ///
  /// - Returns: `false` if it is played already, was not paused or cannot be played.
  @discardableResult
  open func resume() -> Bool { player.time > 0 && play() }

  /// Stops the sound and goes back to its start.
  ///
  /// - Returns: whether it was played.
  @discardableResult
  open func stop() -> Bool {
    defer { player.stop() }
    return player.isPlaying
  }

  /// Whether the sound is played.
  open var isPlaying: Bool { player.isPlaying }

  /// The length in seconds; a compressed file is decoded for it.
  open var duration: TimeInterval { player.duration }

  /// The place in seconds.
  open var currentTime: TimeInterval {
    get { player.time }
    set { player.time = newValue }
  }

  /// The loudness from 0 to 1.
  open var volume: Float {
    get { player.volume }
    set { player.volume = newValue }
  }

  /// Whether the sound is repeated until it is stopped.
  open var loops: Bool {
    get { player.repetitionCount < 0 }
    set { player.repetitionCount = newValue ? -1 : 0 }
  }
}

/// Receives the end of a sound, on the main thread.
public protocol NSSoundDelegate: NSObjectProtocol {
  /// Called after the end, but not after the sound was stopped.
  ///
  /// - Parameter flag: `false` if there was no device that played it, or the file is damaged.
  func sound(_ sound: NSSound, didFinishPlaying flag: Bool)
}

extension NSSoundDelegate {
  /// Ignores the end.
  public func sound(_ sound: NSSound, didFinishPlaying flag: Bool) {}
}
