import Foundation
import PlumbUI

extension LayoutProperty {
  /// Views are inserted and removed all the time, in the middle of animations.
  public static var removedViews: LayoutProperty {
    LayoutProperty(perSeed: "removed views leave no trace in the drawing", .slow) { seed in
      let size = CGSize(width: 120, height: 120)
      var random = SplitMix64(seed: seed)
      let part = SwitchedPart.random(&random, depth: 4)
      let switches = Switches((0..<SwitchedPart.switchCount).map { _ in random.chance(50) })
      let harness = LayoutHarness(in: size) { part.view(switches) }
      var time = 0.0
      for _ in 0..<6 {
        let change = { switches.values[random.below(SwitchedPart.switchCount)].toggle() }
        if random.chance(80) {
          withAnimation(.linear(duration: 0.5), change)
        } else {
          change()
        }
        // Several changes start in one frame, and others while earlier animations are running.
        if random.chance(20) { continue }
        time += random.pick([0, 0.1, 0.3, 0.7])
        harness.show(at: time)
        _ = harness.tree.displayList()
      }
      harness.show(at: time)
      harness.show(at: time + 2)
      harness.show(at: time + 4)
      let fresh = LayoutHarness(in: size) { part.view(switches) }
      let isSame = harness.tree.displayList().commands == fresh.tree.displayList().commands
      return isSame && !harness.tree.isMoving ? nil : "Seed \(seed): \(part)"
    }
  }
}
