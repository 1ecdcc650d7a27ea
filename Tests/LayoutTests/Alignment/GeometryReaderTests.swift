import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct GeometryReaderTests {
    @Test func `takes the whole proposed size`() {
      let harness = LayoutHarness(proposing: 70, 40) {
        GeometryReader { _ in fixedView("a", 5, 5) }
      }
      #expect(harness.measuredSize == size(70, 40))
    }

    @Test func `is 10 by 10 for an unspecified proposal`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        GeometryReader { _ in fixedView("a", 50, 50) }
      }
      #expect(harness.measuredSize == size(10, 10))
    }

    @Test func `is as flexible as a colour in a stack`() {
      let harness = LayoutHarness(in: size(100, 50)) {
        HStack(spacing: 0) {
          fixedView("a", 30, 50)
          GeometryReader { greedy("b").frame(width: $0.size.width / 2) }
        }
      }
      #expect(harness["b"] == rect(30, 0, 35, 50))
    }

    @Test func `places every view in the top leading corner and proposes its size`() {
      let harness = LayoutHarness(in: size(100, 60)) {
        GeometryReader { _ in
          fixedView("a", 20, 20)
          greedy("b")
        }
      }
      #expect(harness["a"] == rect(0, 0, 20, 20))
      #expect(harness["b"] == rect(0, 0, 100, 60))
    }

    @Test func `is mirrored in right-to-left layouts`() {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let harness = LayoutHarness(in: size(100, 60), environment: environment) {
        GeometryReader { _ in fixedView("a", 20, 20) }
      }
      #expect(harness["a"] == rect(80, 0, 20, 20))
    }

    @Test func `provides its size`() {
      let harness = LayoutHarness(in: size(100, 60)) {
        GeometryReader { Text("\(Int($0.size.width)) by \(Int($0.size.height))") }.padding(10)
      }
      #expect(harness.texts == ["80 by 40"])
      harness.layOut(in: size(60, 60))
      #expect(harness.texts == ["40 by 40"])
    }

    @Test func `has no safe area insets`() {
      let harness = LayoutHarness { GeometryReader { Text("\(Int($0.safeAreaInsets.top))") } }
      #expect(harness.texts == ["0"])
    }

    @Test func `supports nested readers`() {
      let harness = LayoutHarness(in: size(80, 80)) {
        GeometryReader { outer in
          GeometryReader { Text("\(Int($0.size.width))") }.frame(width: outer.size.width / 2)
        }
      }
      #expect(harness.texts == ["40"])
    }
  }

  @MainActor @Suite struct GeometryReaderUpdateTests {
    @Test func `makes its content once per size`() {
      let made = Count()
      let harness = LayoutHarness(in: size(100, 100)) {
        GeometryReader { proxy in
          let _ = made.add()
          Text("\(Int(proxy.size.width))")
        }
      }
      harness.layOut()
      #expect(made.value == 1)
      harness.layOut(in: size(90, 100))
      #expect(made.value == 2)
    }

    @Test func `does not make its content again when it only moves`() {
      let made = Count()
      let space = Knob<CGFloat>(10)
      let harness = LayoutHarness(in: size(100, 100)) {
        HStack(spacing: 0) {
          ObservedContent { Color.red.frame(width: space.value, height: 10) }
          GeometryReader { _ in
            let _ = made.add()
            greedy("a")
          }
          .frame(width: 20, height: 20)
        }
      }
      #expect(made.value == 1)
      space.value = 30
      #expect(harness["a"].minX == 55)
      #expect(made.value == 1)
    }

    @Test func `makes its content again when an observed value in it changes`() {
      let made = Count()
      let name = Knob("a")
      let harness = LayoutHarness {
        GeometryReader { _ in
          let _ = made.add()
          Text(name.value)
        }
      }
      name.value = "b"
      #expect(harness.texts == ["b"])
      #expect(made.value == 2)
    }

    @Test func `keeps the state of its content when its size changes`() {
      let harness = LayoutHarness { GeometryReader { _ in Counter("c") } }
      harness.click(CGPoint(x: 2, y: 2))
      harness.layOut(in: size(200, 200))
      #expect(harness.texts == ["c 1"])
    }

    @Test func `uses the current values of its enclosing view`() {
      let width = Knob<CGFloat>(20)
      let harness = LayoutHarness {
        ObservedContent {
          let width = width.value
          GeometryReader { _ in Text("\(Int(width))") }
        }
      }
      width.value = 30
      #expect(harness.texts == ["30"])
    }

    @Test func `content inserted later is placed correctly`() {
      let isThere = Knob(false)
      let harness = LayoutHarness {
        GeometryReader { proxy in
          if isThere.value { fixedView("a", proxy.size.width / 4, 10) }
        }
      }
      isThere.value = true
      #expect(harness["a"] == rect(0, 0, 25, 10))
    }
  }
}
