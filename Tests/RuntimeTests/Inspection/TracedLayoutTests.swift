import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Three custom layouts with a fault each, of kinds that are often published, and the lines of the trace that show it.
/// The article SeeingLayout.md describes them.
@MainActor @Suite struct TracedLayoutTests {
  /// Views around a circle. It takes the proposed size, and 10 points without a proposal.
  private struct RadialLayout: Layout {
    var ideal: CGFloat = 10

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: ideal, height: ideal))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let radius = min(bounds.width, bounds.height) / 3
      for (index, subview) in subviews.enumerated() {
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count)
        subview.place(
          at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
          anchor: .center, proposal: .unspecified)
      }
    }
  }

  /// Views one after the other, in as many lines as they need. Without `limitsWidth`, every view is asked
  /// for its ideal size, so that a long text never wraps.
  private struct FlowLayout: Layout {
    var limitsWidth = false

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let frames = frames(of: subviews, in: proposal.width ?? .infinity)
      return CGSize(
        width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
          proposal: ProposedViewSize(frame.size))
      }
    }

    private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
      var (x, y, lineHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      return subviews.map { subview in
        let size = subview.sizeThatFits(
          limitsWidth ? ProposedViewSize(width: width, height: nil) : .unspecified)
        if x > 0, x + size.width > width { (x, y, lineHeight) = (0, y + lineHeight, 0) }
        defer { x += size.width }
        lineHeight = max(lineHeight, size.height)
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
      }
    }
  }

  /// A column whose views are as wide as the widest. It proposes a different height to each view every time, so that no
  /// cached size can be used.
  private struct EqualWidthColumn: Layout {
    var asksForIdealSize = false

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let sizes = sizes(of: subviews, proposal)
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var y = bounds.minY
      for (subview, size) in zip(subviews, sizes(of: subviews, proposal)) {
        subview.place(
          at: CGPoint(x: bounds.minX, y: y),
          proposal: ProposedViewSize(width: bounds.width, height: size.height))
        y += size.height
      }
    }

    private func sizes(of subviews: Subviews, _ proposal: ProposedViewSize) -> [CGSize] {
      subviews.map { subview in
        subview.sizeThatFits(asksForIdealSize ? .unspecified : proposal)
      }
    }
  }

  private func trace(
    in size: CGSize = CGSize(width: 200, height: 400), @ViewBuilder _ content: () -> some View
  ) -> LayoutTrace {
    let tree = ViewTree(root: content(), textServices: .monospaced)
    return tree.recordingLayout { tree.layOut(in: size, scale: 1) }
  }

  private func lines(of name: String, in trace: LayoutTrace) -> [String] {
    trace.steps.filter { trace.nodes[$0.node].title == name }.map(\.event.description)
  }

  @Test func aRadialLayoutIsTinyWhereNothingIsOffered() {
    func sizes(_ layout: RadialLayout) -> [String] {
      let trace = trace {
        ScrollView {
          layout {
            Text("a")
            Text("b")
          }
        }
      }
      return lines(of: "RadialLayout", in: trace)
    }
    // A scroll view proposes no height, and the default without a proposal is 10 points.
    #expect(sizes(RadialLayout()).contains("200 × nil → 200 × 10"))
    #expect(sizes(RadialLayout(ideal: 150)).contains("200 × nil → 200 × 150"))
  }

  @Test func aFlowLayoutAsksALongTextForItsIdealSize() {
    // 40 characters of 8.5 points.
    let long = String(repeating: "word ", count: 8)
    func lines(limitsWidth: Bool) -> [String] {
      let trace = trace { FlowLayout(limitsWidth: limitsWidth) { Text(long) } }
      return trace.steps.filter { trace.nodes[$0.node].name == "Text" }.map(\.event.description)
    }
    #expect(lines(limitsWidth: false).contains { $0.hasPrefix("nil × nil → ") })
    #expect(!lines(limitsWidth: false).contains { $0.hasPrefix("200 × nil → ") })
    let wrapped = lines(limitsWidth: true)
    #expect(wrapped.contains { $0.hasPrefix("200 × nil → ") })
    #expect(!wrapped.contains { $0.hasPrefix("nil × nil → ") })
  }

  @Test func aColumnThatPassesTheProposalOnIsAskedForEveryHeightAnew() {
    func computed(_ column: EqualWidthColumn) -> Int {
      let tree = ViewTree(
        root: column { ForEach(0..<5, id: \.self) { Text("\($0)").frame(maxWidth: .infinity) } },
        textServices: .monospaced)
      tree.layOut(in: CGSize(width: 200, height: 400), scale: 1)
      let trace = tree.recordingLayout {
        for height in 401...420 { tree.layOut(in: CGSize(width: 200, height: height), scale: 1) }
      }
      return trace.totals.all.computed
    }
    let (passesOn, ideal) = (
      computed(EqualWidthColumn()), computed(EqualWidthColumn(asksForIdealSize: true))
    )
    // Five frames with a text each, asked for each of twenty heights; the column itself is asked as well.
    #expect(passesOn > 20 * 5)
    #expect(ideal < passesOn / 2)
  }
}
