import SwiftUI

/// Sectors that part from the others when they are chosen, animated by a pair of angles.
struct PieChartView: View {
  @State private var shares: [Share] = [
    Share(name: "Rent", amount: 42, color: .blue), Share(name: "Food", amount: 26, color: .green),
    Share(name: "Travel", amount: 14, color: .orange),
    Share(name: "Other", amount: 18, color: .purple),
  ]
  @State private var selected: String?
  @State private var isRing = false

  private var total: Double { shares.reduce(0) { $0 + $1.amount } }

  var body: some View {
    VStack(spacing: 18) {
      ZStack {
        ForEach(Array(shares.enumerated()), id: \.element.id) { index, share in
          let start = shares[..<index].reduce(0) { $0 + $1.amount } / total
          let end = start + share.amount / total
          Sector(start: start, end: end, hole: isRing ? 0.55 : 0)
            .fill(share.color)
            .scaleEffect(selected == share.id ? 1.08 : 1)
            .shadow(radius: selected == share.id ? 6 : 0)
            .onTapGesture { select(share.id) }
        }
        if isRing {
          Text(selected ?? "\(Int(total))").font(.title2.bold()).allowsHitTesting(false)
        }
      }
      .frame(maxWidth: 220, maxHeight: 220)
      .aspectRatio(1, contentMode: .fit)
      .padding(8)
      VStack(alignment: .leading, spacing: 6) {
        ForEach(shares) { share in
          HStack {
            RoundedRectangle(cornerRadius: 3).fill(share.color).frame(width: 14, height: 14)
            Text(share.name).fontWeight(selected == share.id ? .bold : .regular)
            Spacer()
            Text("\(Int((share.amount / total * 100).rounded())) %").monospacedDigit()
          }
          .contentShape(Rectangle())
          .onTapGesture { select(share.id) }
        }
      }
      HStack {
        Toggle("Ring", isOn: $isRing.animation(.easeInOut))
        Spacer()
        Button("More food") {
          withAnimation(.spring()) { shares[1].amount += 20 }
        }
      }
    }
    .padding()
  }

  private func select(_ id: String) {
    withAnimation(.interpolatingSpring(stiffness: 170, damping: 12)) {
      selected = selected == id ? nil : id
    }
  }
}

private struct Share: Identifiable {
  var id: String { name }
  var name: String
  var amount: Double
  var color: Color
}

private struct Sector: Shape {
  var start: Double
  var end: Double
  var hole: CGFloat

  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, CGFloat> {
    get { AnimatablePair(AnimatablePair(start, end), hole) }
    set {
      start = newValue.first.first
      end = newValue.first.second
      hole = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let from = Angle.degrees(start * 360 - 90)
    let to = Angle.degrees(end * 360 - 90)
    var path = Path()
    path.addArc(center: center, radius: radius, startAngle: from, endAngle: to, clockwise: false)
    path.addArc(
      center: center, radius: radius * hole, startAngle: to, endAngle: from, clockwise: true)
    path.closeSubpath()
    return path
  }
}
