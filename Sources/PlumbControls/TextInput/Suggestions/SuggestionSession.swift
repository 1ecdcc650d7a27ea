internal import Observation
@_spi(Nodes) internal import PlumbCore

/// A text that is completed by suggestions.
@MainActor protocol CompletedText: AnyObject {
  /// Replaces the text, as one change that can be undone.
  func complete(with text: String)
}

/// The text field to which suggestions belong.
@MainActor @Observable final class SuggestionSession {
  /// The number of times that a person has changed the text.
  private(set) var editCount = 0
  /// The field that was edited last.
  @ObservationIgnored private weak var text: (any CompletedText)?
  @ObservationIgnored private var isCompleting = false

  /// Creates a session before there is a field.
  nonisolated init() {}

  /// Records that the text of a field has changed.
  func textDidChange(of text: any CompletedText) {
    self.text = text
    if !isCompleting { editCount += 1 }
  }

  /// Records that a field has received the keyboard focus.
  func focusDidBegin(in text: any CompletedText) { self.text = text }

  /// Replaces the text of the field with a suggestion.
  func complete(with completion: String) {
    isCompleting = true
    text?.complete(with: completion)
    isCompleting = false
  }
}

extension EnvironmentValues {
  /// The suggestions for the text fields inside; `nil` for none.
  @EnvironmentEntry var suggestionSession: SuggestionSession?
}

extension TextInputViewNode: CompletedText {
  func complete(with text: String) {
    let time = tree.context.time
    edit {
      $0.selectAll()
      $0.insert(text, at: time)
    }
  }
}
