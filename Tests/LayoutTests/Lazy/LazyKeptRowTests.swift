import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Rows of lazy containers that are not released although they are not visible, and the positions of the others.
  @MainActor @Suite struct LazyKeptRowTests {
    /// Exists as long as the node that holds it.
    private final class Life {
      let number: Int
      let living: Living

      init(_ number: Int, in living: Living) {
        (self.number, self.living) = (number, living)
        living.numbers.insert(number)
      }

      deinit { living.numbers.remove(number) }
    }

    private final class Living {
      var numbers: Set<Int> = []
    }

    private struct LivingView<Content: View>: View {
      let life: Life
      @ViewBuilder let content: Content

      var body: some View { content }
    }

    @Test func `a row is not released while something in it is being animated`() {
      let living = Living()
      let isMoved = Knob(false)
      let harness = LayoutHarness(in: size(100, 200), isAtRest: false) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000) { row in
              LivingView(life: Life(row, in: living)) {
                ObservedContent {
                  Color.red.frame(width: 10, height: 10)
                    .offset(x: row == 3 && isMoved.value ? 50 : 0)
                }
              }
              .frame(height: 20)
            }
          }
        }
      }
      func wheel(_ distance: CGFloat, at time: Double) {
        harness.tree.send(.scrolled(CGPoint(x: 50, y: 100), by: size(0, distance)))
        harness.show(at: time)
      }
      withAnimation(.linear(duration: 1)) { isMoved.value = true }
      harness.show(at: 0.1)
      wheel(-5_000, at: 0.2)
      #expect(living.numbers.contains(3))
      #expect(!living.numbers.contains(4))
      harness.show(at: 2)
      wheel(-5_000, at: 2.1)
      #expect(!living.numbers.contains(3))
    }

    @Test func `of many rows that are always animated only those nearby are not released`() {
      let living = Living()
      let harness = LayoutHarness(in: size(100, 200), isAtRest: false) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000) { row in
              LivingView(life: Life(row, in: living)) {
                PhaseAnimator([0, 1]) { phase in
                  Color.red.opacity(phase)
                } animation: { _ in
                  .linear(duration: 1)
                }
              }
              .frame(height: 20)
            }
          }
        }
      }
      for step in 1...40 {
        harness.tree.send(.scrolled(CGPoint(x: 50, y: 100), by: size(0, -200)))
        harness.show(at: Double(step) / 10)
        // 20 in and around the visible part, the first, and 64 more.
        #expect(living.numbers.count <= 20 + 2 + 64)
      }
      #expect(living.numbers.contains(360))
    }

    @Test func `a row is not released while a drag that began in it lasts`() {
      let living = Living()
      var translation: CGSize?
      var hasEnded = false
      let harness = lazyList { row in
        LivingView(life: Life(row, in: living)) {
          Color.red.gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { if row == 3 { translation = $0.translation } }
              .onEnded { _ in if row == 3 { hasEnded = true } })
        }
      }
      harness.tree.send(.pointerDown(CGPoint(x: 50, y: 70), .primary))
      harness.wheel(0, -5_000)
      #expect(living.numbers.contains(3))
      harness.tree.send(.pointerMoved(CGPoint(x: 60, y: 70)))
      #expect(translation?.width == 10)
      harness.tree.send(.pointerUp(CGPoint(x: 60, y: 70), .primary))
      #expect(hasEnded)
      harness.wheel(0, -5_000)
      #expect(!living.numbers.contains(3))
    }

    @Test func `a row out of sight loses the focus, and its state says so`() {
      let harness = LayoutHarness(in: size(100, 200)) { Focusable() }
      harness.tree.send(.keyDown(KeyStroke(.tab)))
      harness.tree.send(.keyDown(KeyStroke(.tab)))
      #expect(harness.texts[0] == "focus 1")
      harness.wheel(0, -5_000)
      #expect(harness.texts[0] == "focus none")
      harness.wheel(0, 5_000)
      harness.tree.send(.keyDown(KeyStroke(.tab)))
      #expect(harness.texts[0] == "focus 0")
    }

    private struct Focusable: View {
      @FocusState private var focused: Int?

      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "focus \(focused.map { "\($0)" } ?? "none")").frame(height: 20)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<1_000) { row in
                Text(verbatim: "\(row)").frame(height: 20).focusable().focused(
                  $focused, equals: row)
              }
            }
          }
        }
      }
    }

    @Test func `rows that were passed keep their lengths while others are inserted and removed`() {
      let rows = Knob(Array(0..<200))
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          ObservedContent {
            LazyVStack(spacing: 0) {
              ForEach(rows.value, id: \.self) {
                fixedView("\($0)", 30, $0.isMultiple(of: 2) ? 10 : 50)
              }
            }
          }
        }
      }
      for _ in 0..<20 { harness.wheel(0, -90) }
      // 60 points a pair: 1 800 points are 30 pairs.
      #expect(harness["60"].minY == 0)
      rows.value.remove(at: 21)
      #expect(harness["61"].minY == -40)
      rows.value.insert(21, at: 21)
      // The length of a row that was not measured is the average of at most 50 and at least 10.
      #expect((-30...10).contains(harness["60"].minY))
      let place = harness["60"].minY
      rows.value.swapAt(10, 40)
      #expect(harness["60"].minY == place)
    }

    @Test func `what is visible stays where it is when the width changes`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<500) { fixedView("\($0)", 30, $0 < 50 ? 10 : 40) }
          }
        }
      }
      for _ in 0..<20 { harness.wheel(0, -100) }
      // 50 rows of 10 and the rest of 40: 2 000 points are 87 and a half.
      #expect(harness["87"].minY == -20)
      harness.layOut(in: size(150, 200))
      #expect(harness["87"].minY == -20)
    }

    @Test func `a pinned header stays while the first rows of its section are released`() {
      let living = Living()
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<3) { section in
              Section {
                ForEach(0..<100) { row in
                  LivingView(life: Life(section * 100 + row, in: living)) {
                    Counter("\(section).\(row)")
                  }
                  .frame(height: 20)
                }
              } header: {
                Counter("head \(section)").frame(height: 20)
              }
            }
          }
        }
      }
      harness.click("head 0 0")
      harness.wheel(0, -1_000)
      #expect(harness["head 0 1"].minY >= 0 && harness["head 0 1"].minY < 20)
      #expect(!living.numbers.contains(5))
      harness.wheel(0, -2_000)
      #expect(harness["head 1 0"].minY >= 0 && harness["head 1 0"].minY < 20)
      #expect(!living.numbers.contains(50))
      harness.wheel(0, 10_000)
      #expect(harness.texts.contains("head 0 1"))
    }
  }
}
