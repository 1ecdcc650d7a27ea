import SwiftUI

/// A grid of cards, one of which grows into a page by matched geometry, and shrinks back.
struct HeroCardsView: View {
  @Namespace private var namespace
  @State private var opened: Place?
  @State private var isTextShown = false

  private let places = [
    Place(name: "Lagoon", symbol: "drop.fill", color: .teal),
    Place(name: "Desert", symbol: "sun.max.fill", color: .orange),
    Place(name: "Forest", symbol: "leaf.fill", color: .green),
    Place(name: "Night", symbol: "moon.stars.fill", color: .indigo),
  ]

  var body: some View {
    ZStack {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
        ForEach(places) { place in
          if opened != place {
            card(place)
              .onTapGesture { open(place) }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel(place.name)
          } else {
            Color.clear.frame(height: 130)
          }
        }
      }
      .padding()
      .frame(maxHeight: .infinity, alignment: .top)
      .blur(radius: opened == nil ? 0 : 6)
      if let opened {
        page(opened).zIndex(1)
      }
    }
  }

  private func card(_ place: Place) -> some View {
    VStack(spacing: 10) {
      Image(systemName: place.symbol)
        .font(.system(size: 36))
        .matchedGeometryEffect(id: place.name + "symbol", in: namespace)
      Text(place.name)
        .font(.headline)
        .matchedGeometryEffect(id: place.name + "title", in: namespace)
    }
    .foregroundColor(.white)
    .frame(maxWidth: .infinity)
    .frame(height: 130)
    .background {
      RoundedRectangle(cornerRadius: 18, style: .continuous)
        .fill(place.color.gradient)
        .matchedGeometryEffect(id: place.name, in: namespace)
    }
  }

  private func page(_ place: Place) -> some View {
    VStack(spacing: 16) {
      HStack {
        Spacer()
        Button {
          close()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Close")
      }
      Image(systemName: place.symbol)
        .font(.system(size: 36))
        .matchedGeometryEffect(id: place.name + "symbol", in: namespace)
        .scaleEffect(2)
        .padding(30)
      Text(place.name)
        .font(.headline)
        .matchedGeometryEffect(id: place.name + "title", in: namespace)
      if isTextShown {
        Text("A quiet place, seen from above, with nobody around for miles and a good view.")
          .multilineTextAlignment(.center)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      Spacer()
    }
    .foregroundColor(.white)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      RoundedRectangle(cornerRadius: 18, style: .continuous)
        .fill(place.color.gradient)
        .matchedGeometryEffect(id: place.name, in: namespace)
    }
    .padding(8)
  }

  private func open(_ place: Place) {
    withAnimation(.spring(response: 0.5, dampingFraction: 0.75)) {
      opened = place
    } completion: {
      withAnimation { isTextShown = true }
    }
  }

  private func close() {
    isTextShown = false
    withAnimation(.spring(response: 0.45, dampingFraction: 0.85)) { opened = nil }
  }
}

private struct Place: Identifiable, Equatable {
  var id: String { name }
  var name: String
  var symbol: String
  var color: Color
}
