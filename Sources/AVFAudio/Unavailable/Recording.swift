public import Foundation

/// Not available: recording.
@available(*, unavailable, message: "Sounds cannot be recorded on this platform.")
open class AVAudioRecorder: NSObject {
  /// Not available.
  public init(url: URL, settings: [String: Any]) throws {}
  /// Not available.
  open var isRecording: Bool { false }
  /// Not available.
  open func record() -> Bool { false }
  /// Not available.
  open func stop() {}
}

/// Not available: graphs of sound processors.
@available(
  *, unavailable,
  message: "Sounds are not processed on this platform; play files with AVAudioPlayer."
)
open class AVAudioEngine: NSObject {
  /// Not available.
  public override init() {}
}

/// Not available: graphs of sound processors.
@available(
  *, unavailable,
  message: "Sounds are not processed on this platform; play files with AVAudioPlayer."
)
open class AVAudioPlayerNode: NSObject {
  /// Not available.
  public override init() {}
}

/// Not available: the samples of files.
@available(
  *, unavailable,
  message: "Samples of files cannot be read on this platform; play files with AVAudioPlayer."
)
open class AVAudioFile: NSObject {
  /// Not available.
  public init(forReading fileURL: URL) throws {}
}
