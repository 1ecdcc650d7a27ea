import SwiftUI

/// A thumb that acts when it is dragged to the end, on a text that gleams.
struct SlideToOpenView: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 40) {
      Image(systemName: isOpen ? "checkmark.circle.fill" : "airplane")
        .font(.system(size: 72))
        .foregroundStyle(isOpen ? .green : .blue)
        .contentTransition(.symbolEffect(.replace))
      Text(isOpen ? "Booked" : "Lisbon, two seats")
        .font(.title2.bold())
        .multilineTextAlignment(.center)
        .accessibilityIdentifier("status")
      SlideThumb(isOpen: $isOpen)
      Button("Start over") { withAnimation(.spring(response: 0.4)) { isOpen = false } }
        .opacity(isOpen ? 1 : 0)
        .animation(.default, value: isOpen)
    }
    .padding(28)
  }
}

private struct SlideThumb: View {
  @Binding var isOpen: Bool

  @State private var offset: CGFloat = 0
  @State private var gleams = false

  private let height: CGFloat = 60

  var body: some View {
    GeometryReader { proxy in
      let end = max(proxy.size.width - height, 0)
      ZStack(alignment: .leading) {
        Capsule().fill(.blue.opacity(0.15))
        Capsule().fill(isOpen ? .green : .blue).frame(width: height + offset)
        text
          .frame(maxWidth: .infinity)
          .padding(.leading, height)
          .opacity(1 - offset / max(end, 1))
        Circle()
          .fill(.white)
          .padding(5)
          .overlay {
            Image(systemName: isOpen ? "checkmark" : "chevron.right.2")
              .font(.headline)
              .foregroundColor(isOpen ? .green : .blue)
          }
          .frame(width: height, height: height)
          .accessibilityElement()
          .accessibilityLabel("Thumb")
          .offset(x: offset)
          .gesture(drag(end))
          .allowsHitTesting(!isOpen)
      }
    }
    .frame(height: height)
    .onChange(of: isOpen) { if !isOpen { offset = 0 } }
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { gleams = true }
    }
  }

  private var text: some View {
    Text("Slide to book")
      .font(.headline)
      .foregroundColor(.blue.opacity(0.5))
      .overlay {
        GeometryReader { proxy in
          LinearGradient(
            colors: [.clear, .white, .clear], startPoint: .leading, endPoint: .trailing
          )
          .frame(width: 60)
          .offset(x: gleams ? proxy.size.width : -60)
        }
        .mask(Text("Slide to book").font(.headline))
      }
  }

  private func drag(_ end: CGFloat) -> some Gesture {
    DragGesture()
      .onChanged { value in offset = min(max(value.translation.width, 0), end) }
      .onEnded { value in
        withAnimation(.interpolatingSpring(mass: 1, stiffness: 170, damping: 18)) {
          isOpen = offset > end * 0.8
          offset = isOpen ? end : 0
        }
      }
  }
}
