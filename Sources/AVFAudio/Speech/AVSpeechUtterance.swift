public import Foundation

/// A text to speak; see ``AVSpeechSynthesizer``.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice; `nil` for that of the language of the program.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed, from 0 to 1.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// The loudness, from 0 to 1.
  open var volume: Float = 1
  /// The pause before the text, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after the text, in seconds.
  open var postUtteranceDelay: TimeInterval = 0

  /// Creates a text to speak.
  public init(string: String) {
    speechString = string
  }
}

/// A voice, of which there is none here.
open class AVSpeechSynthesisVoice: NSObject {
  /// Returns `nil`, as there is no voice.
  public init?(language languageCode: String?) { nil }

  /// Returns `nil`, as there is no voice.
  public init?(identifier: String) { nil }

  /// The voices: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }

  /// The language of the person.
  open class func currentLanguageCode() -> String {
    Locale.preferredLanguages.first ?? "en-US"
  }
}

/// The usual speed of speech.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The lowest speed of speech.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest speed of speech.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
