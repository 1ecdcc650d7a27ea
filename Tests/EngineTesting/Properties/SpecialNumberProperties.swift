public import Foundation
import PlumbUI

/// NaN, infinite, negative, tiny and huge numbers.
extension LayoutProperty {
  public static var specialNumbers: LayoutProperty {
    let engine = EngineHarness()
    return LayoutProperty(
      "special numbers neither trap nor appear in drawing commands", .thorough,
      [.ordinary, .specialNumbers]
    ) { _ in
      { randomView, proposal in
        let commands = engine.with(randomView) { $0.displayList(proposal) }
        return commands.allSatisfy(\.hasNoNaN) ? nil : "\(commands)"
      }
    }
  }

  public static var specialWindows: LayoutProperty {
    LayoutProperty(perSeed: "a window of a special size is drawn", .slow) { seed in
      var generator = RandomViewGenerator(seed: seed)
      let tree = ViewTree(root: generator.randomView().view, textServices: .monospaced)
      let size = CGSize(
        width: generator.random.pick(CGFloat.special),
        height: generator.random.pick(CGFloat.special))
      let isValid = tree.displayList(in: size, scale: 1).commands.allSatisfy(\.hasNoNaN)
      return isValid ? nil : "Seed \(seed), \(size)"
    }
  }
}

extension CGFloat {
  /// Numbers that are valid arguments, but never meant as lengths.
  public static let special: [CGFloat] = [
    .nan, .infinity, -.infinity, -5, 0, .leastNonzeroMagnitude, 1e300,
  ]
}
