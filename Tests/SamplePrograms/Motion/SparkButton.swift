import SwiftUI

/// Sparks that fly off at every click: copies that get a new identity, and whose removal is seen.
struct SparkButtonView: View {
  @ScaledMetric private var lineHeight: CGFloat = 20
  @State private var count = 0

  var body: some View {
    VStack(spacing: 40) {
      Text("\(count)")
        .font(.system(size: 64, weight: .black, design: .rounded))
        .contentTransition(.numericText(value: Double(count)))
        .animation(.snappy, value: count)
        .accessibilityIdentifier("count")
      Button {
        count += 1
      } label: {
        HStack(spacing: 12) {
          Image(systemName: "star.fill").foregroundColor(.yellow).sparks(on: count)
          Divider().frame(height: lineHeight).overlay(Color.white.opacity(0.5))
          Text("Favourite")
        }
        .font(.headline)
        .padding(.horizontal, 22)
        .padding(.vertical, 14)
        .foregroundColor(.white)
        .background(Color.indigo, in: Capsule())
        .contentShape(Capsule())
      }
      .buttonStyle(.plain)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.indigo.opacity(0.08))
  }
}

extension View {
  /// Sends copies of the view in all directions whenever a value changes.
  fileprivate func sparks<Trigger: Hashable>(on trigger: Trigger) -> some View {
    background {
      ZStack {
        ForEach(0..<18) { index in
          modifier(Spark(trigger: trigger, angle: .degrees(Double(index) * 20)))
        }
      }
      .accessibilityHidden(true)
    }
  }
}

private struct Spark<Trigger: Hashable>: ViewModifier {
  var trigger: Trigger
  var angle: Angle

  private var flight: AnyTransition {
    .asymmetric(
      insertion: .identity,
      removal: .offset(x: cos(angle.radians) * 70, y: sin(angle.radians) * 70)
        .combined(with: .scale(scale: 0.2))
        .combined(with: .opacity))
  }

  func body(content: Content) -> some View {
    ZStack {
      content.transition(flight).id(trigger)
    }
    .animation(.easeOut(duration: 0.8), value: trigger)
  }
}
