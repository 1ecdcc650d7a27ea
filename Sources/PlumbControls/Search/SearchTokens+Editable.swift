/// Searches with tokens that can be edited, and searches that a program begins and ends.
extension View {
  /// Adds a search field with tokens that can be changed above the views.
  ///
  /// - Parameters:
  ///   - text: the text of the field.
  ///   - editableTokens: the tokens of the search.
  ///   - placement: has no effect: the field is above the views.
  ///   - token: returns the view of a token, which may change it.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Adds a search field with tokens that can be changed above the views, with a binding to whether a person searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, isPresented: isPresented,
        tokens: SearchTokens(editable: editableTokens, token: token)))
  }

  /// Adds a search field with tokens above the views, with a binding to whether a person searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: nil, token: token)))
  }

  /// Adds a search field with tokens and suggested tokens above the views, with a binding to whether a person searches.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, isPresented: isPresented,
        tokens: SearchTokens(tokens, suggested: suggestedTokens, token: token)))
  }
}

extension SearchTokens {
  /// Creates tokens whose views may change them.
  fileprivate init<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    editable tokens: Binding<C>, token: @escaping (Binding<C.Element>) -> T
  ) where C.Element: Identifiable {
    self.init(tokens, suggested: nil) { element in
      token(
        Binding(
          get: { tokens.wrappedValue.first { $0.id == element.id } ?? element },
          set: { changed in
            let index = tokens.wrappedValue.firstIndex { $0.id == element.id }
            if let index { tokens.wrappedValue[index] = changed }
          }))
    }
  }
}
