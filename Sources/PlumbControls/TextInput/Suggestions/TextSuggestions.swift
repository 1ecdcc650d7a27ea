internal import Foundation

extension View {
  /// Adds suggestions below the text field in the view, while a person types in it.
  ///
  /// As SwiftUI: a view with `textInputCompletion(_:)` is chosen with a click, or with the arrow keys and Return, and
  /// replaces the text of the field; others, such as buttons, perform their action. Escape hides the suggestions until
  /// a person types again or presses the down arrow key.
  nonisolated public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    modifier(TextSuggestions(suggestions: suggestions()))
  }

  /// Adds suggestions from a collection below the text field in the view.
  nonisolated public func textInputSuggestions<
    Data: RandomAccessCollection, ID: Hashable, Content: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View {
    modifier(TextSuggestions(suggestions: ForEach(data, id: id, content: content)))
  }

  /// Adds suggestions from a collection below the text field in the view.
  nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) -> some View where Data.Element: Identifiable {
    modifier(TextSuggestions(suggestions: ForEach(data, content: content)))
  }

  /// Sets the text of the field once the view was chosen as a suggestion.
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    containerValue(\.searchCompletion, .text(completion))
  }
}

/// A modifier that shows suggestions below a text field.
@usableFromInline struct TextSuggestions<Suggestions: View> {
  let suggestions: Suggestions
  @State private var session = SuggestionSession()
  @State private var frame = CGRect.zero
  @State private var highlight = SuggestionHighlight()
  /// Whether the suggestions are shown.
  @State private var isOffered = false
  @FocusState private var isFocused: Bool

  nonisolated init(suggestions: Suggestions) {
    self.suggestions = suggestions
  }
}

extension TextSuggestions: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    Group(subviews: offered) { suggestions in
      content
        .environment(\.suggestionSession, session)
        .focused($isFocused)
        .onKeyPress(keys: [.upArrow, .downArrow, .return, .escape]) {
          $0.modifiers.isEmpty && take($0.key, suggestions) ? .handled : .ignored
        }
        .onGeometryChange(for: CGRect.self) {
          $0.frame(in: .global)
        } action: {
          frame = $0
        }
        .modifier(
          LayerModifier.companion(at: suggestions.isEmpty ? nil : corner) {
            SuggestionList(suggestions: suggestions, highlight: highlight, choose: choose)
              .frame(width: max(frame.width + 16, Self.minimumWidth))
          })
    }
    .onChange(of: session.editCount) {
      highlight = SuggestionHighlight()
      isOffered = isFocused
    }
    .onChange(of: isFocused) { isOffered = false }
  }
}

@MainActor extension TextSuggestions {
  /// The smallest width of the list, in points.
  private static var minimumWidth: CGFloat { 160 }

  private var corner: CGPoint { CGPoint(x: frame.minX - 8, y: frame.maxY + 3) }

  @ViewBuilder private var offered: some View {
    if isFocused, isOffered { suggestions }
  }

  /// Uses a key for the suggestions. Returns whether it was used.
  private func take(_ key: KeyEquivalent, _ suggestions: SubviewsCollection) -> Bool {
    if highlight.move(with: key, in: suggestions) { return true }
    switch key {
    case .downArrow: isOffered = true
    case .return: return highlight.suggestion(in: suggestions).map(choose) ?? false
    case .escape where !suggestions.isEmpty: isOffered = false
    default: return false
    }
    return true
  }

  /// Completes the text with a suggestion. Returns whether it has a completion.
  private func choose(_ suggestion: Subview) -> Bool {
    guard case .text(let text) = suggestion.containerValues.searchCompletion else { return false }
    session.complete(with: text)
    isOffered = false
    highlight = SuggestionHighlight()
    return true
  }
}
