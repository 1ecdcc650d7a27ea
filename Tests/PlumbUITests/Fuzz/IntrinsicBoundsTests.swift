import Foundation
import PlumbTesting
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

extension Fuzz {
  /// The intrinsic bounds of a layout node are equal to its measured sizes, to the bit.
  @MainActor @Suite struct IntrinsicBoundsTests {
    @Test func `intrinsic bounds are equal to measured sizes`() {
      Fuzz.run(Fuzz.quickPropertyCount, [.ordinary, .paragraphs]) { _ in
        { randomView, _ in
          let tree = ViewTree(root: randomView.view, textServices: .monospaced)
          tree.update()
          return Self.mismatch(below: tree.rootLayoutNode)
        }
      }
    }

    private static let lengths: [ProposedLength] = [
      .unspecified, .zero, .infinity, ProposedLength(7.3), ProposedLength(211.1),
    ]

    private static func mismatch(below node: LayoutNode) -> String? {
      for child in node.children {
        if let mismatch = mismatch(of: child) ?? mismatch(below: child) { return mismatch }
      }
      return nil
    }

    private static func mismatch(of node: LayoutNode) -> String? {
      let bounds = node.intrinsicBounds
      let checks = [Axis.horizontal, .vertical].flatMap { axis in
        lengths.flatMap { cross in
          [
            (axis, ProposedLength.zero, cross, bounds[axis]?.minimum),
            (axis, ProposedLength.infinity, cross, bounds[axis]?.maximum),
            (axis, ProposedLength(31), cross, bounds.isRigid ? bounds[axis]?.minimum : nil),
            (axis, ProposedLength.unspecified, cross, bounds.isRigid ? bounds[axis]?.minimum : nil),
          ]
        }
      }
      for (axis, main, cross, expected) in checks {
        guard let expected else { continue }
        let proposal = Proposal(main: main, cross: cross, axis: axis)
        // Not the cached size, which for a rigid node is always the same.
        let measuredLength = node.computeSize(proposal)[axis]
        let isCorrect =
          expected.length.map { $0.bitPattern == measuredLength.bitPattern || $0 == measuredLength }
          ?? (expected.lower <= measuredLength && measuredLength <= expected.upper)
        if !isCorrect {
          return
            "\(type(of: node)) has intrinsic bounds \(expected) at \(proposal) along \(axis), measures \(measuredLength)"
        }
        for threshold in [measuredLength / 2, measuredLength, measuredLength * 2, .infinity] {
          let minimum = node.lowerBound(ofSizeFor: proposal, along: axis, threshold: threshold)
          if minimum > measuredLength {
            return
              "\(type(of: node)) has lower bound \(minimum) at \(proposal) along \(axis), measures \(measuredLength)"
          }
        }
      }
      return nil
    }
  }
}
