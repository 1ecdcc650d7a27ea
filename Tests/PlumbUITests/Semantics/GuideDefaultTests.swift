import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// Where the guides of a view lie that sets none, and which of those set inside count outside.
  @MainActor @Suite struct GuideDefaultTests {
    private func dimensions(of view: some View) throws -> ViewDimensions {
      let record = Asking.Record()
      _ = LayoutHarness { Asking(record: record) { view } }
      return try #require(record.dimensions)
    }

    @Test func `guides follow from the size`() throws {
      let dimensions = try dimensions(of: box("a", 30, 20))
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
    func `a guide across a frame's edges or middle counts for its view alone`(
      guide: HorizontalAlignment
    ) throws {
      let marked = box("a", 30, 20).alignmentGuide(guide) { _ in 7 }
      #expect(try dimensions(of: marked)[explicit: guide] == 7)
      for held in [
        AnyView(HStack { marked }), AnyView(VStack { marked }), AnyView(ZStack { marked }),
        AnyView(Grid { GridRow { marked } }), AnyView(Watched { marked }),
      ] {
        let dimensions = try dimensions(of: held)
        #expect(dimensions[explicit: guide] == nil)
        let size = ViewDimensions.plain(guide, width: dimensions.width)
        #expect(dimensions[guide] == size)
      }
    }

    @Test(arguments: [VerticalAlignment.top, .center, .bottom])
    func `a guide down a frame's edges or middle counts for its view alone`(
      guide: VerticalAlignment
    ) throws {
      let marked = box("a", 30, 20).alignmentGuide(guide) { _ in 7 }
      #expect(try dimensions(of: marked)[explicit: guide] == 7)
      for held in [
        AnyView(HStack { marked }), AnyView(VStack { marked }), AnyView(ZStack { marked }),
        AnyView(Grid { GridRow { marked } }), AnyView(Watched { marked }),
      ] {
        #expect(try dimensions(of: held)[explicit: guide] == nil)
      }
    }

    @Test func `baselines move with padding and frames, the last one too`() throws {
      // Two lines of 20: ascents 15 and 35 below the top.
      let text = Text("a\nb").font(.system(size: 20))
      let padded = try dimensions(of: text.padding(8))
      #expect(padded[VerticalAlignment.firstTextBaseline] == 23)
      #expect(padded[VerticalAlignment.lastTextBaseline] == 43)
      let framed = try dimensions(of: text.frame(height: 60))
      #expect(framed[VerticalAlignment.firstTextBaseline] == 25)
      #expect(framed[VerticalAlignment.lastTextBaseline] == 45)
    }

    @Test func `a column's baselines are those of its first and its last text`() throws {
      let column = VStack(spacing: 0) {
        Text("a").font(.system(size: 20))
        Text("b").font(.system(size: 40))
      }
      let dimensions = try dimensions(of: column)
      #expect(dimensions[VerticalAlignment.firstTextBaseline] == 15)
      #expect(dimensions[VerticalAlignment.lastTextBaseline] == 50)
    }

    @Test func `a row of middles has the least first baseline and the greatest last one`() throws {
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

  /// Asks its view for its dimensions without a proposal.
  private struct Asking: Layout {
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
  /// Where one of the frame's own guides lies in a view of a width that does not set it.
  fileprivate static func plain(_ guide: HorizontalAlignment, width: CGFloat) -> CGFloat {
    switch guide {
    case .leading: 0
    case .center: width / 2
    default: width
    }
  }
}
