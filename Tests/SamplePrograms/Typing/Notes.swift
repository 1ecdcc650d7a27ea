import SwiftUI

/// A note with a title that may take several lines, and buttons that act on the selected part of its text.
struct NotesView: View {
  @State private var title = "A day at the lake"
  @State private var text = """
    We left early and took the first train.

    - bread and cheese
    - two bottles of water
    - a towel each

    The water was cold, and nobody minded.
    """
  @State private var selection: TextSelection?
  @FocusState private var isTextFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Title", text: $title, axis: .vertical)
        .textFieldStyle(.plain)
        .font(.title2.bold())
        .lineLimit(1...3)
        .onSubmit { isTextFocused = true }
      TextEditor(text: $text, selection: $selection)
        .focused($isTextFocused)
        .font(.body)
        .clipShape(.rect(cornerRadius: 8))
        .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.quaternary) }
      HStack {
        Button("Emphasize", systemImage: "bold", action: emphasize).disabled(selected.isEmpty)
        Spacer()
        Text(summary).font(.footnote).foregroundStyle(.secondary).monospacedDigit()
      }
    }
    .padding()
  }

  private var range: Range<String.Index>? {
    guard case .selection(let range) = selection?.indices else { return nil }
    return range
  }

  private var selected: Substring { range.map { text[$0] } ?? "" }

  private var summary: String {
    let words = text.split { $0.isWhitespace }.count
    return selected.isEmpty ? "\(words) words" : "\(selected.count) characters selected"
  }

  private func emphasize() {
    guard let range else { return }
    text.replaceSubrange(range, with: "*\(text[range])*")
    selection = nil
  }
}
