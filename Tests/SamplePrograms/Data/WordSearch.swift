import Combine
import SwiftUI

/// Words filtered by a pipeline that waits for a pause in typing; the keys are buttons and keys.
struct WordSearchView: View {
  @StateObject private var model = WordModel()
  @FocusState private var isFocused: Bool

  private let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        Text(model.query.isEmpty ? "Search" : model.query)
          .foregroundStyle(model.query.isEmpty ? .secondary : .primary)
          .accessibilityIdentifier("query")
        Spacer()
        if !model.query.isEmpty {
          Button {
            model.query = ""
          } label: {
            Image(systemName: "xmark.circle.fill")
          }
          .buttonStyle(.plain)
          .foregroundStyle(.secondary)
          .accessibilityLabel("Clear")
        }
      }
      .padding(8)
      .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 8))
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(model.results, id: \.self) { word in
            Text(marked(word)).padding(.vertical, 6)
            Divider()
          }
        }
      }
      Text("\(model.results.count) words, \(model.searches) searches")
        .font(.caption)
        .foregroundStyle(.secondary)
      VStack(spacing: 5) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 4) {
            ForEach(row.map(String.init), id: \.self) { letter in
              Button(letter) { model.query += letter }
                .buttonStyle(LetterStyle())
            }
          }
        }
      }
    }
    .padding()
    .focusable()
    .focused($isFocused)
    .onKeyPress { press in
      if press.key == .delete {
        model.query = String(model.query.dropLast())
      } else if press.characters.allSatisfy(\.isLetter) {
        model.query += press.characters
      } else {
        return .ignored
      }
      return .handled
    }
    .onAppear { isFocused = true }
  }

  private func marked(_ word: String) -> AttributedString {
    var text = AttributedString(word)
    if let range = text.range(of: model.searched) {
      text[range].foregroundColor = .orange
      text[range].font = .body.bold()
    }
    return text
  }
}

private struct LetterStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: 30, minHeight: 34)
      .background(
        .gray.opacity(configuration.isPressed ? 0.5 : 0.2), in: RoundedRectangle(cornerRadius: 6))
  }
}

private final class WordModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results = WordModel.words
  @Published private(set) var searched = ""
  @Published private(set) var searches = 0

  private var subscriptions = Set<AnyCancellable>()

  private static let words = [
    "apple", "banana", "cherry", "date", "elder", "fig", "grape", "lemon", "mango", "melon",
    "orange", "papaya", "peach", "pear", "plum", "quince",
  ]

  init() {
    $query
      .dropFirst()
      .removeDuplicates()
      .debounce(for: .milliseconds(60), scheduler: RunLoop.main)
      .sink { [weak self] query in
        guard let self else { return }
        searches += 1
        searched = query
        results = query.isEmpty ? Self.words : Self.words.filter { $0.contains(query) }
      }
      .store(in: &subscriptions)
  }
}
