import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Sections in lazy containers, and pinned headers and footers.
  @MainActor @Suite struct PinnedViewTests {
    private let made = Count()

    /// Five sections, each a header of 20, ten rows of 30 and a footer of 10, in 100 by 200.
    private func list(_ pinned: PinnedScrollableViews) -> LayoutHarness {
      LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: pinned) {
            ForEach(0..<5) { section in
              Section {
                ForEach(0..<10) { fixedView("\(section).\($0)", 50, 30) }
              } header: {
                fixedView("header \(section)", 80, 20)
              } footer: {
                fixedView("footer \(section)", 80, 10)
              }
            }
          }
        }
      }
    }

    @Test func `sections are placed below each other`() {
      let harness = list([])
      #expect(harness["header 0"].minY == 0)
      #expect(harness["0.0"].minY == 20)
      #expect(harness["0.5"].minY == 170)
      harness.wheel(0, -200)
      #expect(harness["footer 0"].minY == 120)
      #expect(harness["header 1"].minY == 130)
    }

    @Test func `headers scroll with their section unless they are pinned`() {
      let harness = list([])
      harness.wheel(0, -100)
      #expect(harness["0.3"].minY == 10)
      #expect(!harness.elements.contains { $0.label == "header 0" && $0.frame.minY >= 0 })
    }

    @Test func `a pinned header stays visible until the end of its section`() {
      let harness = list(.sectionHeaders)
      harness.wheel(0, -100)
      #expect(harness["header 0"].minY == 0)
      #expect(harness["0.3"].minY == 10)
      // The content ends at 320, so that 10 of it are visible: the header is pushed out with it.
      harness.wheel(0, -210)
      #expect(harness["header 0"].minY == -10)
      #expect(harness["footer 0"].minY == 10)
      #expect(harness["header 1"].minY == 20)
      harness.wheel(0, -60)
      #expect(harness["header 1"].minY == 0)
    }

    @Test func `a pinned footer is visible before its position is reached`() {
      let harness = list(.sectionFooters)
      #expect(harness["footer 0"].minY == 190)
      harness.wheel(0, -100)
      #expect(harness["footer 0"].minY == 190)
      harness.wheel(0, -40)
      #expect(harness["footer 0"].minY == 180)
      // The content of the next section starts at 350, of which 5 points are visible.
      harness.wheel(0, -15)
      #expect(harness["footer 1"].minY == 195)
    }

    @Test func `a pinned header is in front of the rows and receives clicks`() {
      let clicks = Count()
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<50) { fixedView("\($0)", 100, 30) }
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

    @Test func `a pinned header respects content margins`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<50) { fixedView("\($0)", 100, 30) }
            } header: {
              fixedView("head", 100, 20)
            }
          }
        }
        .contentMargins(.top, 15)
      }
      harness.wheel(0, -100)
      #expect(harness["head"].minY == 15)
    }

    @Test func `headers of a lazy row stay at the leading edge`() {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let harness = LayoutHarness(in: size(200, 100), environment: environment) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<50) { fixedView("\($0)", 30, 30) }
            } header: {
              fixedView("head", 20, 20)
            }
          }
        }
      }
      #expect(harness["head"].maxX == 200)
      harness.wheel(100, 0)
      #expect(harness["head"].maxX == 200)
      #expect(harness["3"].maxX == 190)
    }

    @Test func `a header spans a whole line of a grid`() {
      let harness = LayoutHarness(in: size(200, 200)) {
        ScrollView {
          LazyVGrid(
            columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 0,
            pinnedViews: .sectionHeaders
          ) {
            ForEach(0..<4) { section in
              Section {
                ForEach(0..<5) { fixedView("\(section).\($0)", 60, 40) }
              } header: {
                greedyRow("head \(section)", 20)
              }
            }
          }
        }
      }
      // Two columns of 60 with a gap of 8, centred in a grid of the proposed width.
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

    @Test func `only visible rows of sections are made`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<100) { section in
              Section {
                ForEach(0..<100) { _ in Row(made: made) }
              } header: {
                fixedView("head \(section)", 10, 20)
              }
            }
          }
        }
      }
      // The visible part contains ten rows, and as many again are made before and after it.
      #expect(made.value > 0 && made.value < 60)
      harness.wheel(0, -100_000)
      #expect(made.value < 150)
      // A section is 2 020 long; 100 000 is in the 50th.
      #expect(harness["head 49"].minY == 0)
    }

    @Test func `nested rows are made when they become visible`() {
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

    @Test func `of many nested groups only visible rows are made`() {
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

    @Test func `inserted and removed sections are laid out again`() {
      let sections = Knob(["a", "b"])
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          ObservedContent {
            LazyVStack(spacing: 0) {
              ForEach(sections.value, id: \.self) { name in
                Section {
                  ForEach(0..<2) { fixedView("\(name)\($0)", 10, 30) }
                } header: {
                  fixedView(name, 10, 20)
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
