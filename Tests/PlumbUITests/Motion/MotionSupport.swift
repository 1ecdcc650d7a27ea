import Foundation
import Observation
import PlumbUI

/// A number that views show and tests change.
@Observable @MainActor final class Dial {
  var value: Int

  init(_ value: Int = 0) {
    self.value = value
  }
}

/// The way the default spring has gone after some seconds, 0 to 1.
///
/// Critically damped with a response of half a second: ω = 2π/0.5 and 1 − (1 + ωt)·e^(−ωt).
func defaultSpring(_ seconds: Double) -> Double {
  let omega = 2 * Double.pi / 0.5
  return 1 - (1 + omega * seconds) * exp(-omega * seconds)
}

/// Shows what a dial says, and follows it.
struct Dialled<Content: View>: View {
  let dial: Dial
  let content: (Int) -> Content

  init(_ dial: Dial, @ViewBuilder content: @escaping (Int) -> Content) {
    self.dial = dial
    self.content = content
  }

  var body: some View { content(dial.value) }
}

/// Puts its views as far to the right as it says.
struct Shift: Layout {
  var distance: CGFloat

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + distance, y: bounds.minY), proposal: .unspecified)
    }
  }
}
