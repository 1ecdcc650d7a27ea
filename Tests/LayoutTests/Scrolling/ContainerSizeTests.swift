import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The sizes of the containers that scroll, with and without a size of their own.
  @MainActor @Suite struct ContainerSizeTests {
    private struct Item: Identifiable {
      let id: Int
      var name: String { "Item \(id)" }
    }

    private static let items = (0..<3).map { Item(id: $0) }

    private func measure(
      _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: () -> some View
    ) -> CGSize {
      LayoutHarness(proposing: width, height, content).measuredSize
    }

    @Test(
      arguments: [
        (nil, nil, 0, 0), (100, nil, 100, 0), (nil, 50, 0, 50), (100, 50, 100, 50), (0, 0, 0, 0),
        (.infinity, .infinity, .infinity, .infinity), (.infinity, nil, .infinity, 0),
      ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
    func `a list has the lengths that it is proposed, and none where nothing is`(
      width: CGFloat?, height: CGFloat?, measuredWidth: CGFloat, measuredHeight: CGFloat
    ) {
      let expected = size(measuredWidth, measuredHeight)
      #expect(measure(width, height) { List(Self.items) { Text($0.name) } } == expected)
      #expect(
        measure(width, height) {
          List { Section("Header") { ForEach(Self.items) { Text($0.name) } } }
            .listStyle(.insetGrouped)
        } == expected)
      #expect(measure(width, height) { List {} } == expected)
    }

    @Test func `the rows of a table give it no height where none is proposed`() {
      func table(_ height: CGFloat?, _ items: [Item]) -> CGSize {
        measure(100, height) { Table(items) { TableColumn("Name", value: \.name) } }
      }
      // The titles of the columns are above the rows.
      #expect(table(nil, Self.items) == table(nil, []))
      #expect(table(nil, Self.items).height < 17 * 3)
      #expect(table(200, Self.items) == size(100, 200))
    }

    @Test func `what surrounds a list has no length where nothing is proposed`() {
      let ideal = measure(nil, nil) {
        VStack(spacing: 0) {
          fixedView("a", 30, 20)
          List(Self.items) { Text($0.name) }
        }
      }
      #expect(ideal == size(30, 20))
      #expect(
        measure(nil, nil) {
          List(Self.items) { Text($0.name) }.frame(minWidth: 80, idealHeight: 60)
        } == size(80, 60))
    }

    @Test func `rows that are wider than their list neither widen it nor cover what is beside it`()
    {
      let harness = LayoutHarness(in: size(300, 100)) {
        HStack(spacing: 0) {
          List { fixedView("row", 400, 20) }.accessibilityIdentifier("list").frame(width: 100)
          fixedView("beside", 200, 100)
        }
      }
      #expect(harness["beside"] == rect(100, 0, 200, 100))
      #expect(harness["row"].minX >= 0)
    }

    @Test func `a scroll view has the length of its content where nothing is proposed`() {
      let content = { ScrollView { fixedView("a", 30, 70) } }
      #expect(measure(nil, nil, content) == size(30, 70))
      #expect(measure(100, nil, content) == size(30, 70))
      #expect(measure(100, 50, content) == size(30, 50))
    }

    @Test func `a grouped form is as high as its rows where nothing is proposed`() {
      let form = measure(200, nil) {
        Form { ForEach(Self.items) { Text($0.name) } }.formStyle(.grouped)
      }
      #expect(form.width == 200)
      #expect(form.height > 3 * 17)
    }

    @Test func `a list in a sheet is as high as its rows`() {
      let harness = LayoutHarness(in: size(400, 600)) {
        Color.clear.sheet(isPresented: .constant(true)) {
          List(Self.items) { Text($0.name) }
        }
      }
      #expect(Self.items.allSatisfy { harness.shownLabels.contains($0.name) })
    }

    @Test func `a list in a sheet follows the rows of its sections`() {
      func sheet(_ count: Knob<Int>) -> LayoutHarness {
        LayoutHarness(in: size(400, 600)) {
          Color.clear.sheet(isPresented: .constant(true)) {
            List {
              Section("Header") { ForEach(0..<count.value, id: \.self) { Text("Row \($0)") } }
              Section("Other") { Text("Last") }
            }
          }
        }
      }
      let count = Knob(2)
      let harness = sheet(count)
      for rows in [2, 9, 3] {
        count.value = rows
        let other = sheet(Knob(rows))
        for label in ["Row 0", "Row \(rows - 1)", "Last"] {
          #expect(harness[label] == other[label], "\(rows) rows")
        }
      }
    }
  }
}
