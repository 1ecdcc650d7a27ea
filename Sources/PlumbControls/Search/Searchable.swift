/// The place of the field of a search.
public struct SearchFieldPlacement: Sendable {
  /// The usual place: above the views.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar; above the views here.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar; above the views here.
  public static let sidebar = SearchFieldPlacement()
  /// In the navigation bar; above the views here.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// The condition on which the field in a navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// The usual condition.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// The field is shown at all times.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// In the navigation bar; above the views here, at all times.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

extension View {
  /// Adds a search field above the views.
  ///
  /// As SwiftUI: the program shows the results for the text; views inside read `isSearching` and `dismissSearch`, and
  /// Return calls the actions of `onSubmit(of: .search)` around the field. Control F moves the keyboard focus to the
  /// field, Escape clears it.
  ///
  /// - Parameter placement: has no effect: the field is above the views.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt))
  }

  /// Adds a search field with a localized prompt above the views.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a search field with a prompt above the views.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a search field above the views, with a binding to whether a person searches.
  ///
  /// - Parameter isPresented: whether a person searches; a program that sets it gives the field the focus, or ends the
  ///   search.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt, isPresented: isPresented))
  }

  /// Adds a search field with a localized prompt above the views, with a binding to whether a person searches.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

  /// Adds a search field with a prompt above the views, with a binding to whether a person searches.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt), isPresented: isPresented))
  }

  /// Adds a search field with suggestions above the views.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with a localized prompt and suggestions above the views.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Gives the field of a search in the view the keyboard focus while a condition is true.
  nonisolated public func searchFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus) { AnyView($0.focused(condition)) }
  }

  /// Gives the field of a search in the view the keyboard focus while a state has a value.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    environment(\.searchFocus) { AnyView($0.focused(binding, equals: value)) }
  }

  /// Returns the view unchanged; on this platform it has no effect: searches are typed.
  nonisolated public func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View {
    self
  }
}
