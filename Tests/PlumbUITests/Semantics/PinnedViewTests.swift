import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// Sections in lazy containers, and headers and footers that stay.
  @MainActor @Suite struct PinnedViewTests {
    private let made = Count()

    /// Five sections, each a header of 20, ten rows of 30 and a footer of 10, in 100 by 200.
    private func list(_ pinned: PinnedScrollableViews) -> LayoutHarness {
      LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            ForEach(0..<5) { section in
              Section {
                ForEach(0..<10) { box("\(section).\($0)", 50, 30) }
              } header: {
                box("header \(section)", 80, 20)
              } footer: {
                box("footer \(section)", 80, 10)
              }
            }
          }
        }
      }
    }

    @Test func `sections stand one below the other`() {
      let harness = list([])
      #expect(harness["header 0"].minY == 0)
      #expect(harness["0.0"].minY == 20)
      #expect(harness["0.5"].minY == 170)
      harness.wheel(0, -200)
      #expect(harness["footer 0"].minY == 120)
      #expect(harness["header 1"].minY == 130)
    }

    @Test func `headers go with their section unless they are pinned`() {
      let harness = list([])
      harness.wheel(0, -100)
      #expect(harness["0.3"].minY == 10)
      #expect(!harness.elements.contains { $0.label == "header 0" && $0.frame.minY >= 0 })
    }

    @Test func `a pinned header stays until its section's content ends`() {
      let harness = list(.sectionHeaders)
      harness.wheel(0, -100)
      #expect(harness["header 0"].minY == 0)
      #expect(harness["0.3"].minY == 10)
      // The content ends at 320, so that 10 of it show: the header leaves with them.
      harness.wheel(0, -210)
      #expect(harness["header 0"].minY == -10)
      #expect(harness["footer 0"].minY == 10)
      #expect(harness["header 1"].minY == 20)
      harness.wheel(0, -60)
      #expect(harness["header 1"].minY == 0)
    }

    @Test func `a pinned footer comes before its place and stays`() {
      let harness = list(.sectionFooters)
      #expect(harness["footer 0"].minY == 190)
      harness.wheel(0, -100)
      #expect(harness["footer 0"].minY == 190)
      harness.wheel(0, -40)
      #expect(harness["footer 0"].minY == 180)
      // The content of the next section begins at 350, of which 5 points show.
      harness.wheel(0, -15)
      #expect(harness["footer 1"].minY == 195)
    }

    @Test func `a pinned header is in front of the rows and takes clicks`() {
      let clicks = Count()
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<50) { box("\($0)", 100, 30) }
            } header: {
              Button("Head") { clicks.add() }.buttonStyle(.plain)
            }
          }
        }
      }
      harness.wheel(0, -500)
      #expect(harness["Head"].minY == 0)
      harness.click("Head")
      #expect(clicks.value == 1)
    }

    @Test func `a pinned header keeps clear of content margins`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<50) { box("\($0)", 100, 30) }
            } header: {
              box("head", 100, 20)
            }
          }
        }
        .contentMargins(.top, 15)
      }
      harness.wheel(0, -100)
      #expect(harness["head"].minY == 15)
    }

    @Test func `headers of a row of sections stay at the leading edge`() {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let harness = LayoutHarness(in: size(200, 100), environment: environment) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<50) { box("\($0)", 30, 30) }
            } header: {
              box("head", 20, 20)
            }
          }
        }
      }
      #expect(harness["head"].maxX == 200)
      harness.wheel(100, 0)
      #expect(harness["head"].maxX == 200)
      #expect(harness["3"].maxX == 190)
    }

    @Test func `a header has a whole line of a grid`() {
      let harness = LayoutHarness(in: size(200, 200)) {
        ScrollView {
          LazyVGrid(
            columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 0,
            pinnedViews: .sectionHeaders
          ) {
            ForEach(0..<4) { section in
              Section {
                ForEach(0..<5) { box("\(section).\($0)", 60, 40) }
              } header: {
                greedyRow("head \(section)", 20)
              }
            }
          }
        }
      }
      // Two columns of 60 and 8 between them, in the middle of a grid as wide as it is proposed.
      #expect(harness["head 0"] == rect(0, 0, 200, 20))
      #expect(harness["0.0"].origin == CGPoint(x: 36, y: 20))
      #expect(harness["0.4"].origin == CGPoint(x: 36, y: 100))
      #expect(harness["head 1"].minY == 140)
      #expect(harness["1.0"].origin == CGPoint(x: 36, y: 160))
      harness.wheel(0, -50)
      #expect(harness["head 0"] == rect(0, 0, 200, 20))
    }

    private func greedyRow(_ label: String, _ height: CGFloat) -> some View {
      AnyView(Color.red.frame(height: height).accessibilityLabel(label))
    }

    private struct Row: View {
      let made: Count

      var body: some View {
        let _ = made.add()
        Color.red.frame(width: 30, height: 20)
      }
    }

    @Test func `only the rows of sections are made that may show`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<100) { section in
              Section {
                ForEach(0..<100) { _ in Row(made: made) }
              } header: {
                box("head \(section)", 10, 20)
              }
            }
          }
        }
      }
      // The visible part holds ten rows, and as many again are made before and after it.
      #expect(made.value > 0 && made.value < 60)
      harness.wheel(0, -100_000)
      #expect(made.value < 150)
      // A section is 2 020 long; 100 000 is in the 50th.
      #expect(harness["head 49"].minY == 0)
    }

    @Test func `rows in rows are made as they show`() {
      _ = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { _ in
              ForEach(0..<100) { _ in Row(made: made) }
            }
          }
        }
      }
      #expect(made.value > 0 && made.value < 60)
    }

    @Test func `of very many groups of rows only those are made that may show`() {
      _ = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<5_000) { _ in
              ForEach(0..<4) { _ in Row(made: made) }
            }
          }
        }
      }
      #expect(made.value > 0 && made.value < 60)
    }

    @Test func `sections that come and go are laid out anew`() {
      let sections = Knob(["a", "b"])
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          Watch {
            LazyVStack(spacing: 0) {
              ForEach(sections.value, id: \.self) { name in
                Section {
                  ForEach(0..<2) { box("\(name)\($0)", 10, 30) }
                } header: {
                  box(name, 10, 20)
                }
              }
            }
          }
        }
      }
      #expect(harness["b"].minY == 80)
      sections.value = ["c", "a", "b"]
      #expect(harness["a0"].minY == 100)
      sections.value = ["b"]
      #expect(harness["b1"].minY == 50)
    }
  }
}
