import SwiftUI

/// A field for the words to search for. The arrow keys move on in the list, Escape empties the field.
struct SearchRow: View {
  @Binding var state: GalleryState
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.secondary)
      TextField("Search", text: $state.query)
        .textFieldStyle(.plain)
        .focused($isFocused)
        .onSubmit { state.move(by: 0) }
        .onKeyPress(keys: [.upArrow, .downArrow, .escape], action: take)
      if !state.query.isEmpty {
        Button {
          state.query = ""
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear")
      }
    }
    .font(.callout)
    .padding(.horizontal, 8)
    .frame(height: 30)
    .background(.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 8))
    .contentShape(Rectangle())
    .onTapGesture { isFocused = true }
    .onAppear { isFocused = true }
    .background {
      // Ctrl F comes back to the row.
      Button("Search") { isFocused = true }
        .keyboardShortcut("f")
        .opacity(0)
        .accessibilityHidden(true)
    }
  }

  private func take(_ press: KeyPress) -> KeyPress.Result {
    switch press.key {
    case .upArrow: state.move(by: -1)
    case .downArrow: state.move(by: 1)
    case .escape where state.query.isEmpty: return .ignored
    default: state.query = ""
    }
    return .handled
  }
}
