import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The default guides of a view, and which explicit guides of descendants are propagated.
  @MainActor @Suite struct GuideDefaultTests {
    private func dimensions(of view: some View) throws -> ViewDimensions {
      let record = DimensionsReader.Record()
      _ = LayoutHarness { DimensionsReader(record: record) { view } }
      return try #require(record.dimensions)
    }

    @Test func `default guides depend on the size`() throws {
      let dimensions = try dimensions(of: fixedView("a", 30, 20))
      #expect(dimensions[HorizontalAlignment.leading] == 0)
      #expect(dimensions[HorizontalAlignment.center] == 15)
      #expect(dimensions[HorizontalAlignment.trailing] == 30)
      #expect(dimensions[VerticalAlignment.top] == 0)
      #expect(dimensions[VerticalAlignment.center] == 10)
      #expect(dimensions[VerticalAlignment.bottom] == 20)
      #expect(dimensions[VerticalAlignment.firstTextBaseline] == 20)
      #expect(dimensions[VerticalAlignment.lastTextBaseline] == 20)
      #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == nil)
    }

    @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
    func `an explicit horizontal edge or centre guide affects its view alone`(
      guide: HorizontalAlignment
    ) throws {
      let marked = fixedView("a", 30, 20).alignmentGuide(guide) { _ in 7 }
      #expect(try dimensions(of: marked)[explicit: guide] == 7)
      for held in [
        AnyView(HStack { marked }), AnyView(VStack { marked }), AnyView(ZStack { marked }),
        AnyView(Grid { GridRow { marked } }), AnyView(ProposalRecorder { marked }),
      ] {
        let dimensions = try dimensions(of: held)
        #expect(dimensions[explicit: guide] == nil)
        let size = ViewDimensions.plain(guide, width: dimensions.width)
        #expect(dimensions[guide] == size)
      }
    }

    @Test(arguments: [VerticalAlignment.top, .center, .bottom])
    func `an explicit vertical edge or centre guide affects its view alone`(
      guide: VerticalAlignment
    ) throws {
      let marked = fixedView("a", 30, 20).alignmentGuide(guide) { _ in 7 }
      #expect(try dimensions(of: marked)[explicit: guide] == 7)
      for held in [
        AnyView(HStack { marked }), AnyView(VStack { marked }), AnyView(ZStack { marked }),
        AnyView(Grid { GridRow { marked } }), AnyView(ProposalRecorder { marked }),
      ] {
        #expect(try dimensions(of: held)[explicit: guide] == nil)
      }
    }

    @Test func `baselines move with padding and frames, including the last one`() throws {
      // Two lines of 20: ascents 15 and 35 below the top.
      let text = Text("a\nb").font(.system(size: 20))
      let padded = try dimensions(of: text.padding(8))
      #expect(padded[VerticalAlignment.firstTextBaseline] == 23)
      #expect(padded[VerticalAlignment.lastTextBaseline] == 43)
      let framed = try dimensions(of: text.frame(height: 60))
      #expect(framed[VerticalAlignment.firstTextBaseline] == 25)
      #expect(framed[VerticalAlignment.lastTextBaseline] == 45)
    }

    @Test func `the baselines of a column are those of its first and its last text`() throws {
      let column = VStack(spacing: 0) {
        Text("a").font(.system(size: 20))
        Text("b").font(.system(size: 40))
      }
      let dimensions = try dimensions(of: column)
      #expect(dimensions[VerticalAlignment.firstTextBaseline] == 15)
      #expect(dimensions[VerticalAlignment.lastTextBaseline] == 50)
    }

    @Test func `a centred row has the minimum first baseline and the maximum last one`() throws {
      let row = HStack(spacing: 0) {
        Text("a").font(.system(size: 40))
        Text("b").font(.system(size: 20))
      }
      let dimensions = try dimensions(of: row)
      // 30 in the first; 10 of slack and 15 in the second.
      #expect(dimensions[VerticalAlignment.firstTextBaseline] == 25)
      #expect(dimensions[VerticalAlignment.lastTextBaseline] == 30)
    }
  }

  /// A layout that reads the dimensions of its subview for an unspecified proposal.
  private struct DimensionsReader: Layout {
    final class Record {
      var dimensions: ViewDimensions?
    }

    var record: Record

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      record.dimensions = subviews.first?.dimensions(in: .unspecified)
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }
}

extension ViewDimensions {
  /// Returns the position of a built-in guide of a view with a width that does not set it.
  fileprivate static func plain(_ guide: HorizontalAlignment, width: CGFloat) -> CGFloat {
    switch guide {
    case .leading: 0
    case .center: width / 2
    default: width
    }
  }
}
