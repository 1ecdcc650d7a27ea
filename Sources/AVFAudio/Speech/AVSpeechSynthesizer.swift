public import Foundation
internal import PlumbBase

/// Accepts texts to speak and cancels them, with one warning: speech is not available.
///
/// So that a program goes on, its delegate receives the cancellation of each text.
open class AVSpeechSynthesizer: NSObject {
  private struct Reference {
    weak var synthesizer: AVSpeechSynthesizer?
    let utterance: AVSpeechUtterance
  }

  /// Receives the cancellation of the texts, on the main thread.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether a text is spoken: `false`.
  open var isSpeaking: Bool { false }
  /// Whether a text waits to be spoken on: `false`.
  open var isPaused: Bool { false }

  /// Creates a synthesizer.
  public override init() {}

  /// Warns once that speech is not available, and cancels the text.
  open func speak(_ utterance: AVSpeechUtterance) {
    RuntimeWarning.showOnce(
      "Texts are not spoken because speech is not available on this platform.")
    let reference = Guarded(Reference(synthesizer: self, utterance: utterance))
    DispatchQueue.main.async {
      let (synthesizer, utterance) = reference.withLock { ($0.synthesizer, $0.utterance) }
      guard let synthesizer else { return }
      synthesizer.delegate?.speechSynthesizer(synthesizer, didCancel: utterance)
    }
  }

  /// Returns `false`, as no text is spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  /// Returns `false`, as no text is spoken.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  /// Returns `false`, as no text is spoken.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

/// A place at which speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// Receives events of texts, of which there is only the cancellation here.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Not called, as no text is spoken.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Not called, as no text is spoken.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Called for each text, on the main thread.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Not called, as no text is spoken.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Ignores the event.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  /// Ignores the event.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  /// Ignores the event.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  /// Ignores the event.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
