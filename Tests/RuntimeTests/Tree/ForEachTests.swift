import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct ForEachTests {
  private let size = CGSize(width: 400, height: 400)

  @Test func `shows a view for each number of a range`() {
    let harness = LayoutHarness(in: size) { VStack { ForEach(2..<5) { Text("\($0)") } } }
    #expect(harness.texts == ["2", "3", "4"])
  }

  @Test func `shows nothing for an empty collection, which has no spacing`() {
    let harness = LayoutHarness(proposing: nil, nil) {
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 20)
        ForEach(0..<0) { Text("\($0)") }
        Color.red.frame(width: 20, height: 20)
      }
    }
    #expect(harness.measuredSize == CGSize(width: 50, height: 20))
  }

  @Test func `updates a range and a list that grow and shrink`() {
    let count = Knob(1)
    let harness = LayoutHarness(in: size) {
      ObservedContent { VStack { ForEach(Array(0..<count.value), id: \.self) { Text("\($0)") } } }
    }
    #expect(harness.texts == ["0"])
    count.value = 3
    #expect(harness.texts == ["0", "1", "2"])
    count.value = 0
    #expect(harness.texts == [])
  }

  @Test func `keeps the state of the numbers that two ranges have in common`() {
    let range = Knob(0..<3)
    let harness = LayoutHarness(in: size) {
      ObservedContent { VStack { ForEach(range.value, id: \.self) { Counter("\($0)") } } }
    }
    harness.click("1 0")
    harness.click("2 0")
    harness.click("2 1")
    range.value = 1..<5
    #expect(harness.texts == ["1 1", "2 2", "3 0", "4 0"])
    range.value = 0..<2
    #expect(harness.texts == ["0 0", "1 1"])
    range.value = 4..<6
    #expect(harness.texts == ["4 0", "5 0"])
  }

  @Test func `moves views with the ids of their elements`() {
    let items = Knob(Item.list("a", "b", "c"))
    let harness = LayoutHarness(in: size) {
      ObservedContent { VStack(spacing: 0) { ForEach(items.value) { Counter($0.name) } } }
    }
    harness.click("a 0")
    harness.click("c 0")
    harness.click("c 1")
    #expect(harness.texts == ["a 1", "b 0", "c 2"])
    items.value = [items.value[2], items.value[0], items.value[1]]
    #expect(harness.texts == ["c 2", "a 1", "b 0"])
    // Three lines of 17 points, centred in 400: the first starts at (400 − 51) / 2.
    #expect(["c 2", "a 1", "b 0"].map { harness[$0].minY } == [174.5, 191.5, 208.5])
  }

  @Test(arguments: [false, true])
  func `shows all elements with the same id, and warns once with the id`(isLazy: Bool) {
    let names = Knob(["a", "b", "a", "c", "a"])
    let warnings = RuntimeWarning.collect {
      let harness = LayoutHarness(in: size) {
        ObservedContent { NamedCounters(names: names.value, isLazy: isLazy) }
      }
      #expect(harness.texts == ["a 0", "b 0", "a 0", "c 0", "a 0"])
      // The third of them, 17 points high each, from the top.
      harness.click(CGPoint(x: 200, y: 2.5 * 17))
      #expect(harness.texts == ["a 0", "b 0", "a 1", "c 0", "a 0"])
      names.value = ["b", "a", "a"]
      #expect(harness.texts == ["b 0", "a 0", "a 1"])
      names.value = ["a", "b", "c"]
      #expect(harness.texts == ["a 0", "b 0", "c 0"])
      names.value = ["c", "c", "a"]
      #expect(harness.texts == ["c 0", "c 0", "a 0"])
    }
    #expect(warnings.count == 2)
    #expect(warnings.first?.contains("have the id a.") == true)
    #expect(warnings.last?.contains("have the id c.") == true)
  }

  @Test func `lazy rows with the same id keep their state out of sight`() {
    let names = (0..<100).map { "\($0 / 2)" }
    let warnings = RuntimeWarning.collect {
      let harness = LayoutHarness(in: CGSize(width: 100, height: 17 * 4)) {
        ScrollView { NamedCounters(names: names, isLazy: true) }
      }
      harness.click(CGPoint(x: 50, y: 1.5 * 17))
      let center = CGPoint(x: 50, y: 30)
      harness.tree.send(.scrolled(center, by: CGSize(width: 0, height: -17 * 90)))
      #expect(harness.texts.contains("45 0"))
      #expect(!harness.texts.contains("0 1"))
      harness.tree.send(.scrolled(center, by: CGSize(width: 0, height: 17 * 90)))
      #expect(Array(harness.texts.prefix(4)) == ["0 0", "0 1", "1 0", "1 0"])
    }
    #expect(warnings.count == 1)
  }

  @Test func `keeps the state of an element whose contents change`() {
    let items = Knob(Item.list("a", "b"))
    let harness = LayoutHarness(in: size) {
      ObservedContent { VStack { ForEach(items.value) { Counter($0.name) } } }
    }
    harness.click("b 0")
    items.value[1].name = "B"
    items.value.insert(Item(id: 7, name: "new"), at: 0)
    #expect(harness.texts == ["new 0", "a 0", "B 1"])
  }

  @Test func `makes new state for an element that was removed and inserted again`() {
    let items = Knob(Item.list("a", "b"))
    let harness = LayoutHarness(in: size) {
      ObservedContent { VStack { ForEach(items.value) { Counter($0.name) } } }
    }
    harness.click("b 0")
    let gone = items.value.removeLast()
    #expect(harness.texts == ["a 0"])
    items.value.append(gone)
    #expect(harness.texts == ["a 0", "b 0"])
  }

  @Test func `identifies elements by a key path`() {
    let names = Knob(["ann", "bob"])
    let harness = LayoutHarness(in: size) {
      ObservedContent { VStack { ForEach(names.value, id: \.self) { Counter($0) } } }
    }
    harness.click("ann 0")
    names.value = ["cid", "bob", "ann"]
    #expect(harness.texts == ["cid 0", "bob 0", "ann 1"])
  }

  @Test func `provides bindings to the elements of a bound collection`() {
    let harness = LayoutHarness(in: size) { Roster() }
    #expect(harness.texts == ["a", "b", "a, b"])
    harness.click("b")
    #expect(harness.texts == ["a", "b!", "a, b!"])
    harness.click("a")
    #expect(harness.texts == ["a!", "b!", "a!, b!"])
  }

  @Test func `binds elements identified by a key path`() {
    let harness = LayoutHarness(in: size) { Scores() }
    harness.click("b 0")
    harness.click("turn")
    // After the reversal the first element is the one named b.
    #expect(harness.texts == ["b 1", "a 0", "turn"])
    harness.click("a 0")
    #expect(harness.texts == ["b 1", "a 1", "turn"])
  }

  @Test func `supports several views per element and nesting`() {
    let harness = LayoutHarness(in: size) {
      VStack {
        ForEach(0..<2) { row in
          Text("row \(row)")
          ForEach(0..<row + 1, id: \.self) { Text("\(row).\($0)") }
        }
      }
    }
    #expect(harness.texts == ["row 0", "0.0", "row 1", "1.0", "1.1"])
  }
}

private struct Roster: View {
  @State private var items = Item.list("a", "b")

  var body: some View {
    VStack {
      ForEach($items) { $item in
        Button(item.name) { item.name += "!" }
      }
      Text(verbatim: items.map(\.name).joined(separator: ", "))
    }
  }
}

private struct Scores: View {
  private struct Score {
    var name: String
    var points = 0
  }

  @State private var scores = [Score(name: "a"), Score(name: "b")]

  var body: some View {
    VStack {
      ForEach($scores, id: \.name) { $score in
        Button("\(score.name) \(score.points)") { score.points += 1 }
      }
      Button("turn") { scores.reverse() }
    }
  }
}

/// Counters in a column, identified by their names.
private struct NamedCounters: View {
  let names: [String]
  let isLazy: Bool

  var body: some View {
    if isLazy {
      LazyVStack(spacing: 0) { rows }.frame(maxHeight: .infinity, alignment: .top)
    } else {
      VStack(spacing: 0) {
        rows
        Spacer(minLength: 0)
      }
    }
  }

  private var rows: some View {
    ForEach(names, id: \.self) { Counter($0) }
  }
}
