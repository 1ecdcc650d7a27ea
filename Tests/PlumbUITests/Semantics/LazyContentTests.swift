import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// What becomes of the views of a lazy container.
  @MainActor @Suite struct LazyContentTests {
    private func list(_ items: Knob<[Item]>) -> Laid {
      Laid(in: size(100, 200)) {
        ScrollView {
          Watch {
            LazyVStack(spacing: 0) {
              ForEach(items.value) { Counter($0.name).frame(height: 20) }
            }
          }
        }
      }
    }

    private func items(_ range: Range<Int>) -> [Item] {
      range.map { Item(id: $0, name: "n\($0)") }
    }

    @Test func `a row keeps its state out of sight`() {
      let laid = list(Knob(items(0..<500)))
      laid.click("n2 0")
      laid.scroll(-5_000)
      laid.scroll(5_000)
      #expect(laid.texts[2] == "n2 1")
    }

    @Test func `a row keeps its state while its element moves`() {
      let knob = Knob(items(0..<500))
      let laid = list(knob)
      laid.click("n2 0")
      knob.value.insert(Item(id: -1, name: "new"), at: 0)
      #expect(laid.texts[0] == "new 0")
      #expect(laid.texts[3] == "n2 1")
    }

    @Test func `a row whose element goes is gone`() {
      let knob = Knob(items(0..<500))
      let laid = list(knob)
      laid.click("n2 0")
      knob.value.remove(at: 2)
      #expect(laid.texts[2] == "n3 0")
      knob.value = items(0..<500)
      #expect(laid.texts[2] == "n2 0")
    }

    @Test func `a row that was out of sight shows what it is now`() {
      let knob = Knob(items(0..<500))
      let laid = list(knob)
      laid.scroll(-5_000)
      knob.value[1].name = "changed"
      laid.scroll(5_000)
      #expect(laid.texts[1] == "changed 0")
    }

    @Test func `fewer rows end the content earlier`() {
      let knob = Knob(items(0..<500))
      let laid = list(knob)
      laid.scroll(-100_000)
      knob.value = items(0..<20)
      #expect(laid["n19 0"].minY == 181.5)
      knob.value = []
      #expect(laid.texts.isEmpty)
    }

    @Test func `an element of several views is several rows`() {
      let laid = Laid(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 2) {
            ForEach(0..<300) { index in
              box("a\(index)", 10, 10)
              box("b\(index)", 10, 20)
            }
          }
        }
      }
      #expect(laid["b0"].minY == 12)
      #expect(laid["a1"].minY == 34)
      laid.scroll(-3_400)
      #expect(laid["a100"].minY == 0)
      #expect(!laid.elements.contains { $0.label == "a200" })
    }

    @Test func `elements of unlike numbers of views are all made`() {
      let laid = Laid(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 2) {
            ForEach(0..<30) { index in
              if !index.isMultiple(of: 3) { box("\(index)", 10, 10) }
            }
          }
        }
      }
      #expect(laid["1"].minY == 0)
      #expect(laid["4"].minY == 24)
    }

    @Test func `other views stand between the rows`() {
      let laid = Laid(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            box("head", 10, 30)
            ForEach(0..<300) { box("\($0)", 10, 10) }
            box("foot", 10, 50)
          }
        }
      }
      #expect(laid["0"].minY == 30)
      laid.scroll(-100_000)
      #expect(laid["foot"].maxY == 200)
      #expect(laid["299"].maxY == 150)
    }

    @Test func `rows in views of one's own and in conditions are made as they show`() {
      let made = Count()
      let laid = Laid(in: size(100, 200)) {
        ScrollView { LazyVStack(spacing: 0) { Rows(made: made) } }
      }
      #expect(made.value == 15)
      #expect(laid["14"].minY == 280)
    }

    private struct Rows: View {
      let made: Count

      var body: some View {
        if true {
          ForEach(0..<1000) { index in
            let _ = made.add()
            box("\(index)", 10, 20)
          }
        }
      }
    }

    @Test func `a row that grows moves those below it`() {
      let height = Knob<CGFloat>(20)
      let laid = Laid(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { index in
              Watch { box("\(index)", 10, index == 1 ? height.value : 20) }
            }
          }
        }
      }
      height.value = 50
      #expect(laid["2"].minY == 70)
    }

    @Test func `lazy containers inside each other make what shows`() {
      let laid = Laid(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { section in
              LazyVStack(spacing: 0) { ForEach(0..<5) { box("\(section) \($0)", 10, 10) } }
            }
          }
        }
      }
      #expect(laid["1 2"].minY == 70)
      laid.scroll(-2_500)
      #expect(laid["50 0"].minY == 0)
    }
  }
}
