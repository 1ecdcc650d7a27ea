import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

extension Fuzz {
  /// Numbers that are none, infinite, negative, tiny and huge, wherever a number can be given.
  @MainActor @Suite struct OddNumberTests {
    @Test func `odd numbers neither trap nor show as such`() {
      let bench = EngineBench()
      Fuzz.run(Fuzz.countOfLaws, [.ordinary, .oddNumbers]) { _ in
        { sketch, offer in
          let commands = bench.with(sketch) { $0.displayList(offer) }
          return commands.allSatisfy(\.isOfNumbers) ? nil : "\(commands)"
        }
      }
    }

    @Test func `a window of odd measures is drawn`() {
      let odd: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, .leastNonzeroMagnitude, 1e300]
      for seed in Fuzz.seeds(Fuzz.countOfLaws / 10 + 1) {
        var generator = SketchGenerator(seed: seed)
        let tree = ViewTree(root: generator.sketch().view, textServices: .monospaced)
        let size = CGSize(
          width: generator.random.pick(odd), height: generator.random.pick(odd))
        let isFine = tree.displayList(in: size, scale: 1).commands.allSatisfy(\.isOfNumbers)
        #expect(isFine, "Seed \(seed), \(size)")
      }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300])
    func `a stack as a layout takes odd distances`(_ spacing: CGFloat) {
      let laid = Laid(proposing: 100, 100) {
        HStackLayout(spacing: spacing) {
          box("a", 20, 20)
          box("b", 20, 20)
        }
      }
      #expect(laid.answer.height == 20)
    }
  }
}

extension DrawCommand {
  /// Whether no coordinate in it is anything but a number.
  fileprivate var isOfNumbers: Bool {
    switch self {
    case .fill(let path, _, _), .stroke(let path, _, _): path.isOfNumbers
    case .text(let run, let pen, _): pen.isOfNumbers && !run.width.isNaN
    case .clip(let path, _, let contents):
      path.isOfNumbers && contents.allSatisfy(\.isOfNumbers)
    case .group(_, let contents): contents.allSatisfy(\.isOfNumbers)
    }
  }
}

extension CGPoint {
  fileprivate var isOfNumbers: Bool { !x.isNaN && !y.isNaN }
}

extension Path {
  fileprivate var isOfNumbers: Bool {
    var result = true
    forEach { element in
      switch element {
      case .move(let point), .line(let point): result = result && point.isOfNumbers
      case .quadCurve(let point, let control):
        result = result && point.isOfNumbers && control.isOfNumbers
      case .curve(let point, let first, let second):
        result = result && point.isOfNumbers && first.isOfNumbers && second.isOfNumbers
      case .closeSubpath: break
      }
    }
    return result
  }
}
