import SwiftUI

extension GoldenScene {
  /// Fields for searching that have the focus.
  static let searches: [GoldenScene] = [
    GoldenScene(
      "search-suggestions", 240, 190, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 300, height: 270), events: focus + [.keyDown(KeyStroke(.down))]
    ) {
      List(animals, id: \.self) { Text($0) }
        .listStyle(.plain)
        .searchable(text: .constant("ca"), prompt: "Animals")
        .searchSuggestions {
          Text("Cats").searchCompletion("cats")
          Label("Caterpillars", systemImage: "ladybug").searchCompletion("caterpillars")
          Text("Canaries").searchCompletion("canaries")
        }
    },
    GoldenScene(
      "search-tokens", 280, 190, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 400, height: 270), events: focus
    ) {
      List(animals, id: \.self) { Text($0) }
        .listStyle(.plain)
        .searchable(
          text: .constant("gold"), tokens: .constant([SearchedKind(id: "Fish")]), prompt: "Animals"
        ) { kind in
          Label(kind.id, systemImage: "fish")
        }
        .searchScopes(.constant("Here")) {
          Text("Here").tag("Here")
          Text("Everywhere").tag("Everywhere")
        }
    },
  ]

  /// The keys that move the focus to the field, and the caret to the end of the text.
  private static let focus: [Event] = [
    .keyDown(KeyStroke(.character("f"), modifiers: .control)), .keyDown(KeyStroke(.end)),
  ]

  private static let animals = ["Goldfish", "Cats", "Goldfinches", "Canaries", "Dogs"]
}

/// A kind of search in addition to a text.
private struct SearchedKind: Identifiable {
  let id: String
}
