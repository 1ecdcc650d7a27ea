/// A button that performs the rename action of the nearest enclosing view that has one.
///
/// As SwiftUI: it is titled Rename, and disabled if there is no action.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename

  /// Creates a button.
  nonisolated public init() where Label == PlumbControls.Label<Text, Image> {}

  public var body: some View {
    Button {
      rename?()
    } label: {
      PlumbControls.Label("Rename", systemImage: "pencil")
    }
    .disabled(rename == nil)
  }
}

/// An action that renames the subject of a view.
public struct RenameAction {
  fileprivate let action: () -> Void

  /// Calls the action.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// The action that renames the subject of the view; `nil` if nothing can be renamed.
  @EnvironmentEntry public internal(set) var rename: RenameAction?
}

extension View {
  /// Sets the action of the rename buttons inside this view.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Lets the rename buttons inside this view move the keyboard focus, for example to a field with
  /// the name.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
