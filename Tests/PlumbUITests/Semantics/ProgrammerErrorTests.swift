import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// What SwiftUI ends a program for; the message says what, where and what to do.
  @Suite struct ProgrammerErrorTests {
    private func message(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `placing at a point that is no number`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run { _ = LayoutHarness { Lost { Color.red } } }
      }
      #expect(
        message(result).contains(
          "Subview 0 of Lost is placed at (nan, 3.0); give it a position that is a number."))
    }

    @Test func `placing while measuring`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          _ = LayoutHarness {
            AnyLayout(Hasty()) {
              Color.red
              Color.blue
            }
          }
        }
      }
      #expect(
        message(result).contains(
          "Subview 1 of Hasty is placed outside of placeSubviews; "
            + "everything else may only measure it."))
    }

    @Test func `a cell of fewer than no columns`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = Color.red.gridCellColumns(-2)
      }
      #expect(
        message(result).contains(
          "Color.gridCellColumns(-2) is no number of columns; pass 1 or more."))
    }

    @Test func `a point as far away as can be is none`() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run { _ = LayoutHarness { Lost(x: .infinity) { Color.red } } }
      }
    }
  }

  /// Places its views nowhere.
  private struct Lost: Layout {
    var x = CGFloat.nan

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews[0].place(at: CGPoint(x: x, y: 3), proposal: .zero)
    }
  }

  /// Places when it should only measure.
  private struct Hasty: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      subviews[1].place(at: .zero, proposal: .zero)
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }
}
