import SwiftUI

/// A sheet over a map that is pulled between three heights, and that dims the map.
struct BottomSheetView: View {
  @State private var detent = Detent.small
  @State private var favourites: Set<String> = []
  @GestureState private var translation: CGFloat = 0

  private enum Detent: CGFloat, CaseIterable {
    case small = 0.18
    case medium = 0.5
    case large = 0.9
  }

  private let stops = ["Harbour", "Old town", "Station", "Museum", "Park", "University"]

  var body: some View {
    GeometryReader { proxy in
      let full = proxy.size.height
      let height = min(max(detent.rawValue * full - translation, full * 0.1), full * 0.95)
      ZStack(alignment: .bottom) {
        map
        Color.black
          .opacity(max(0, Double(height / max(full, 1)) - 0.5) * 0.8)
          .allowsHitTesting(detent == .large)
          .onTapGesture { move(to: .small) }
        sheet
          .frame(height: height, alignment: .top)
          .frame(maxWidth: .infinity)
          .background(
            UnevenRoundedRectangle(topLeadingRadius: 18, topTrailingRadius: 18)
              .fill(.background)
              .shadow(color: .black.opacity(0.25), radius: 10)
          )
          .gesture(
            DragGesture(coordinateSpace: .global)
              .updating($translation) { value, state, _ in state = value.translation.height }
              .onEnded { value in
                let target = (detent.rawValue * full - value.predictedEndTranslation.height) / full
                let nearest = Detent.allCases.min {
                  abs($0.rawValue - target) < abs($1.rawValue - target)
                }
                move(to: nearest ?? detent)
              })
      }
    }
  }

  private func move(to detent: Detent) {
    withAnimation(.interactiveSpring(response: 0.35, dampingFraction: 0.8)) { self.detent = detent }
  }

  private var sheet: some View {
    VStack(spacing: 12) {
      Capsule().fill(.tertiary).frame(width: 38, height: 5).padding(.top, 8)
      HStack {
        Text("Stops").font(.headline)
        Spacer()
        Button(detent == .large ? "Less" : "More") { move(to: detent == .large ? .small : .large) }
      }
      ForEach(stops, id: \.self) { stop in
        HStack {
          Text(stop)
          Spacer()
          Image(systemName: favourites.contains(stop) ? "star.fill" : "star")
            .foregroundStyle(.yellow)
            .onTapGesture { favourites.formSymmetricDifference([stop]) }
            .accessibilityLabel("Favourite \(stop)")
            .accessibilityValue(favourites.contains(stop) ? "yes" : "no")
        }
        Divider()
      }
    }
    .padding(.horizontal, 20)
    .clipped()
  }

  private var map: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green.opacity(0.15)))
      for index in 0..<7 {
        var street = Path()
        let x = size.width * CGFloat(index) / 6
        street.move(to: CGPoint(x: x, y: 0))
        street.addLine(to: CGPoint(x: size.width - x * 0.7, y: size.height))
        street.move(to: CGPoint(x: 0, y: size.height * CGFloat(index) / 6))
        street.addLine(to: CGPoint(x: size.width, y: size.height * CGFloat(6 - index) / 8))
        context.stroke(street, with: .color(.white), lineWidth: index % 3 == 0 ? 8 : 4)
      }
    }
  }
}
