import SwiftUI

/// A text in which words are found and replaced, with an author whose name is suggested.
struct ManuscriptView: View {
  @State private var author = ""
  @State private var isFinding = false
  @State private var isFinal = false
  @State private var text = """
    The river was low that summer, and the ferry lay on the sand.

    In the evening the children walked across. The river did not mind, and nobody counted the stones.

    When the rain came, the River rose by a foot each night.
    """

  private static let authors = ["Ada Byron", "Anna Seghers", "Alfred Andersch", "Mary Shelley"]

  var body: some View {
    VStack(spacing: 10) {
      HStack {
        TextField("Author", text: $author)
          .textInputSuggestions(suggested, id: \.self) { name in
            Text(name).textInputCompletion(name)
          }
        Toggle("Final", isOn: $isFinal)
        Button("Find", systemImage: "magnifyingglass") { isFinding.toggle() }
          .labelStyle(.iconOnly)
      }
      TextEditor(text: $text)
        .replaceDisabled(isFinal)
        .findNavigator(isPresented: $isFinding)
        .border(.separator)
        .accessibilityLabel("Text")
    }
    .padding()
  }

  private var suggested: [String] {
    Self.authors.filter { !author.isEmpty && $0.localizedCaseInsensitiveContains(author) }
  }
}
