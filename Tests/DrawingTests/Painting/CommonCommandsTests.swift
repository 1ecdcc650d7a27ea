import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbUI
@testable import TestSupport

/// The commands that two lists have in common.
struct CommonCommandsTests {
  private func square(_ x: CGFloat) -> DrawCommand {
    .fill(Path(CGRect(x: x, y: 0, width: 4, height: 4)), FillStyle(), .red)
  }

  private func pairs(_ old: [CGFloat], _ new: [CGFloat]) -> [[Int]] {
    CommonCommands(old.map(square)[...], new.map(square)[...]).pairs.map { [$0.old, $0.new] }
  }

  @Test func `the pairs are a common subsequence of the greatest length`() {
    var random = PaintRandom(seed: 12)
    for round in 0..<300 {
      func commands() -> [DrawCommand] {
        (0..<random.whole(0, 12)).map { _ in square(CGFloat(random.whole(0, 5))) }
      }
      let (old, new) = (commands(), commands())
      let pairs = CommonCommands(old[...], new[...]).pairs
      #expect(pairs.allSatisfy { old[$0.old] == new[$0.new] }, "round \(round)")
      #expect(
        zip(pairs, pairs.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new },
        "round \(round)")
      let removals = new.difference(from: old).removals.count
      #expect(pairs.count == old.count - removals, "round \(round)")
    }
  }

  @Test func `commands of one list only are between the pairs`() {
    #expect(pairs([1, 20, 2, 21, 3], [30, 1, 31, 2, 3, 32]) == [[0, 1], [2, 3], [4, 4]])
    #expect(pairs([1, 2, 3], [4, 5]).isEmpty)
  }

  @Test func `both zeros are equal, and no number is equal to NaN`() {
    #expect(pairs([0], [-0.0]) == [[0, 0]])
    #expect(pairs([.nan], [.nan]).isEmpty)
  }
}
