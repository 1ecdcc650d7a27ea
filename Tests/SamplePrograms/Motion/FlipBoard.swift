import SwiftUI

/// A board whose digits fall over as on a station clock: two halves that turn one after the other.
struct FlipBoardView: View {
  @State private var value = 0

  var body: some View {
    VStack(spacing: 36) {
      HStack(spacing: 8) {
        ForEach([100, 10, 1], id: \.self) { FlipDigitView(digit: value / $0 % 10) }
      }
      .accessibilityElement()
      .accessibilityLabel("Board")
      .accessibilityValue("\(value)")
      HStack {
        Button("+ 1") { value = (value + 1) % 1_000 }
        Button("+ 10") { value = (value + 10) % 1_000 }
        Button("Clear") { value = 0 }
      }
      .buttonStyle(.bordered)
      .tint(.yellow)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.13))
  }
}

private struct FlipDigitView: View {
  let digit: Int

  @State private var old = 0
  @State private var new = 0
  @State private var isTopDown = true
  @State private var isBottomDown = true

  var body: some View {
    VStack(spacing: 2) {
      ZStack {
        half(new, .top)
        half(old, .top)
          .rotation3DEffect(
            .degrees(isTopDown ? -90 : 0), axis: (1, 0, 0), anchor: .bottom, perspective: 0.5)
      }
      ZStack {
        half(old, .bottom)
        half(new, .bottom)
          .rotation3DEffect(
            .degrees(isBottomDown ? 0 : 90), axis: (1, 0, 0), anchor: .top, perspective: 0.5)
      }
    }
    .onChange(of: digit) { before, after in
      // The halves are lifted at once, and then fall.
      old = before
      new = after
      isTopDown = false
      isBottomDown = false
      withAnimation(.easeIn(duration: 0.2)) { isTopDown = true }
      withAnimation(.easeOut(duration: 0.2).delay(0.2)) { isBottomDown = true }
    }
  }

  private func half(_ value: Int, _ edge: VerticalAlignment) -> some View {
    Text("\(value)")
      .font(.system(size: 76, weight: .heavy).monospacedDigit())
      .foregroundColor(.white)
      .fixedSize()
      .frame(width: 68, height: 96)
      .frame(height: 48, alignment: Alignment(horizontal: .center, vertical: edge))
      .background(
        LinearGradient(
          colors: edge == .top
            ? [Color(white: 0.32), Color(white: 0.25)] : [Color(white: 0.2), Color(white: 0.24)],
          startPoint: .top, endPoint: .bottom)
      )
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: edge == .top ? 8 : 0, bottomLeadingRadius: edge == .top ? 0 : 8,
          bottomTrailingRadius: edge == .top ? 0 : 8, topTrailingRadius: edge == .top ? 8 : 0))
  }
}
