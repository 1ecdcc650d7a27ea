import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Control sizes and button border shapes.
@MainActor @Suite struct ControlSizeTests {
  private var label: some View { Color.red.frame(width: 32, height: 16) }

  private func sizes(@ViewBuilder of control: @escaping () -> some View) -> [CGSize] {
    ControlSize.allCases.map { size in
      LayoutHarness(proposing: nil, nil) { control().controlSize(size) }.measuredSize
    }
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test func `the padding around a button's label depends on the control size`() {
    let sizes = sizes {
      Button {
      } label: {
        label
      }.buttonStyle(.bordered)
    }
    #expect(sizes.map(\.width) == [48, 52, 56, 72, 80])
    #expect(sizes.map(\.height) == [24, 24, 30, 44, 48])
  }

  @Test func `a button's label is smaller in small buttons unless it has a font`() {
    // Characters are half as wide as the font size, here 12, 15, 17, 17 and 20 points.
    let widths = sizes { Button("ab") {}.buttonStyle(.bordered) }.map(\.width)
    let expected: [CGFloat] = [28, 35, 41, 57, 68]
    #expect(widths == expected)
    let fixed = sizes { Button("ab") {}.buttonStyle(.bordered).font(.system(size: 10)) }
    #expect(fixed.map(\.width) == [26, 30, 34, 50, 58])
  }

  @Test func `plain buttons are their labels in every size`() {
    #expect(
      Set(
        sizes {
          Button {
          } label: {
            label
          }.buttonStyle(.plain)
        }.map(\.width)) == [32])
  }

  @Test func `check boxes are 10 to 24 points wide`() {
    let sizes = sizes { Toggle(isOn: .constant(true)) { label } }
    #expect(sizes.map(\.width) == [47, 49, 53, 57, 61])
    #expect(sizes.map(\.height) == [16, 16, 16, 20, 24])
  }

  @Test func `switches keep their proportions`() {
    let sizes = sizes { Toggle(isOn: .constant(true)) { label }.toggleStyle(.switch) }
    #expect(sizes.map(\.width) == [74, 81, 94, 108, 121])
    #expect(sizes.map(\.height) == [16, 18, 24, 30, 36])
  }

  @Test func `the sizes of knobs, bars and spinners depend on the control size`() {
    #expect(sizes { Slider(value: .constant(0.5)) }.map(\.height) == [10, 12, 16, 20, 24])
    #expect(sizes { ProgressView(value: 0.5) }.map(\.height) == [4, 5, 6, 8, 9])
    #expect(sizes { ProgressView() }.map(\.width) == [13, 15, 20, 25, 30])
  }

  @Test func `steppers and segments have the heights of rows`() {
    let rows: [CGFloat] = [16, 20, 24, 28, 36]
    #expect(sizes { Stepper(value: .constant(1)) { label } }.map(\.height) == rows)
    let segments = sizes {
      Picker("", selection: .constant(1)) { Color.red.frame(width: 5, height: 5).tag(1) }
        .pickerStyle(.segmented)
        .labelsHidden()
    }
    #expect(segments.map(\.height) == rows)
  }

  @Test func `a slider of another control size covers its whole track`() {
    let value = Knob(0.0)
    let harness = LayoutHarness(in: size(100, 40)) {
      Slider(value: Binding(get: { value.value }, set: { value.value = $0 })).controlSize(.large)
    }
    harness.click(CGPoint(x: 90, y: 20))
    #expect(value.value == 1)
    harness.click(CGPoint(x: 10, y: 20))
    #expect(value.value == 0)
  }

  @Test func `a slider is highlighted under the pointer, and more while pressed`() {
    let harness = LayoutHarness { Slider(value: .constant(0.5)) }
    func appearance() -> DisplayList { harness.displayList }
    let idle = appearance()
    harness.tree.send(.pointerMoved(CGPoint(x: 50, y: 50)))
    let hovered = appearance()
    harness.tree.send(.pointerDown(CGPoint(x: 50, y: 50), .primary))
    let held = appearance()
    #expect(Set([idle, hovered, held]).count == 3)
    harness.tree.send(.pointerUp(CGPoint(x: 50, y: 50), .primary))
    #expect(appearance() == hovered)
    harness.tree.send(.pointerExited)
    #expect(appearance() == idle)
  }

  @Test func `a round button is as wide as high`() {
    let measuredSize = LayoutHarness(proposing: nil, nil) {
      Button {
      } label: {
        label
      }.buttonStyle(.bordered).buttonBorderShape(.circle)
    }.measuredSize
    // 32 wide and a padding of 7 on both sides.
    #expect(measuredSize == size(46, 46))
  }

  @Test(arguments: [
    (ButtonBorderShape.automatic, CGFloat(8)), (.roundedRectangle, 8),
    (.roundedRectangle(radius: 3), 3),
  ])
  func `the background of a button has the given corner radius`(
    shape: ButtonBorderShape, radius: CGFloat
  ) {
    let frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(shape.path(in: frame) == RoundedRectangle(cornerRadius: radius).path(in: frame))
  }

  @Test func `the background of a button has the given shape`() {
    func appearance(_ shape: ButtonBorderShape) -> DisplayList {
      let harness = LayoutHarness {
        Button {
        } label: {
          label
        }.buttonStyle(.bordered).buttonBorderShape(shape)
      }
      return harness.displayList
    }
    #expect(appearance(.automatic) == appearance(.roundedRectangle(radius: 8)))
    #expect(Set([appearance(.automatic), appearance(.capsule), appearance(.circle)]).count == 3)
    let frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(ButtonBorderShape.capsule.path(in: frame) == Capsule().path(in: frame))
    #expect(
      ButtonBorderShape.circle.inset(by: 2).path(in: frame)
        == Circle().inset(by: 2).path(in: frame))
  }
}
