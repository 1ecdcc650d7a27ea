import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct SpacerTests {
    @Test func `a spacer is at least 8 long, even between texts`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        VStack {
          Text("a")
          Spacer()
          Text("b")
        }
      }
      // a character of 8.5 is 9 wide, as text sizes are rounded up to pixels
      #expect(harness.measuredSize == size(9, 17 + 8 + 17))
    }

    @Test(arguments: [(minimum: CGFloat(0), width: CGFloat(40)), (30, 70), (-30, 10)])
    func `an explicit minimum length is used unchanged`(minimum: CGFloat, width: CGFloat) {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          fixedView("a", 20, 20)
          Spacer(minLength: minimum)
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize.width == width)
    }

    @Test func `a spacer fills its row`() {
      let harness = LayoutHarness(proposing: 100, 50) {
        HStack {
          fixedView("a", 20, 20)
          Spacer(minLength: -30)
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize == size(100, 20))
      #expect(harness["b"].minX == 80)
    }

    @Test(arguments: [
      (width: CGFloat?.none, height: CGFloat?.none, expectedSize: CGSize(width: 8, height: 8)),
      (100, 50, CGSize(width: 100, height: 50)),
      (100, nil, CGSize(width: 100, height: 8)),
      (0, 3, CGSize(width: 8, height: 8)),
      (.infinity, .infinity, CGSize(width: CGFloat.infinity, height: .infinity)),
    ])
    func `outside a stack a spacer grows along both axes`(
      width: CGFloat?, height: CGFloat?, expectedSize: CGSize
    ) {
      #expect(LayoutHarness(proposing: width, height) { Spacer() }.measuredSize == expectedSize)
    }

    @Test func `a spacer has no length across its stack`() {
      #expect(
        LayoutHarness(proposing: 100, 50) { HStack { Spacer() } }.measuredSize == size(100, 0))
      #expect(LayoutHarness(proposing: 100, 50) { VStack { Spacer() } }.measuredSize == size(0, 50))
    }

    @Test func `a spacer is sized after all other views`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          fixedView("a", 80, 20)
          Spacer().accessibilityLabel("space")
          greedy("b")
        }
      }
      // 8 reserved, 80 taken, 12 left for b
      #expect(harness["space"].width == 8)
      #expect(harness["b"] == rect(88, 0, 12, 20))
    }

    @Test func `spacers divide the remaining length equally`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack {
          Spacer()
          fixedView("a", 20, 20)
          Spacer()
          Spacer()
        }
      }
      // (100 − 20 − gap 8 between neighbours that are both spacers is none) / 3
      #expect(harness["a"].minX.isNear(80.0 / 3))
      #expect(harness.measuredSize.width.isNear(100))
    }

    @Test func `a spacer whose minimum exceeds its share is sized first`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack {
          Spacer()
          fixedView("a", 20, 20)
          Spacer(minLength: 60)
        }
      }
      // of 80 the second is proposed 40 and takes 60
      #expect(harness["a"].minX == 20)
      #expect(harness.measuredSize.width == 100)
    }

    @Test func `a spacer with a layout priority takes all of the length`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          Spacer().layoutPriority(1).accessibilityLabel("space")
        }
      }
      #expect(harness["a"].width == 0)
      #expect(harness["space"].width == 100)
    }

    @Test func `a spacer in a flexible frame is sized as a greedy view`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          Spacer().frame(maxWidth: .infinity)
        }
      }
      #expect(harness["a"].width == 50)
    }

    @Test func `a padded spacer is sized as a greedy view`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          Spacer().padding(0)
        }
      }
      #expect(harness["a"].width == 50)
    }

    @Test func `a spacer with fixedSize does not grow`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          Spacer().fixedSize()
          greedy("a")
        }
      }
      #expect(harness["a"] == rect(8, 0, 92, 20))
    }

    struct Place: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var expectedSize: CGSize
      var view: @MainActor @Sendable () -> AnyView

      init<V: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat,
        _ view: @escaping @MainActor @Sendable () -> V
      ) {
        testDescription = name
        expectedSize = CGSize(width: width, height: height)
        self.view = { AnyView(view()) }
      }
    }

    // Each in a row that is proposed 100 × 50.
    nonisolated static let places: [Place] = [
      Place("nothing between", 100, 0) { Spacer() },
      Place("padding", 100, 6) { Spacer().padding(.vertical, 3) },
      Place("fixed frame", 40, 0) { Spacer().frame(width: 40) },
      Place("flexible frame", 40, 0) { Spacer().frame(maxWidth: 40) },
      Place("fixed size", 8, 0) { Spacer().fixedSize() },
      Place("ratio", 50, 0) { Spacer().aspectRatio(1, contentMode: .fit) },
      Place("Z stack", 100, 50) { ZStack { Spacer() } },
      Place("grid", 100, 50) { Grid { Spacer() } },
      Place("column", 0, 50) { VStack { Spacer() } },
      Place("layout without direction", 100, 50) { ProposalRecorder { Spacer() } },
      Place("layout with a direction", 0, 50) { Downwards { Spacer() } },
    ]

    @Test(arguments: places) func `the nearest stack determines the axis of a spacer`(
      _ place: Place
    ) {
      let harness = LayoutHarness(proposing: 100, 50) { HStack { place.view() } }
      #expect(harness.measuredSize == place.expectedSize)
    }

    @Test func `the axis of a stack applies to a spacer in an overlay`() {
      let harness = LayoutHarness(proposing: 100, 50) {
        HStack { fixedView("a", 10, 20).overlay { Spacer().accessibilityLabel("space") } }
      }
      #expect(harness["space"] == rect(0, 10, 10, 0))
    }
  }

  /// A custom layout with a vertical orientation.
  private struct Downwards: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .vertical
      return properties
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @MainActor @Suite struct DividerTests {
    @Test(arguments: [(CGFloat?.none, CGFloat(10)), (100, 100), (0, 0)])
    func `a divider is horizontal in a column`(proposal: CGFloat?, width: CGFloat) {
      let harness = LayoutHarness(proposing: proposal, 50) { VStack { Divider() } }
      #expect(harness.measuredSize == size(width, 1))
    }

    @Test(arguments: [(CGFloat?.none, CGFloat(10)), (100, 100), (0, 0)])
    func `a divider is vertical in a row`(proposal: CGFloat?, height: CGFloat) {
      let harness = LayoutHarness(proposing: 50, proposal) { HStack { Divider() } }
      #expect(harness.measuredSize == size(1, height))
    }

    @Test func `a divider outside a stack is horizontal`() {
      #expect(LayoutHarness(proposing: 100, 50) { Divider() }.measuredSize == size(100, 1))
      #expect(
        LayoutHarness(proposing: 100, 50) { HStack { ZStack { Divider() } } }.measuredSize
          == size(100, 1)
      )
    }

    @Test func `a divider in a column without a proposal has the column's width`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        VStack {
          fixedView("a", 60, 20)
          Divider().accessibilityLabel("line")
        }
      }
      #expect(harness["line"] == rect(0, 28, 60, 1))
    }
  }
}
