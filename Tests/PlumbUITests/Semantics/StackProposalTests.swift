import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// What stacks propose to their children.
  @MainActor @Suite struct StackProposalTests {
    @Test func `a share is proposed whole to a child that cannot take it`() {
      let log = Watched.Log()
      _ = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          Watched(log: log) { leaf("a", 10...20) }
          greedy("b")
        }
      }
      #expect(log.placed == ProposedViewSize(width: 50, height: 20))
    }

    @Test func `in endless room everybody is proposed endless room`() {
      let (first, last) = (Watched.Log(), Watched.Log())
      _ = LayoutHarness(proposing: .infinity, 20) {
        HStack(spacing: 0) {
          Watched(log: first) { leaf("a", 10...60) }
          Watched(log: last) { leaf("b", 0...30).layoutPriority(1) }
        }
      }
      #expect(first.placed == ProposedViewSize(width: .infinity, height: 20))
      #expect(last.placed == ProposedViewSize(width: .infinity, height: 20))
    }

    @Test func `how far a child bends is found out without a cross length where none is proposed`()
    {
      let harness = LayoutHarness(proposing: 100, nil) {
        HStack(spacing: 0) {
          // Bends only once it knows its height.
          answering("a") {
            CGSize(width: $0.height == nil ? 70 : $0.width ?? 70, height: $0.height ?? 10)
          }
          box("b", 20, 20)
        }
      }
      // 70 and 20 without a height; the second time, 20 high, the first takes what b leaves.
      #expect(harness.answer == size(90, 20))
      #expect(harness["a"] == rect(0, 0, 80, 20))
      #expect(harness["b"] == rect(80, 0, 20, 20))
    }

    @Test(arguments: [(CGFloat(-10), CGFloat(30)), (-100, -60), (7, 47)])
    func `a column's explicit gap is used as it is`(gap: CGFloat, height: CGFloat) {
      let harness = LayoutHarness(proposing: 20, 50) {
        VStack(spacing: gap) {
          box("a", 20, 20)
          box("b", 20, 20)
        }
      }
      #expect(harness.answer == size(20, height))
    }

    @Test func `a text bends by all of its lines but one`() {
      let harness = LayoutHarness(proposing: 34, 85) {
        VStack(spacing: 0) {
          Text("aaaa bbbb cccc dddd").accessibilityLabel("four")
          Text("aaaa bbbb").accessibilityLabel("two")
        }
      }
      // Two lines of 17 bend by 17, four by 51: the second is offered 42.5 and takes 34, which
      // leaves 51, three lines.
      #expect(harness["two"].height == 34)
      #expect(harness["four"].height == 51)
      #expect(harness.answer.height == 85)
    }

    /// Six lines of 16 points in a width of 100.
    private var paragraph: some View {
      Text(Array(repeating: "aaaaaaaaaaaa", count: 6).joined(separator: " "))
        .font(.system(size: 16))
    }

    /// SwiftUI was measured with six lines of as many points, and gave the same numbers of them.
    @Test(arguments: [
      (room: CGFloat(60), lines: CGFloat(1)), (100, 3), (200, 6),
    ])
    func `a text beside a greedy view has the lines of its half`(room: CGFloat, lines: CGFloat) {
      let harness = LayoutHarness(proposing: 100, room) {
        VStack(spacing: 0) {
          paragraph.accessibilityLabel("text")
          greedy("b")
        }
      }
      #expect(harness["text"].height == 16 * lines)
      #expect(harness["b"].height == room - 16 * lines)
    }

    @Test(arguments: [(room: CGFloat(80), lines: CGFloat(2)), (200, 6)])
    func `a text beside a rigid view has the lines of the rest`(room: CGFloat, lines: CGFloat) {
      let harness = LayoutHarness(proposing: 100, room) {
        VStack(spacing: 0) {
          paragraph.accessibilityLabel("text")
          box("b", 100, 40)
        }
      }
      #expect(harness["text"].height == 16 * lines)
      #expect(harness["b"].height == 40)
    }

    @Test(arguments: [(room: CGFloat(100), lines: CGFloat(3)), (300, 6)])
    func `two texts have as many lines each`(room: CGFloat, lines: CGFloat) {
      let harness = LayoutHarness(proposing: 100, room) {
        VStack(spacing: 0) {
          paragraph.accessibilityLabel("a")
          paragraph.accessibilityLabel("b")
        }
      }
      #expect(harness["a"].height == 16 * lines)
      #expect(harness["b"].height == 16 * lines)
    }

    @Test func `a line above the only child lies inside the stack`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top) { box("a", 20, 20).alignmentGuide(.top) { _ in -10 } }
      }
      #expect(harness.answer == size(20, 30))
      #expect(harness["a"].minY == 10)
    }

    @Test func `where leading is right a gap comes back on the right`() {
      func frame(_ direction: LayoutDirection) -> CGRect {
        LayoutHarness(proposing: nil, nil) {
          HStack {
            box("a", 20, 20)
            Spacer(minLength: 0).padding(.leading, 4).accessibilityLabel("space")
            box("b", 20, 20)
          }
          .environment(\.layoutDirection, direction)
        }["b"]
      }
      // 20, 8, 4 and 0 from either side
      #expect(frame(.leftToRight) == rect(32, 0, 20, 20))
      #expect(frame(.rightToLeft) == rect(0, 0, 20, 20))
    }
  }
}
