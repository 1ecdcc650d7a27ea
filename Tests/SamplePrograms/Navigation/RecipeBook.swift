import SwiftUI

/// Recipes in a stack of screens, with a path that the program changes, and a toolbar on each screen.
struct RecipeBookView: View {
  @State private var path = NavigationPath()
  @State private var favorites: Set<Recipe.ID> = []
  @State private var showsNotes = false

  private let recipes = Recipe.all

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(recipes) { recipe in
            NavigationLink(value: recipe) {
              RecipeRow(recipe: recipe, isFavorite: isFavorite(recipe))
            }
            .buttonStyle(.plain)
            Divider()
          }
        }
      }
      .navigationTitle("Recipes")
      .navigationSubtitle("\(favorites.count) favorites")
      .navigationBarTitleDisplayMode(.large)
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeScreen(recipe: recipe, isFavorite: favorite(recipe.id)) { path = NavigationPath() }
      }
      .navigationDestination(for: String.self) { IngredientScreen(name: $0) }
      .navigationDestination(isPresented: $showsNotes) {
        Text("Salt last.").navigationTitle("Notes")
      }
      .toolbar {
        ToolbarItem(placement: .navigation) {
          Button("Notes", systemImage: "note.text") { showsNotes = true }
        }
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Surprise", systemImage: "dice") { path.append(recipes[2]) }
          if !favorites.isEmpty {
            Button("Clear", systemImage: "heart.slash") { favorites = [] }
          }
        }
      }
    }
  }

  private func isFavorite(_ recipe: Recipe) -> Bool { favorites.contains(recipe.id) }

  private func favorite(_ id: Recipe.ID) -> Binding<Bool> {
    Binding {
      favorites.contains(id)
    } set: { isFavorite in
      if isFavorite { favorites.insert(id) } else { favorites.remove(id) }
    }
  }
}

private struct Recipe: Identifiable, Hashable, Codable {
  let id: Int
  let name: String
  let minutes: Int
  let ingredients: [String]

  static let all = [
    Recipe(id: 1, name: "Pancakes", minutes: 20, ingredients: ["Flour", "Milk", "Eggs"]),
    Recipe(id: 2, name: "Tomato soup", minutes: 35, ingredients: ["Tomatoes", "Basil"]),
    Recipe(id: 3, name: "Risotto", minutes: 40, ingredients: ["Rice", "Stock", "Butter"]),
  ]
}

private struct RecipeRow: View {
  let recipe: Recipe
  let isFavorite: Bool

  var body: some View {
    HStack {
      Text(recipe.name)
      if isFavorite { Image(systemName: "heart.fill").foregroundStyle(.pink) }
      Spacer()
      Text("\(recipe.minutes) min").foregroundStyle(.secondary)
      Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tertiary)
    }
    .padding(.horizontal)
    .padding(.vertical, 10)
    .contentShape(.rect)
  }
}

private struct RecipeScreen: View {
  let recipe: Recipe
  @Binding var isFavorite: Bool
  let goHome: () -> Void
  @State private var portions = 2
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Stepper("Portions: \(portions)", value: $portions, in: 1...8)
      ForEach(recipe.ingredients, id: \.self) { NavigationLink($0, value: $0) }
      Spacer()
    }
    .padding()
    .navigationTitle(recipe.name)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Toggle("Favorite", systemImage: "heart", isOn: $isFavorite).toggleStyle(.button)
      }
      ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Home", action: goHome)
        Spacer()
        Text("\(recipe.minutes * portions / 2) minutes").foregroundStyle(.secondary)
      }
    }
  }
}

private struct IngredientScreen: View {
  let name: String

  var body: some View {
    Text("All about \(name.lowercased())").navigationTitle(name)
  }
}
