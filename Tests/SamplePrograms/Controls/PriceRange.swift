import SwiftUI

/// Two thumbs on one track, which do not pass each other, below bars that show the range between
/// them.
struct PriceRangeView: View {
  @State private var range = 20.0...80.0

  private let counts: [CGFloat] = [
    10, 18, 14, 26, 34, 30, 44, 52, 48, 60, 56, 68, 62, 50, 54, 40, 46, 34, 28, 36, 24, 16, 20, 12,
    8,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Text("Price").font(.title2.bold())
      VStack(spacing: 0) {
        HStack(alignment: .bottom, spacing: 2) {
          ForEach(counts.indices, id: \.self) { index in
            let isInside = range.contains(Double(index) * 4 + 2)
            UnevenRoundedRectangle(topLeadingRadius: 2, topTrailingRadius: 2)
              .fill(isInside ? AnyShapeStyle(.pink.gradient) : AnyShapeStyle(.quaternary))
              .frame(height: counts[index])
          }
        }
        .padding(.horizontal, 12)
        .frame(height: 72, alignment: .bottom)
        RangeSlider(range: $range, bounds: 0...100, minimumLength: 10)
      }
      HStack {
        label("From", range.lowerBound)
        Spacer()
        label("To", range.upperBound)
      }
      Button("All prices") { withAnimation(.spring(response: 0.4)) { range = 0...100 } }
        .tint(.pink)
    }
    .padding(24)
  }

  private func label(_ title: String, _ value: Double) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.caption).foregroundStyle(.secondary)
      Text(value, format: .currency(code: "EUR").precision(.fractionLength(0)))
        .font(.headline)
        .accessibilityIdentifier(title)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(RoundedRectangle(cornerRadius: 10).strokeBorder(.separator))
  }
}

private struct RangeSlider: View {
  @Binding var range: ClosedRange<Double>
  let bounds: ClosedRange<Double>
  let minimumLength: Double

  @GestureState private var pressed: Bound?

  private enum Bound: String {
    case lower, upper
  }

  var body: some View {
    GeometryReader { proxy in
      let width = max(proxy.size.width - 24, 1)
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary).frame(height: 4).padding(.horizontal, 12)
        Capsule()
          .fill(.pink)
          .frame(width: place(range.upperBound, width) - place(range.lowerBound, width), height: 4)
          .offset(x: place(range.lowerBound, width) + 12)
        thumb(.lower, width)
        thumb(.upper, width)
      }
      .coordinateSpace(.named("track"))
    }
    .frame(height: 24)
  }

  private func thumb(_ bound: Bound, _ width: CGFloat) -> some View {
    Circle()
      .fill(.white)
      .overlay(Circle().strokeBorder(.pink, lineWidth: 1.5))
      .frame(width: 24, height: 24)
      .scaleEffect(pressed == bound ? 1.2 : 1)
      .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
      .accessibilityElement()
      .accessibilityLabel("\(bound.rawValue) thumb")
      .offset(x: place(bound == .lower ? range.lowerBound : range.upperBound, width))
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named("track"))
          .updating($pressed) { _, state, transaction in
            transaction.animation = .easeOut(duration: 0.15)
            state = bound
          }
          .onChanged { drag in
            let length = bounds.upperBound - bounds.lowerBound
            set(bound, to: bounds.lowerBound + (drag.location.x - 12) / width * length)
          })
  }

  private func set(_ bound: Bound, to value: Double) {
    let whole = min(max(value.rounded(), bounds.lowerBound), bounds.upperBound)
    switch bound {
    case .lower: range = min(whole, range.upperBound - minimumLength)...range.upperBound
    case .upper: range = range.lowerBound...max(whole, range.lowerBound + minimumLength)
    }
  }

  private func place(_ value: Double, _ width: CGFloat) -> CGFloat {
    (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) * width
  }
}
