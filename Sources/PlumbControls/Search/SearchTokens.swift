/// The tokens of a search: criteria beside the text, each shown in the field as one unit.
struct SearchTokens {
  /// Returns the views of the tokens, in order. A press on a token calls a function with its id.
  let labels: (_ selected: AnyHashable?, _ select: @escaping (AnyHashable) -> Void) -> AnyView
  /// The tokens below the field; `nil` for none.
  let suggestions: AnyView?
  let count: () -> Int
  let removeLast: () -> Void
  /// Removes the token with an id.
  let remove: (AnyHashable) -> Void
  let removeAll: () -> Void
  /// Adds a token. Returns whether it has the type of the tokens.
  let add: (Any) -> Bool

  init<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ tokens: Binding<C>, suggested: Binding<C>?, token: @escaping (C.Element) -> T
  ) where C.Element: Identifiable {
    labels = { selected, select in
      AnyView(
        ForEach(tokens.wrappedValue) { element in
          let id = AnyHashable(element.id)
          token(element).modifier(
            SearchTokenModifier(isSelected: id == selected) { select(id) })
        })
    }
    suggestions = suggested.map { suggested in
      AnyView(ForEach(suggested.wrappedValue) { token($0).searchCompletion($0) })
    }
    count = { tokens.wrappedValue.count }
    removeLast = {
      let value = tokens.wrappedValue
      if !value.isEmpty { tokens.wrappedValue = C(value.dropLast()) }
    }
    remove = { id in tokens.wrappedValue.removeAll { AnyHashable($0.id) == id } }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } }
    add = { value in
      guard let element = value as? C.Element else { return false }
      tokens.wrappedValue.append(element)
      return true
    }
  }
}

/// The location of the caret of a search field. No view depends on it.
@MainActor final class SearchCaret {
  var selection: TextSelection?

  nonisolated init() {}

  /// Whether nothing is selected, and the caret is before the text.
  var isAtStart: Bool {
    guard let selection, case .selection(let range) = selection.indices else { return false }
    return range.isEmpty && range.lowerBound == "".startIndex
  }
}

/// The appearance of a token in a field; a press selects the token.
private struct SearchTokenModifier {
  let isSelected: Bool
  let select: () -> Void
}

extension SearchTokenModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.callout)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 7)
      .padding(.vertical, 1)
      .background {
        Capsule().fill(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.18)))
      }
      .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.tint))
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .onPress { select() }
  }
}

extension View {
  /// Adds a search field with tokens above the views.
  ///
  /// A click selects a token, and Delete removes it; without a selected token, Delete removes the last one while the
  /// caret is before the text. The button at the end of the field removes the text and all tokens.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - tokens: the tokens of the search.
  ///   - placement: has no effect: the field is above the views.
  ///   - token: returns the view of a token.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        text: text, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  /// Adds a search field with tokens and a localized prompt above the views.
  ///
  /// A click selects a token, and Delete removes it; without a selected token, Delete removes the last one while the
  /// caret is before the text. The button at the end of the field removes the text and all tokens.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - tokens: the tokens of the search.
  ///   - placement: has no effect: the field is above the views.
  ///   - token: returns the view of a token.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  /// Adds a search field with tokens and a prompt above the views.
  ///
  /// A click selects a token, and Delete removes it; without a selected token, Delete removes the last one while the
  /// caret is before the text. The button at the end of the field removes the text and all tokens.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - tokens: the tokens of the search.
  ///   - placement: has no effect: the field is above the views.
  ///   - token: returns the view of a token.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  /// Adds a search field with tokens and suggested tokens above the views.
  ///
  /// A click selects a token, and Delete removes it; without a selected token, Delete removes the last one while the
  /// caret is before the text. The button at the end of the field removes the text and all tokens.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - tokens: the tokens of the search.
  ///   - suggestedTokens: the tokens that are shown below the field while it has the keyboard focus.
  ///   - placement: has no effect: the field is above the views.
  ///   - token: returns the view of a token.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        text: text, prompt: prompt,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  /// Adds a search field with tokens, suggested tokens and a localized prompt above the views.
  ///
  /// A click selects a token, and Delete removes it; without a selected token, Delete removes the last one while the
  /// caret is before the text. The button at the end of the field removes the text and all tokens.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - tokens: the tokens of the search.
  ///   - suggestedTokens: the tokens that are shown below the field while it has the keyboard focus.
  ///   - placement: has no effect: the field is above the views.
  ///   - token: returns the view of a token.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }

  /// Adds a search field with tokens, suggested tokens and a prompt above the views.
  ///
  /// A click selects a token, and Delete removes it; without a selected token, Delete removes the last one while the
  /// caret is before the text. The button at the end of the field removes the text and all tokens.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - tokens: the tokens of the search.
  ///   - suggestedTokens: the tokens that are shown below the field while it has the keyboard focus.
  ///   - placement: has no effect: the field is above the views.
  ///   - token: returns the view of a token.
  @_disfavoredOverload
  nonisolated public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        text: text, prompt: Text(prompt),
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }
}
