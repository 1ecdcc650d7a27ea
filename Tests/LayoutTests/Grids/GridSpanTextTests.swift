import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Texts in cells that span several columns are shown in full if there is enough space; characters are 8.5 wide,
  /// lines 17 high.
  @MainActor @Suite struct GridSpanTextTests {
    private func words(_ count: Int) -> String {
      Array(repeating: "word", count: count).joined(separator: " ")
    }

    /// The views that contain the text of a cell.
    enum Cell: CaseIterable {
      case plain, beforeSpacer, behindSpacer, besideImage, inFrame
    }

    @ViewBuilder private func cell(_ cell: Cell, _ string: String) -> some View {
      switch cell {
      case .plain: Text(string)
      case .beforeSpacer:
        HStack {
          Text(string)
          Spacer()
        }
      case .behindSpacer:
        HStack {
          Spacer()
          Text(string)
        }
      case .besideImage:
        HStack {
          Color.red.frame(width: 10, height: 10)
          Text(string)
          Spacer()
        }
      case .inFrame: Text(string).frame(maxWidth: .infinity, alignment: .leading)
      }
    }

    private func grid(_ kind: Cell, _ counts: [Int]) -> some View {
      Grid(alignment: .leading) {
        GridRow {
          Text("Name")
          TextField("Name", text: .constant("value"))
          Text("unit")
        }
        ForEach(Array(counts.enumerated()), id: \.offset) { row, count in
          GridRow {
            cell(kind, words(count)).accessibilityIdentifier("\(row)").gridCellColumns(3)
          }
        }
        GridRow {
          Text("Size")
          Slider(value: .constant(0.5))
          Text("mm")
        }
      }
    }

    /// The surroundings of a grid, which give it its own height or more.
    enum Place: CaseIterable {
      case window, frame, list, form, scrollView, column, padding
    }

    @ViewBuilder private func placed(_ place: Place, _ grid: some View) -> some View {
      switch place {
      case .window: grid
      case .frame: grid.frame(maxWidth: 280)
      case .list: List { grid }
      case .form: Form { grid }.formStyle(.grouped)
      case .scrollView: ScrollView { grid }
      case .column:
        VStack {
          grid
          Spacer()
        }
      case .padding: grid.padding()
      }
    }

    @Test(arguments: Place.allCases, [[12], [20, 3], [3, 20, 9]])
    func `a text wraps in a cell of several columns and is not cut off`(
      place: Place, counts: [Int]
    ) {
      for kind in Cell.allCases {
        let harness = LayoutHarness(in: size(300, 900)) { placed(place, grid(kind, counts)) }
        let commands = harness.displayList.dump()
        let isCut = commands.contains("…")
        #expect(!isCut, "\(kind)")
      }
    }

    @Test func `a grid that is offered its own size has it`() {
      let view = grid(.beforeSpacer, [20, 3, 11])
      let own = LayoutHarness(proposing: 280, nil) { view }.measuredSize
      #expect(own.height > 17 * 8)
      #expect(LayoutHarness(proposing: 280, own.height) { view }.measuredSize == own)
      let low = LayoutHarness(proposing: 280, own.height - 17) { view }.measuredSize
      #expect(low.height < own.height)
    }
  }
}
