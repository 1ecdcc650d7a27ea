import SwiftUI

/// A question or a reason about the whole poll, at the bottom of the editor.
struct EditorMessageBar: View {
  let editor: PollEditor
  let message: EditorMessage
  @FocusState.Binding var focus: EditorField?
  /// Saves the poll; `true` overwrites the file.
  let save: (Bool) -> Void
  let close: () -> Void

  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          sentence.fixedSize()
          Spacer(minLength: 8)
          buttons
        }
        VStack(alignment: .leading, spacing: 10) {
          sentence
          HStack(spacing: 8) { buttons }
        }
        VStack(alignment: .leading, spacing: 10) {
          sentence
          buttons
        }
      }
      .padding(.horizontal)
      .padding(.vertical, 10)
      .frame(maxWidth: 640, alignment: .leading)
    }
    .frame(maxWidth: .infinity)
    .background(Color.orange.opacity(0.14))
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    .accessibilityElement(children: .contain)
  }

  private var sentence: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Image(systemName: "exclamationmark.triangle.fill")
        .foregroundStyle(.orange)
        .accessibilityHidden(true)
      Text(verbatim: message.sentence(in: locale))
    }
  }

  @ViewBuilder
  private var buttons: some View {
    switch message {
    case .discards:
      keep("Keep editing")
      Button("Discard", role: .destructive) { close() }
        .buttonStyle(.bordered)
    case .notSaved, .unreadable:
      keep(message.offersToOverwrite ? "Keep editing" : "Dismiss")
      if message.offersToReload {
        Button("Reload") { withAnimation { editor.reload() } }
          .buttonStyle(.bordered)
      }
      if message.offersToOverwrite {
        Button("Overwrite", role: .destructive) { save(true) }
          .buttonStyle(.bordered)
      }
    }
  }

  private func keep(_ title: LocalizedStringKey) -> some View {
    Button(title) { withAnimation { editor.dismissMessage() } }
      .buttonStyle(.bordered)
      .keyboardShortcut(.cancelAction)
      .focused($focus, equals: .message)
  }
}
