/// The editors within a view whose bars are presented by the program.
@MainActor final class FindNavigator {
  /// The search of the editor that had the keyboard focus last.
  weak var active: TextFinder?

  /// Returns whether the bar of an editor is the one to present: the bar of the editor that had the focus last, or of
  /// the first editor if none had it.
  func presents(_ finder: TextFinder) -> Bool {
    if active == nil { active = finder }
    return active === finder
  }
}

/// The settings of the search in the editors within a view.
struct FindSettings {
  var isDisabled = false
  var isReplaceDisabled = false
  /// Whether the program presents the bar; `nil` if only a person presents it.
  var isPresented: Binding<Bool>?
  var navigator: FindNavigator?
}

extension EnvironmentValues {
  /// The settings of the search in the editors within the view.
  @EnvironmentEntry var findSettings: FindSettings = FindSettings()
}

extension View {
  /// Presents the bar that finds text in a text editor.
  ///
  /// As SwiftUI: of several editors inside the view, the one that had the keyboard focus last shows the bar. A person
  /// opens it with Control F while the editor has the keyboard focus; the binding follows. Control G and Shift Control
  /// G go to the next and the previous match, Control H shows the row that replaces, and Escape closes the bar.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigatorModifier(isPresented: isPresented))
  }

  /// Sets whether text cannot be found and replaced in the text editors inside.
  ///
  /// As SwiftUI: the modifier that is nearest to an editor applies, and ``findNavigator(isPresented:)`` has no effect
  /// while it is true.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.findSettings.isDisabled, isDisabled)
  }

  /// Sets whether text cannot be replaced with the bar that finds it in the text editors inside.
  ///
  /// As SwiftUI: the modifier that is nearest to an editor applies.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.findSettings.isReplaceDisabled, isDisabled)
  }
}

@usableFromInline struct FindNavigatorModifier: ImplementationModifier {
  let isPresented: Binding<Bool>
  @State private var navigator = FindNavigator()

  nonisolated init(isPresented: Binding<Bool>) {
    self.isPresented = isPresented
  }

  @usableFromInline func body(content: Content) -> some View {
    content.transformEnvironment(\.findSettings) {
      $0.isPresented = isPresented
      $0.navigator = navigator
    }
  }
}
