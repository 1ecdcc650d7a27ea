import SwiftUI

/// Cards that rest in the middle of the window, and that shrink and turn as they leave it.
struct SnapCarouselView: View {
  @State private var position: Int? = 0

  private let places = ["Lisbon", "Oslo", "Kyoto", "Quito", "Nairobi", "Hobart"]

  var body: some View {
    VStack(spacing: 20) {
      Text(places[position ?? 0])
        .font(.title.bold())
        .contentTransition(.opacity)
        .accessibilityIdentifier("place")
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(places.indices, id: \.self) { index in
            card(index)
              .containerRelativeFrame(.horizontal)
              .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.9)
                  .rotation3DEffect(.degrees(phase.value * -12), axis: (x: 0, y: 1, z: 0))
                  .opacity(1 - abs(phase.value) * 0.5)
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 50, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $position)
      .scrollIndicators(.hidden)
      HStack(spacing: 8) {
        ForEach(places.indices, id: \.self) { index in
          Capsule()
            .fill(index == position ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(width: index == position ? 22 : 8, height: 8)
            .onTapGesture { withAnimation(.snappy) { position = index } }
            .accessibilityElement()
            .accessibilityLabel("Go to \(places[index])")
        }
      }
      .animation(.snappy, value: position)
    }
    .padding(.vertical, 24)
  }

  private func card(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(Color(hue: Double(index) / 6, saturation: 0.55, brightness: 0.85).gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(places[index]).font(.title2.bold())
          Text("\(places[index].count) days").opacity(0.8)
        }
        .foregroundColor(.white)
        .padding(20)
      }
      .padding(.horizontal, 8)
      .accessibilityElement()
      .accessibilityLabel("Card \(index)")
  }
}
