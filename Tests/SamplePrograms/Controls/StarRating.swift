import SwiftUI

/// Stars that are set by clicks, by dragging over them and by the arrow keys, down to halves.
struct StarRatingView: View {
  @State private var reviews = [
    Review(title: "Comfort", stars: 3), Review(title: "Price", stars: 4.5),
    Review(title: "Service", stars: 2),
  ]

  private var mean: Double { reviews.reduce(0) { $0 + $1.stars } / Double(reviews.count) }

  var body: some View {
    VStack(spacing: 18) {
      Text(mean, format: .number.precision(.fractionLength(1)))
        .font(.system(size: 50, weight: .bold))
        .accessibilityIdentifier("mean")
      StarRow(stars: .constant(mean), size: 18).disabled(true)
      Divider()
      ForEach($reviews) { $review in
        HStack {
          Text(review.title)
          Spacer()
          StarRow(stars: $review.stars, size: 26)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(review.title + " stars")
            .accessibilityValue(review.stars.formatted())
            .accessibilityAdjustableAction { direction in
              review.stars += direction == .increment ? 0.5 : -0.5
            }
        }
      }
    }
    .padding(24)
  }
}

private struct Review: Identifiable {
  let id = UUID()
  var title: String
  var stars: Double
}

private struct StarRow: View {
  @Binding var stars: Double
  let size: CGFloat

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { number in
        Image(systemName: symbol(number))
          .resizable()
          .scaledToFit()
          .frame(width: size, height: size)
      }
    }
    .foregroundStyle(.orange)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { value in
        let number = value.location.x / (size + 2)
        stars = min(max((Double(number) * 2).rounded(.up) / 2, 0), 5)
      })
  }

  private func symbol(_ number: Int) -> String {
    switch stars - Double(number - 1) {
    case 1...: "star.fill"
    case 0.5..<1: "star.leadinghalf.filled"
    default: "star"
    }
  }
}
