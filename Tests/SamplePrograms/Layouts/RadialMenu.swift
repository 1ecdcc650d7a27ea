import SwiftUI

/// A round button whose items fan out one after the other, placed by a layout with animated data.
struct RadialMenuView: View {
  @State private var isOpen = false
  @State private var message = "Nothing chosen"

  private let items: [(name: String, symbol: String, color: Color)] = [
    ("Call", "phone.fill", .green), ("Mail", "envelope.fill", .blue),
    ("Photo", "camera.fill", .purple), ("Map", "map.fill", .orange),
    ("Trash", "trash.fill", .red),
  ]

  var body: some View {
    VStack {
      Text(message).font(.headline).accessibilityIdentifier("message")
      Spacer()
      ZStack {
        RadialLayout(radius: isOpen ? 96 : 0) {
          ForEach(Array(items.enumerated()), id: \.element.name) { index, item in
            Button {
              message = item.name
              toggle()
            } label: {
              Image(systemName: item.symbol)
                .foregroundColor(.white)
                .frame(width: 44, height: 44)
                .background(item.color, in: Circle())
            }
            .buttonStyle(.plain)
            .scaleEffect(isOpen ? 1 : 0.3)
            .opacity(isOpen ? 1 : 0)
            .animation(.spring().delay(Double(index) * 0.05), value: isOpen)
            .accessibilityLabel(item.name)
          }
        }
        .frame(width: 250, height: 250)
        .allowsHitTesting(isOpen)
        Button(action: toggle) {
          Image(systemName: "plus")
            .font(.title.weight(.semibold))
            .foregroundColor(.white)
            .rotationEffect(.degrees(isOpen ? 45 : 0))
            .frame(width: 60, height: 60)
            .background(Circle().fill(.tint).shadow(radius: 5, y: 3))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isOpen ? "Close" : "Open")
      }
    }
    .padding()
  }

  private func toggle() {
    withAnimation(.spring(response: 0.45, dampingFraction: 0.65)) { isOpen.toggle() }
  }
}

private struct RadialLayout: Layout {
  var radius: CGFloat

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 2 * radius, height: 2 * radius))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let angle = Double(index) / Double(subviews.count) * 2 * .pi - .pi / 2
      let point = CGPoint(
        x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
