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

  /// Views receive events while others are inserted and removed, in every stage of their transitions.
  public static var leavingViews: LayoutProperty {
    LayoutProperty(perSeed: "layout and events reach only nodes in the tree", .slow) { seed in
      var size = CGSize(width: 120, height: 120)
      var random = SplitMix64(seed: seed)
      let part = SwitchedPart.random(&random, depth: 5)
      let switches = Switches((0..<SwitchedPart.switchCount).map { _ in random.chance(50) })
      let harness = LayoutHarness(in: size, isAtRest: false) { part.view(switches) }
      let objects = AccessibilityProbe(harness.tree)
      var time = 0.0
      for _ in 0..<12 {
        let change = { switches.values[random.below(SwitchedPart.switchCount)].toggle() }
        if random.chance(80) { withAnimation(.linear(duration: 0.5), change) } else { change() }
        for _ in 0..<random.below(3) { harness.tree.send(event(&random)) }
        if random.chance(20) { size.width = CGFloat(40 + random.below(100)) }
        time += random.pick([0, 0.1, 0.3, 0.7])
        harness.tree.advance(to: time)
        for _ in 0..<random.below(2) { harness.tree.send(event(&random)) }
        harness.tree.layOut(in: size, scale: 1)
        _ = harness.tree.displayList()
        _ = harness.tree.elements()
        objects.update()
        if let outdated = objects.outdatedObject { return "Seed \(seed): \(outdated) \(part)" }
        if let misplaced = harness.tree.misplacedNode {
          return "Seed \(seed): \(misplaced) \(part)"
        }
      }
      return nil
    }
  }

  private static func event(_ random: inout SplitMix64) -> Event {
    let point = CGPoint(x: random.below(120), y: random.below(120))
    return switch random.below(7) {
    case 0: .pointerDown(point, .primary)
    case 1: .pointerUp(point, .primary)
    case 2: .scrolled(point, by: CGSize(width: 0, height: random.below(80) - 40))
    case 3: .keyDown(KeyStroke(.tab))
    case 4: .keyDown(KeyStroke(.space))
    default: .pointerMoved(point)
    }
  }
}
