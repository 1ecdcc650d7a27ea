import EngineTesting
import PlumbUI

/// Rows, one of which changes, and texts beside a counter that changes.
@MainActor final class Rows {
  private var setNumber: Binding<Int>?

  private struct Row: View {
    let index: Int
    let rows: Rows
    @State private var number = 0

    var body: some View {
      if index == 5 { rows.setNumber = $number }
      return HStack {
        Text(verbatim: "Row \(index)")
        Spacer()
        Text(verbatim: "\(number)")
      }
    }
  }

  /// Changes the number of the row, or the counter.
  func change(to number: Int) {
    setNumber?.wrappedValue = number
  }

  /// Returns a scroll view with a stack of rows.
  func scrolled(_ count: Int) -> some View {
    ScrollView { VStack { ForEach(0..<count, id: \.self) { Row(index: $0, rows: self) } } }
  }

  /// Returns a counter beside a stack of texts.
  func besideTexts(_ count: Int) -> some View {
    VStack {
      Row(index: 5, rows: self)
      VStack { ForEach(0..<count, id: \.self) { Text(verbatim: "Text \($0)") } }
    }
  }
}

extension PlumbBench {
  /// One change among many views: the update and the layout, and then the display list.
  func changingOneOfMany() {
    for count in [1_000, 10_000, 100_000] {
      change("a row of \(count)", { $0.scrolled(count) })
    }
    for count in [200, 2_000, 20_000] {
      change("a counter beside \(count) texts", { $0.besideTexts(count) })
    }
  }

  private func change(_ name: String, _ view: (Rows) -> some View) {
    let names = ["update and lay out", "show"].map { "\($0) \(name)" }
    guard names.contains(where: matchesFilter) else { return }
    let rows = Rows()
    let tree = ViewTree(root: view(rows), textServices: .monospaced)
    let window = CGSize(width: 1_280, height: 800)
    tree.layOut(in: window, scale: 1)
    time(names[0], nodes: 1) {
      rows.change(to: $0)
      tree.update()
      tree.layout(in: window)
    }
    time(names[1], nodes: 1) {
      rows.change(to: $0)
      tree.update()
      tree.layout(in: window)
      _ = tree.displayList()
    }
  }
}
