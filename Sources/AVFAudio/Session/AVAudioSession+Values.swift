public import Foundation

extension AVAudioSession {
  /// The kind of sounds that a program plays.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a category.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The use of the sounds.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a mode.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// The relation to the sounds of other programs.
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 1 << 1)
    public static let allowBluetooth = CategoryOptions(rawValue: 1 << 2)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 1 << 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 1 << 3)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 1 << 4)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 1 << 5)
    public static let allowAirPlay = CategoryOptions(rawValue: 1 << 6)
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 1 << 7)
  }

  /// The effect on other programs at the end of the sounds.
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The devices that long sounds share.
  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }

  /// The device in place of the usual one.
  public enum PortOverride: UInt, Sendable {
    case none, speaker
  }

  /// Whether sounds may be recorded.
  public enum RecordPermission: UInt, Sendable {
    case undetermined, denied, granted
  }

  /// The beginning or the end of an interruption, which there is none of here.
  public enum InterruptionType: UInt, Sendable {
    case ended, began
  }

  /// The hint at the end of an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Never posted.
  public static let interruptionNotification =
    NSNotification.Name("AVAudioSessionInterruptionNotification")
  /// Never posted.
  public static let routeChangeNotification =
    NSNotification.Name("AVAudioSessionRouteChangeNotification")
  /// Never posted.
  public static let silenceSecondaryAudioHintNotification =
    NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The key of the type of an interruption.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the options of an interruption.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
