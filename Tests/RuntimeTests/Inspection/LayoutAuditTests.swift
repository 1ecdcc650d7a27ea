import EngineTesting
import Foundation
import PlumbUI
import Testing

@_spi(Nodes) @testable import PlumbCore
@testable import PlumbText
@testable import TestSupport

/// The audit of sizes that nodes have cached.
@MainActor @Suite struct LayoutAuditTests {
  /// A length that nothing observes.
  private final class Length: @unchecked Sendable {
    var value: CGFloat = 10
  }

  /// A layout whose width is read from elsewhere.
  private struct Dependent: Layout {
    let length: Length

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: length.value, height: 5)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  /// A layout whose width is a property.
  private struct Fixed: Layout {
    var width: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: width, height: 5)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  private func findings(_ harness: LayoutHarness) -> [LayoutAudit.Finding] {
    LayoutAudit.findings(below: harness.tree.rootLayoutNode)
  }

  @Test func `a layout that depends on a variable is named with its proposal and both sizes`() {
    let length = Length()
    let harness = LayoutHarness(in: CGSize(width: 100, height: 50)) {
      HStack { Dependent(length: length) { Color.red } }
    }
    #expect(findings(harness).isEmpty)
    length.value = 30
    let found = findings(harness).filter(\.isCustom)
    #expect(!found.isEmpty)
    for finding in found {
      #expect(finding.typeName == "Dependent")
      #expect(finding.cached == CGSize(width: 10, height: 5))
      #expect(finding.computed == CGSize(width: 30, height: 5))
    }
    let placed = found.first { $0.proposal == Proposal(CGSize(width: 100, height: 50)) }
    #expect(
      placed?.description
        == "The layout Dependent took 10 × 5 for the proposal 100 × 50, and now takes "
        + "30 × 5, but nothing that it is told to depend on has changed. Let its sizes depend on its "
        + "properties, subviews and cache only.")
  }

  @Test func `a layout behind AnyLayout is named itself`() {
    let length = Length()
    let harness = LayoutHarness { AnyLayout(Dependent(length: length)) { Color.red } }
    length.value = 30
    #expect(findings(harness).first?.typeName == "Dependent")
  }

  /// A layout that places its view by the size that it computed last, as many programs do.
  private struct Remembering: Layout {
    func makeCache(subviews: Subviews) -> CGSize { .zero }

    func updateCache(_ cache: inout CGSize, subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize
    ) -> CGSize {
      cache = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 7))
      return cache
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize
    ) {
      subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(cache))
    }
  }

  @Test func `the cache of a layout is as before`() throws {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 50)) {
      HStack(spacing: 0) {
        Remembering { Color.red }
        Color.blue.frame(width: 20)
      }
    }
    let nodes = Array(harness.tree.rootLayoutNode.selfAndDescendants)
    let node = try #require(
      nodes.lazy.compactMap { $0 as? ContainerLayoutNode<LayoutRule<Remembering>> }.first)
    func proposals() -> [ProposedViewSize] {
      node.withRule {
        $0.placements(
          node.children, in: CGRect(origin: .zero, size: node.size), proposal: node.placedProposal)
      }.map(\.proposal.viewSize)
    }
    let before = proposals()
    #expect(before == [ProposedViewSize(width: 80, height: 50)])
    #expect(findings(harness) == [])
    #expect(proposals() == before)
  }

  @Test func `changes of properties and state are no findings`() {
    let knob = Knob<CGFloat>(10)
    let harness = LayoutHarness {
      ObservedContent {
        VStack {
          Fixed(width: knob.value) { Text("a") }
          Text("a text that wraps where the width is small").padding(knob.value / 5)
        }
      }
    }
    for width: CGFloat in [10, 60, 20] {
      knob.value = width
      harness.layOut()
      #expect(findings(harness) == [])
    }
  }

  @Test func `guides that share a variable are no findings`() {
    var sum: CGFloat = 0
    let harness = LayoutHarness(in: CGSize(width: 100, height: 100)) {
      ZStack(alignment: .topLeading) {
        ForEach(0..<4) { index in
          Color.red.frame(width: 30, height: 10)
            .alignmentGuide(.leading) { dimensions in
              defer { sum = index == 3 ? 0 : sum - dimensions.width }
              return sum
            }
        }
      }
    }
    #expect(findings(harness) == [])
  }

  @Test func `a program with a window says which layout it is, once`() throws {
    let length = Length()
    let platform = HeadlessPlatform(size: CGSize(width: 100, height: 50))
    for index in 0..<8 {
      platform.then([.pointerMoved(CGPoint(x: index, y: 0))]) { length.value = 30 }
    }
    let warnings = try RuntimeWarning.collect {
      try platform.run(Dependent(length: length) { Color.red })
    }
    #expect(warnings.count >= 1)
    #expect(Set(warnings).count == warnings.count)
    #expect(warnings.allSatisfy { $0.hasPrefix("The layout Dependent took 10 × 5 for") })
  }
}
