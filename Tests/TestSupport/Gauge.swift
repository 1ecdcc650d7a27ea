import Foundation
import PlumbUI

/// A bar whose width shows the progress of an animation from 0 to 1.
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
