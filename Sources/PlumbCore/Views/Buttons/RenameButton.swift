/// A button that renames what the nearest view around it with a rename action is about.
///
/// As SwiftUI: it is titled Rename, and disabled where there is no action.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  /// Creates a button.
  nonisolated public init() where Label == PlumbCore.Label<Text, Image> {}

  public var body: some View {
    Button {
      rename?()
    } label: {
      PlumbCore.Label("Rename", systemImage: "pencil")
    }
    .disabled(rename == nil)
  }
}

/// Renames what a view is about.
public struct RenameAction {
  fileprivate let action: () -> Void

  /// Calls the action.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Renames what the view is about; `nil` where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets what the rename buttons inside do.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets the rename buttons inside move the focus, as to a field with the name.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
