import Foundation
import PlumbUI

/// A bar whose width tells how far a movement from 0 to 1 has gone.
struct Gauge: View {
  let name: String
  let goal: Int

  init(_ name: String, _ goal: Int) {
    self.name = name
    self.goal = goal
  }

  var body: some View {
    Color.red
      .accessibilityLabel(name)
      .frame(width: 100 + 100 * CGFloat(goal), height: 10)
  }
}
