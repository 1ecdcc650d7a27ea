import SwiftUI

/// A row that takes the characters of the words to search for.
struct SearchRow: View {
  @Binding var state: GalleryState
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.secondary)
      ZStack(alignment: .leading) {
        if state.query.isEmpty {
          Text("Search").foregroundStyle(.secondary)
        }
        HStack(spacing: 1) {
          Text(verbatim: state.query).lineLimit(1).truncationMode(.head)
          Rectangle()
            .fill(Color.accentColor)
            .frame(width: 1.5, height: 16)
            .opacity(isFocused ? 1 : 0)
        }
      }
      Spacer(minLength: 0)
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
    .focusable()
    .focused($isFocused)
    .onKeyPress(action: take)
    .onTapGesture { isFocused = true }
    .onAppear { isFocused = true }
    .background {
      // Ctrl F comes back to the row.
      Button("Search") { isFocused = true }
        .keyboardShortcut("f")
        .opacity(0)
        .accessibilityHidden(true)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Search")
    .accessibilityValue(Text(verbatim: state.query))
  }

  private func take(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isDisjoint(with: [.control, .command, .option]) else { return .ignored }
    switch press.key {
    case .upArrow: state.move(by: -1)
    case .downArrow: state.move(by: 1)
    case .return: state.move(by: 0)
    case .escape where state.query.isEmpty: return .ignored
    case .escape: state.query = ""
    case .delete: state.query = String(state.query.dropLast())
    case .tab: return .ignored
    default:
      guard !press.characters.isEmpty else { return .ignored }
      state.query += press.characters
    }
    return .handled
  }
}
