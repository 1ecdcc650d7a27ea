/// The condition on which the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  /// Whether the scopes are shown only with a text in the field.
  let needsText: Bool

  /// The scopes are shown while a person searches.
  public static var automatic: SearchScopeActivation { onSearchPresentation }
  /// The scopes are shown while there is a text in the field.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(needsText: true) }
  /// The scopes are shown while a person searches: the field has the focus or a text.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(needsText: false)
  }
}

/// The scopes of a search, each for a part of its results.
@usableFromInline struct SearchScopes {
  let picker: AnyView
  let activation: SearchScopeActivation

  /// Whether the scopes are shown.
  func areShown(text: String, isSearching: Bool) -> Bool {
    isSearching && !(activation.needsText && text.isEmpty)
  }
}

extension View {
  /// Adds scopes below the field of the search in the view, of which a person selects one.
  ///
  /// - Parameters:
  ///   - scope: the tag of the selected scope.
  ///   - scopes: views with tags.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds scopes below the field of the search in the view, of which a person selects one.
  ///
  /// - Parameters:
  ///   - scope: the tag of the selected scope.
  ///   - activation: the condition on which the scopes are shown.
  ///   - scopes: views with tags.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    return environment(
      \.searchScopes,
      SearchScopes(
        picker: AnyView(
          Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented).labelsHidden()),
        activation: activation))
  }
}
