import SwiftUI

/// The text of a document on a page, with its counts below.
struct EditorView: View {
  @Binding var document: TextDocument
  @AppStorage("showsCounts") private var showsCounts = true
  @FocusState private var isWriting: Bool

  var body: some View {
    VStack(spacing: 0) {
      page
      if showsCounts {
        Divider()
        CountBar(counts: TextCounts(document.text))
      }
    }
    .frame(minWidth: 320, minHeight: 240)
    .focusedSceneValue(\.document, $document)
    .onAppear { isWriting = true }
  }

  private var page: some View {
    TextEditor(text: $document.text)
      .lineSpacing(6)
      .scrollContentBackground(.hidden)
      .focused($isWriting)
      .accessibilityLabel("Text")
      .overlay(alignment: .topLeading) {
        if document.text.isEmpty {
          Text("Write something…")
            .foregroundStyle(.tertiary)
            .padding(.horizontal, 5)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
      }
      .padding(.horizontal, 32)
      .padding(.top, 28)
      .frame(maxWidth: 680, maxHeight: .infinity)
      .frame(maxWidth: .infinity)
  }
}

#Preview("A letter") {
  @Previewable @State var document = TextDocument(text: "Dear Ada,\n\nthe fern has a new leaf.")
  EditorView(document: $document)
}

#Preview("Nothing") {
  @Previewable @State var document = TextDocument()
  EditorView(document: $document)
}
