import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Spacers in stacks, compared with sizes and positions in SwiftUI.
  @MainActor @Suite struct MeasuredSpacerTests {
    nonisolated static let lengths: [Measured] = [
      Measured(
        "everything else is served first", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 80, 20), "b": rect(88, 0, 12, 20)]
      ) {
        HStack(spacing: 0) {
          fixedView("a", 80, 20)
          Spacer()
          wide("b", 0...80, ideal: 80)
        }
      },
      Measured(
        "a greedy view leaves it 8", at: 200, 50, is: 200, 20,
        ["a": rect(0, 0, 20, 20), "b": rect(28, 0, 172, 20)]
      ) {
        HStack(spacing: 0) {
          fixedView("a", 20, 20)
          Spacer()
          wide("b", 0...(.infinity), ideal: 10)
        }
      },
      Measured(
        "and so whichever is first", at: 200, 50, is: 200, 20,
        ["b": rect(0, 0, 172, 20), "a": rect(180, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          wide("b", 0...(.infinity), ideal: 10)
          Spacer()
          fixedView("a", 20, 20)
        }
      },
      Measured(
        "greedy views share what it leaves", at: 200, 50, is: 200, 20,
        ["a": rect(0, 0, 96, 20), "b": rect(104, 0, 96, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...(.infinity), ideal: 10)
          Spacer()
          wide("b", 0...(.infinity), ideal: 10)
        }
      },
      Measured(
        "a higher priority leaves it 8 as well", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 80, 20), "b": rect(88, 0, 12, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...80, ideal: 80).layoutPriority(1)
          Spacer()
          wide("b", 0...80, ideal: 80)
        }
      },
      Measured(
        "of a higher priority it takes all", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 0, 20), "b": rect(100, 0, 0, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...80, ideal: 80)
          Spacer().layoutPriority(1)
          wide("b", 0...80, ideal: 80)
        }
      },
      Measured(
        "three share equally", at: 200, 50, is: 200, 20, ["a": rect(60, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          Spacer()
          fixedView("a", 20, 20)
          Spacer()
          Spacer()
        }
      },
      Measured(
        "two of unlike least lengths share equally", at: 200, 50, is: 200, 20,
        ["a": rect(90, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          Spacer(minLength: 50)
          fixedView("a", 20, 20)
          Spacer()
        }
      },
      Measured(
        "it pushes to the right", at: 100, 50, is: 100, 20, ["a": rect(80, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          Spacer()
          fixedView("a", 20, 20)
        }
      },
      Measured(
        "it pushes to the bottom", at: 100, 50, is: 20, 50, ["a": rect(0, 30, 20, 20)]
      ) {
        VStack(spacing: 0) {
          Spacer()
          fixedView("a", 20, 20)
        }
      },
      Measured(
        "it is nothing across", at: 100, nil, is: 100, 20, ["a": rect(0, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          fixedView("a", 20, 20)
          Spacer()
        }
      },
      Measured(
        "in a column in a row it is high and not wide", at: 100, 50, is: 20, 50,
        ["a": rect(0, 15, 20, 20)]
      ) {
        HStack(spacing: 0) {
          VStack { Spacer() }
          fixedView("a", 20, 20)
        }
      },
      Measured(
        "in a row in a column it is wide and not high", at: 100, 50, is: 100, 20,
        ["a": rect(40, 0, 20, 20)]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) { Spacer() }
          fixedView("a", 20, 20)
        }
      },
    ]

    @Test(arguments: lengths) func `a spacer takes the remaining length`(_ measured: Measured) {
      measured.check()
    }

    /// Between two views of 20 in a row that is proposed 200 × 50.
    nonisolated private static func between<V: View>(
      _ name: String, is width: CGFloat, _ height: CGFloat, a: CGRect, b: CGRect,
      _ spacer: @escaping @MainActor @Sendable () -> V
    ) -> Measured {
      Measured(name, at: 200, 50, is: width, height, ["a": a, "b": b]) {
        HStack(spacing: 0) {
          fixedView("a", 20, 20)
          spacer()
          fixedView("b", 20, 20)
        }
      }
    }

    nonisolated static let wrapped: [Measured] = [
      between("bare", is: 200, 20, a: rect(0, 0, 20, 20), b: rect(180, 0, 20, 20)) { Spacer() },
      between("in a Z stack", is: 200, 50, a: rect(0, 15, 20, 20), b: rect(180, 15, 20, 20)) {
        ZStack { Spacer() }
      },
      between("in a ratio", is: 90, 20, a: rect(0, 0, 20, 20), b: rect(70, 0, 20, 20)) {
        Spacer().aspectRatio(1, contentMode: .fit)
      },
      between("of fixed size", is: 48, 20, a: rect(0, 0, 20, 20), b: rect(28, 0, 20, 20)) {
        Spacer().fixedSize()
      },
      between("in a greedy frame", is: 200, 20, a: rect(0, 0, 20, 20), b: rect(180, 0, 20, 20)) {
        Spacer().frame(maxWidth: .infinity)
      },
      between("in a fixed frame", is: 50, 20, a: rect(0, 0, 20, 20), b: rect(30, 0, 20, 20)) {
        Spacer().frame(width: 10)
      },
      between("padded", is: 200, 20, a: rect(0, 0, 20, 20), b: rect(180, 0, 20, 20)) {
        Spacer().padding(5)
      },
      between("in front of a view", is: 50, 20, a: rect(0, 0, 20, 20), b: rect(30, 0, 20, 20)) {
        fixedView("p", 10, 10).overlay { Spacer() }
      },
    ]

    @Test(arguments: wrapped) func `a wrapped spacer is limited by its wrapper`(
      _ measured: Measured
    ) {
      measured.check()
    }

    /// Between two views of 20 in a row with default gaps and an unspecified proposal; only the
    /// gaps and the wrapper's own length are between them.
    nonisolated static let gaps: [(String, CGFloat, @MainActor @Sendable () -> AnyView)] = [
      ("spacer of 8", 48, { AnyView(Spacer()) }),
      ("spacer", 40, { AnyView(Spacer(minLength: 0)) }),
      ("no padding", 40, { AnyView(Spacer(minLength: 0).padding(0)) }),
      ("fixed frame", 40, { AnyView(Spacer(minLength: 0).frame(width: 0)) }),
      ("frame and no padding", 50, { AnyView(Spacer(minLength: 0).frame(width: 10).padding(0)) }),
      ("overlay", 40, { AnyView(Spacer(minLength: 0).overlay { fixedView("c", 0, 0) }) }),
      ("priority", 40, { AnyView(Spacer(minLength: 0).layoutPriority(1)) }),
      ("fixed size", 40, { AnyView(Spacer(minLength: 0).fixedSize()) }),
      ("ratio", 40, { AnyView(Spacer(minLength: 0).aspectRatio(1, contentMode: .fit)) }),
      ("Z stack", 40, { AnyView(ZStack { Spacer(minLength: 0) }) }),
      ("column", 56, { AnyView(VStack { Spacer(minLength: 0) }) }),
      ("in front", 56, { AnyView(fixedView("c", 0, 0).overlay { Spacer(minLength: 0) }) }),
      ("padding", 64, { AnyView(Spacer(minLength: 0).padding(4)) }),
      ("padding before", 52, { AnyView(Spacer(minLength: 0).padding(.leading, 4)) }),
      ("padding above", 40, { AnyView(Spacer(minLength: 0).padding(.top, 4)) }),
    ]

    @Test(arguments: gaps.indices) func `there is a gap where no spacer is adjacent`(index: Int) {
      let (name, width, view) = Self.gaps[index]
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          fixedView("a", 20, 20)
          view()
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize.width == width, "\(name)")
    }

    nonisolated static let leastLengths: [(CGFloat?, CGFloat)] = [
      (nil, 48), (30, 70), (-30, 10), (.infinity, .infinity),
      (-.infinity, -.infinity),
    ]

    @Test(arguments: leastLengths)
    func `the minimum length of a spacer may determine the length of a row`(
      length: CGFloat?, width: CGFloat
    ) {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(spacing: 0) {
          fixedView("a", 20, 20)
          Spacer(minLength: length)
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize.width == width)
    }
  }
}
