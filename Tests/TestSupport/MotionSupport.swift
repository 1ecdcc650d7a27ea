import Foundation
import Observation
import PlumbUI

/// A number that views show and tests set.
@Observable @MainActor final class Dial {
  var value: Int

  init(_ value: Int = 0) {
    self.value = value
  }
}

/// Returns the progress of the default spring after a number of seconds, 0 to 1.
///
/// Critically damped with a response of half a second: ω = 2π/0.5 and 1 − (1 + ωt)·e^(−ωt).
func defaultSpring(_ seconds: Double) -> Double {
  let omega = 2 * Double.pi / 0.5
  return 1 - (1 + omega * seconds) * exp(-omega * seconds)
}

/// Shows the value of a dial, and updates with it.
struct Dialled<Content: View>: View {
  let dial: Dial
  let content: (Int) -> Content

  init(_ dial: Dial, @ViewBuilder content: @escaping (Int) -> Content) {
    self.dial = dial
    self.content = content
  }

  var body: some View { content(dial.value) }
}

/// A layout that places its views at a horizontal offset.
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
