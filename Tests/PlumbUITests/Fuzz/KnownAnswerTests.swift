import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

extension Fuzz {
  /// What a box says it would answer, it answers, to the bit.
  @MainActor @Suite struct IntrinsicBoundsTests {
    @Test func `a box answers what it knew it would`() {
      Fuzz.run(Fuzz.countOfQuickLaws, [.ordinary, .paragraphs]) { _ in
        { randomView, _ in
          let tree = ViewTree(root: randomView.view, textServices: .monospaced)
          tree.update()
          return Self.mistake(below: tree.rootLayoutNode)
        }
      }
    }

    private static let lengths: [ProposedLength] = [
      .unspecified, .zero, .infinity, ProposedLength(7.3), ProposedLength(211.1),
    ]

    private static func mistake(below node: LayoutNode) -> String? {
      for child in node.children {
        if let mistake = mistake(of: child) ?? mistake(below: child) { return mistake }
      }
      return nil
    }

    private static func mistake(of node: LayoutNode) -> String? {
      let known = node.intrinsicBounds
      let questions = [Axis.horizontal, .vertical].flatMap { axis in
        lengths.flatMap { cross in
          [
            (axis, ProposedLength.zero, cross, known[axis]?.least),
            (axis, ProposedLength.infinity, cross, known[axis]?.greatest),
            (axis, ProposedLength(31), cross, known.isRigid ? known[axis]?.least : nil),
            (axis, ProposedLength.unspecified, cross, known.isRigid ? known[axis]?.least : nil),
          ]
        }
      }
      for (axis, main, cross, expected) in questions {
        guard let expected else { continue }
        let proposal = Proposal(main: main, cross: cross, axis: axis)
        // Not the remembered answer, which for a rigid box is always the same.
        let answer = node.computeSize(proposal)[axis]
        let isRight =
          expected.length.map { $0.bitPattern == answer.bitPattern || $0 == answer }
          ?? (expected.low <= answer && answer <= expected.high)
        if !isRight {
          return
            "\(type(of: node)) knew \(expected) at \(proposal) along \(axis), answers \(answer)"
        }
        for enough in [answer / 2, answer, answer * 2, .infinity] {
          let least = node.lowerBound(ofAnswerTo: proposal, along: axis, enough: enough)
          if least > answer {
            return
              "\(type(of: node)) said \(least) or more at \(proposal) along \(axis), answers \(answer)"
          }
        }
      }
      return nil
    }
  }
}
