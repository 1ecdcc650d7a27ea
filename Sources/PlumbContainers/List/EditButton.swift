/// A button that begins and ends the editing of the lists beside it.
///
/// As SwiftUI: it is titled Edit, and Done while the lists are edited.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates a button.
  nonisolated public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(mode == nil)
  }
}
