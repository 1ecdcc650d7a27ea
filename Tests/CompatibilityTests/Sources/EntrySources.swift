import SwiftUI

// Custom values, in the form in which sources declare them with the macro.

extension EnvironmentValues {
  @Entry var cardSpacing: CGFloat = 8
  @Entry var cardTitle: String?
  @Entry var onCardTap: (() -> Void)? = nil
  /// The address of cards, a var whose comments are no part of it.
  @Entry var cardAddress: String = "https://cards.example"  // A colon and slashes.
  @Entry var acceptsCards: (Int) -> Bool = { $0 == 3 }  // Two signs.
}

extension ContainerValues {
  @Entry var isPinned: Bool = false
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

struct PinnedList<Content: View>: View {
  @ViewBuilder var content: Content
  @Environment(\.cardSpacing) private var spacing
  @Environment(\.cardTitle) private var title

  var body: some View {
    VStack(spacing: spacing) {
      if let title { Text(title) }
      ForEach(subviews: content) { subview in
        HStack(spacing: 0) {
          if subview.containerValues.isPinned { Text("!") }
          subview
        }
      }
    }
  }
}
