import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct SpacerTests {
    @Test func `a spacer is 8 long at least, even where texts would touch`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        VStack {
          Text("a")
          Spacer()
          Text("b")
        }
      }
      // a character of 8.5 is 9 wide, as texts end on pixels
      #expect(harness.answer == size(9, 17 + 8 + 17))
    }

    @Test(arguments: [(minimum: CGFloat(0), width: CGFloat(40)), (30, 70), (-30, 10)])
    func `an explicit least length is taken as it is`(minimum: CGFloat, width: CGFloat) {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          box("a", 20, 20)
          Spacer(minLength: minimum)
          box("b", 20, 20)
        }
      }
      #expect(harness.answer.width == width)
    }

    @Test func `a spacer fills the row it stands in`() {
      let harness = LayoutHarness(proposing: 100, 50) {
        HStack {
          box("a", 20, 20)
          Spacer(minLength: -30)
          box("b", 20, 20)
        }
      }
      #expect(harness.answer == size(100, 20))
      #expect(harness["b"].minX == 80)
    }

    @Test(arguments: [
      (width: CGFloat?.none, height: CGFloat?.none, answer: CGSize(width: 8, height: 8)),
      (100, 50, CGSize(width: 100, height: 50)),
      (100, nil, CGSize(width: 100, height: 8)),
      (0, 3, CGSize(width: 8, height: 8)),
      (.infinity, .infinity, CGSize(width: CGFloat.infinity, height: .infinity)),
    ])
    func `outside a stack a spacer grows both ways`(
      width: CGFloat?, height: CGFloat?, answer: CGSize
    ) {
      #expect(LayoutHarness(proposing: width, height) { Spacer() }.answer == answer)
    }

    @Test func `a spacer is 0 long across its stack`() {
      #expect(LayoutHarness(proposing: 100, 50) { HStack { Spacer() } }.answer == size(100, 0))
      #expect(LayoutHarness(proposing: 100, 50) { VStack { Spacer() } }.answer == size(0, 50))
    }

    @Test func `everything else is served before a spacer`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          box("a", 80, 20)
          Spacer().accessibilityLabel("space")
          greedy("b")
        }
      }
      // 8 set aside, 80 taken, 12 left for b
      #expect(harness["space"].width == 8)
      #expect(harness["b"] == rect(88, 0, 12, 20))
    }

    @Test func `spacers share equally`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack {
          Spacer()
          box("a", 20, 20)
          Spacer()
          Spacer()
        }
      }
      // (100 − 20 − gap 8 between neighbours that are both spacers is none) / 3
      #expect(harness["a"].minX.isNear(80.0 / 3))
      #expect(harness.answer.width.isNear(100))
    }

    @Test func `a spacer that needs more than its share gets it first`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack {
          Spacer()
          box("a", 20, 20)
          Spacer(minLength: 60)
        }
      }
      // of 80 the second is offered 40 and takes 60
      #expect(harness["a"].minX == 20)
      #expect(harness.answer.width == 100)
    }

    @Test func `a spacer with a priority takes everything`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          Spacer().layoutPriority(1).accessibilityLabel("space")
        }
      }
      #expect(harness["a"].width == 0)
      #expect(harness["space"].width == 100)
    }

    @Test func `a spacer in a flexible frame competes as a greedy view`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          Spacer().frame(maxWidth: .infinity)
        }
      }
      #expect(harness["a"].width == 50)
    }

    @Test func `a padded spacer competes as a greedy view`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          Spacer().padding(0)
        }
      }
      #expect(harness["a"].width == 50)
    }

    @Test func `a spacer of fixed size does not grow`() {
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
      var answer: CGSize
      var view: @MainActor @Sendable () -> AnyView

      init<V: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat,
        _ view: @escaping @MainActor @Sendable () -> V
      ) {
        testDescription = name
        answer = CGSize(width: width, height: height)
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
      Place("layout without direction", 100, 50) { Watched { Spacer() } },
      Place("layout with a direction", 0, 50) { Downwards { Spacer() } },
    ]

    @Test(arguments: places) func `the nearest row or column decides where a spacer grows`(
      _ place: Place
    ) {
      let harness = LayoutHarness(proposing: 100, 50) { HStack { place.view() } }
      #expect(harness.answer == place.answer)
    }

    @Test func `the direction reaches a spacer in an overlay`() {
      let harness = LayoutHarness(proposing: 100, 50) {
        HStack { box("a", 10, 20).overlay { Spacer().accessibilityLabel("space") } }
      }
      #expect(harness["space"] == rect(0, 10, 10, 0))
    }
  }

  /// A layout of one's own that says it is a column.
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
    func `a divider lies across a column`(proposal: CGFloat?, width: CGFloat) {
      let harness = LayoutHarness(proposing: proposal, 50) { VStack { Divider() } }
      #expect(harness.answer == size(width, 1))
    }

    @Test(arguments: [(CGFloat?.none, CGFloat(10)), (100, 100), (0, 0)])
    func `a divider stands across a row`(proposal: CGFloat?, height: CGFloat) {
      let harness = LayoutHarness(proposing: 50, proposal) { HStack { Divider() } }
      #expect(harness.answer == size(1, height))
    }

    @Test func `a divider outside a stack lies`() {
      #expect(LayoutHarness(proposing: 100, 50) { Divider() }.answer == size(100, 1))
      #expect(
        LayoutHarness(proposing: 100, 50) { HStack { ZStack { Divider() } } }.answer == size(100, 1)
      )
    }

    @Test func `a divider in a column without proposal is as long as the column is wide`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        VStack {
          box("a", 60, 20)
          Divider().accessibilityLabel("line")
        }
      }
      #expect(harness["line"] == rect(0, 28, 60, 1))
    }
  }
}
