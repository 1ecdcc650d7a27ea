import SwiftUI

/// Signs of waiting that repeat forever, each in a way of its own, and a switch that stops them.
struct SpinnersView: View {
  @State private var isLoading = true

  var body: some View {
    VStack(spacing: 28) {
      if isLoading {
        Grid(horizontalSpacing: 40, verticalSpacing: 34) {
          GridRow {
            BouncingDots()
            ArcSpinner()
          }
          GridRow {
            PulsingRings()
            EqualizerBars()
          }
        }
        .transition(.opacity)
      } else {
        Label("Loaded", systemImage: "checkmark.circle.fill")
          .font(.title2)
          .foregroundStyle(.green)
          .frame(height: 180)
          .transition(.scale.combined(with: .opacity))
      }
      Button(isLoading ? "Finish" : "Load again") { withAnimation { isLoading.toggle() } }
    }
    .padding(30)
  }
}

private struct BouncingDots: View {
  @State private var isUp = false

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<3) { index in
        Circle()
          .fill(.blue)
          .frame(width: 14, height: 14)
          .offset(y: isUp ? -10 : 10)
          .animation(
            .easeInOut(duration: 0.5).repeatForever().delay(Double(index) * 0.15), value: isUp)
      }
    }
    .frame(width: 70, height: 70)
    .onAppear { isUp = true }
  }
}

private struct ArcSpinner: View {
  @State private var turns = 0.0
  @State private var length = 0.15

  var body: some View {
    Circle()
      .trim(from: 0, to: length)
      .stroke(
        AngularGradient(colors: [.orange, .red], center: .center),
        style: StrokeStyle(lineWidth: 6, lineCap: .round)
      )
      .rotationEffect(.degrees(turns * 360))
      .frame(width: 56, height: 56)
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns = 1 }
        withAnimation(.easeInOut(duration: 1.2).repeatForever(autoreverses: true)) { length = 0.8 }
      }
  }
}

private struct PulsingRings: View {
  @State private var isGrown = false

  var body: some View {
    ZStack {
      ForEach(0..<3) { index in
        Circle()
          .stroke(.purple, lineWidth: 3)
          .scaleEffect(isGrown ? 1 : 0.2)
          .opacity(isGrown ? 0 : 1)
          .animation(
            .easeOut(duration: 1.5).repeatForever(autoreverses: false)
              .delay(Double(index) * 0.5), value: isGrown)
      }
    }
    .frame(width: 64, height: 64)
    .onAppear { isGrown.toggle() }
  }
}

private struct EqualizerBars: View {
  var body: some View {
    TimelineView(.periodic(from: .distantPast, by: 0.1)) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      HStack(alignment: .center, spacing: 4) {
        ForEach(0..<5, id: \.self) { index in
          Capsule()
            .fill(.green)
            .frame(width: 6, height: 24 + 20 * sin(time * 6 + Double(index)))
        }
      }
      .animation(.linear(duration: 0.1), value: time)
    }
    .frame(width: 64, height: 64)
  }
}
