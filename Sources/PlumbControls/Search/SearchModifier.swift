/// The field of a search above the views that show its results.
@usableFromInline struct SearchModifier {
  let text: Binding<String>
  let prompt: Text
  let isPresented: Binding<Bool>?
  let tokens: SearchTokens?
  @FocusState private var isFocused: Bool
  @State private var owner = SearchOwner()
  @State private var highlight = SuggestionHighlight()
  /// The suggestion that was chosen last; `nil` for none.
  @State private var completion: String?
  /// Whether the suggestions are hidden until a person types.
  @State private var hidesSuggestions = false
  /// The id of the token that was clicked; `nil` for none.
  @State private var selectedToken: AnyHashable?
  @State private var caret = SearchCaret()
  @Environment(\.searchFocus) private var focus
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSubmitAction) private var submit

  nonisolated init(
    text: Binding<String>, prompt: Text?, isPresented: Binding<Bool>? = nil,
    tokens: SearchTokens? = nil
  ) {
    self.text = text
    self.prompt = prompt ?? Text("Search")
    self.isPresented = isPresented
    self.tokens = tokens
  }
}

extension SearchModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    Group(subviews: offered) { suggestions in
      VStack(spacing: 0) {
        field(suggestions)
        if let scopes, scopes.areShown(text: text.wrappedValue, isSearching: isSearching) {
          scopes.picker.padding(.horizontal, 8).padding(.bottom, 8)
        }
        content
          .environment(\.isSearching, isSearching)
          .environment(
            \.dismissSearch,
            DismissSearchAction { [text, $isFocused] in
              text.wrappedValue = ""
              $isFocused.wrappedValue = false
            }
          )
          .overlay(alignment: .top) {
            if !suggestions.isEmpty {
              SuggestionList(suggestions: suggestions, highlight: highlight, choose: choose)
            }
          }
      }
    }
    .searchOptionsCleared()
    .focusedSceneValue(
      \.searchField,
      SearchFieldFocus(owner: owner) { [$isFocused] in $isFocused.wrappedValue = true }
    )
    .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
      if isPresented == true { isFocused = true }
      if isPresented == false, isSearching { end() }
    }
    .onChange(of: isSearching) { _, isSearching in
      if isPresented?.wrappedValue != isSearching { isPresented?.wrappedValue = isSearching }
    }
    .onChange(of: text.wrappedValue) { _, text in
      highlight = SuggestionHighlight()
      hidesSuggestions = !isFocused || text == completion
      selectedToken = nil
    }
    .onChange(of: isFocused) { _, isFocused in
      hidesSuggestions = false
      if !isFocused { selectedToken = nil }
    }
  }

}

@MainActor extension SearchModifier {
  private var isSearching: Bool { isFocused || hasContent }

  /// Whether the field has a text or a token.
  private var hasContent: Bool { !text.wrappedValue.isEmpty || (tokens?.count() ?? 0) > 0 }

  private func clear() {
    text.wrappedValue = ""
    tokens?.removeAll()
  }

  /// The suggestions that are shown.
  @ViewBuilder private var offered: some View {
    if isFocused, !hidesSuggestions {
      tokens?.suggestions
      suggestions
    }
  }

  private func end() {
    text.wrappedValue = ""
    isFocused = false
  }

  // MARK: The field

  private func field(_ suggestions: SubviewsCollection) -> some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      if let tokens {
        HStack(spacing: 4) {
          tokens.labels(selectedToken) { id in
            isFocused = true
            selectedToken = id
          }
        }
      }
      textField(suggestions)
      if hasContent {
        Button {
          clear()
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear")
      }
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 5)
    .background { RoundedRectangle(cornerRadius: 7).fill(Color(system: .fill)) }
    .padding(8)
    .modifier(SearchShortcut { isFocused = true })
  }

  @ViewBuilder private func textField(_ suggestions: SubviewsCollection) -> some View {
    let field =
      plainField
      .textFieldStyle(.plain)
      .environment(\.submitAction, submit)
      .focused($isFocused)
      .onKeyPress(keys: [.upArrow, .downArrow, .return, .escape, .delete]) {
        take($0.key, suggestions) ? .handled : .ignored
      }
    if let focus { focus(AnyView(field)) } else { field }
  }

  private var plainField: TextField<Text> {
    guard tokens != nil else { return TextField(text: text, prompt: prompt) { prompt } }
    let selection = Binding { [caret] in
      caret.selection
    } set: { [caret] in
      caret.selection = $0
    }
    return TextField(text: text, selection: selection, prompt: prompt) { prompt }
  }

  /// Removes the selected token, or the token before the caret. Returns whether there is one.
  private func removeToken() -> Bool {
    guard let tokens, tokens.count() > 0 else { return false }
    if let selectedToken {
      tokens.remove(selectedToken)
      self.selectedToken = nil
      return true
    }
    guard text.wrappedValue.isEmpty || caret.isAtStart else { return false }
    tokens.removeLast()
    return true
  }

  /// Uses a key for the suggestions, or to clear the field. Returns whether it was used.
  private func take(_ key: KeyEquivalent, _ suggestions: SubviewsCollection) -> Bool {
    if highlight.move(with: key, in: suggestions) { return true }
    switch key {
    case .return: return highlight.suggestion(in: suggestions).map(choose) ?? false
    case .escape where !suggestions.isEmpty: hidesSuggestions = true
    case .escape where hasContent: clear()
    case .delete: return removeToken()
    default: return false
    }
    return true
  }

  /// Completes the text with a suggestion. Returns whether it has a completion.
  @discardableResult private func choose(_ suggestion: Subview) -> Bool {
    switch suggestion.containerValues.searchCompletion {
    case .text(let chosen):
      completion = chosen
      text.wrappedValue = chosen
    case .token(let token):
      guard tokens?.add(token) == true else { return false }
      text.wrappedValue = ""
    case nil: return false
    }
    highlight = SuggestionHighlight()
    hidesSuggestions = true
    submit?()
    return true
  }
}
