import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Programming errors that end the program, as in SwiftUI; the message contains the error, its
  /// place and the remedy.
  @Suite struct ProgrammerErrorTests {
    private func message(_ result: ExitTest.Result?) -> String {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `placing at NaN is a programming error`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run { _ = LayoutHarness { PlacesAtNaN { Color.red } } }
      }
      #expect(
        message(result).contains(
          "Subview 0 of PlacesAtNaN is placed at (nan, 3.0); give it a position that is a number."))
    }

    @Test func `placing during measurement is a programming error`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          _ = LayoutHarness {
            AnyLayout(PlacesWhileMeasuring()) {
              Color.red
              Color.blue
            }
          }
        }
      }
      #expect(
        message(result).contains(
          "Subview 1 of PlacesWhileMeasuring is placed outside of placeSubviews; "
            + "everything else may only measure it."))
    }

    @Test func `a cell of less than zero columns is a programming error`() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = Color.red.gridCellColumns(-2)
      }
      #expect(
        message(result).contains(
          "Color.gridCellColumns(-2) was called with a negative count; pass 1 or more."))
    }

    @Test func `a point with the greatest finite coordinates does not crash`() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run { _ = LayoutHarness { PlacesAtNaN(x: .infinity) { Color.red } } }
      }
    }
  }

  /// A layout that places its views at NaN.
  private struct PlacesAtNaN: Layout {
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

  /// A layout that places its views during measurement.
  private struct PlacesWhileMeasuring: Layout {
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
