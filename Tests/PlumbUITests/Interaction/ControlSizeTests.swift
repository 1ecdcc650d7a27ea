import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// How large controls are, and what form buttons have.
@MainActor @Suite struct ControlSizeTests {
  private var label: some View { Color.red.frame(width: 32, height: 16) }

  private func sizes(@ViewBuilder of control: @escaping () -> some View) -> [CGSize] {
    ControlSize.allCases.map { size in
      LayoutHarness(proposing: nil, nil) { control().controlSize(size) }.answer
    }
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  @Test func `the room round a button's label grows`() {
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

  @Test func `switches keep their form`() {
    let sizes = sizes { Toggle(isOn: .constant(true)) { label }.toggleStyle(.switch) }
    #expect(sizes.map(\.width) == [74, 81, 94, 108, 121])
    #expect(sizes.map(\.height) == [16, 18, 24, 30, 36])
  }

  @Test func `knobs, bars and wheels grow`() {
    #expect(sizes { Slider(value: .constant(0.5)) }.map(\.height) == [10, 12, 16, 20, 24])
    #expect(sizes { ProgressView(value: 0.5) }.map(\.height) == [4, 5, 6, 8, 9])
    #expect(sizes { ProgressView() }.map(\.width) == [13, 15, 20, 25, 30])
  }

  @Test func `steppers and segments have the heights of rows`() {
    let rows: [CGFloat] = [16, 20, 24, 28, 36]
    #expect(sizes { Stepper(value: .constant(1)) { label } }.map(\.height) == rows)
    let segments = sizes {
      Picker("", selection: .constant(1)) { Color.red.frame(width: 5, height: 5).tag(1) }
        .labelsHidden()
    }
    #expect(segments.map(\.height) == rows)
  }

  @Test func `a slider of another size still goes from end to end`() {
    let value = Knob(0.0)
    let harness = LayoutHarness(in: size(100, 40)) {
      Slider(value: Binding(get: { value.value }, set: { value.value = $0 })).controlSize(.large)
    }
    harness.click(CGPoint(x: 90, y: 20))
    #expect(value.value == 1)
    harness.click(CGPoint(x: 10, y: 20))
    #expect(value.value == 0)
  }

  @Test func `a slider shows that the pointer is over it, and more while it is held`() {
    let harness = LayoutHarness { Slider(value: .constant(0.5)) }
    func look() -> DisplayList { harness.tree.displayList(in: harness.size, scale: 1) }
    let idle = look()
    harness.tree.send(.pointerMoved(CGPoint(x: 50, y: 50)))
    let hovered = look()
    harness.tree.send(.pointerDown(CGPoint(x: 50, y: 50), .primary))
    let held = look()
    #expect(Set([idle, hovered, held]).count == 3)
    harness.tree.send(.pointerUp(CGPoint(x: 50, y: 50), .primary))
    #expect(look() == hovered)
    harness.tree.send(.pointerExited)
    #expect(look() == idle)
  }

  @Test func `a round button is as wide as high`() {
    let answer = LayoutHarness(proposing: nil, nil) {
      Button {
      } label: {
        label
      }.buttonStyle(.bordered).buttonBorderShape(.circle)
    }.answer
    // 32 wide and 7 of room on both sides.
    #expect(answer == size(46, 46))
  }

  @Test(arguments: [
    (ButtonBorderShape.automatic, CGFloat(8)), (.roundedRectangle, 8),
    (.roundedRectangle(radius: 3), 3),
  ])
  func `the ground of a button has the corners asked for`(
    shape: ButtonBorderShape, radius: CGFloat
  ) {
    let frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(shape.path(in: frame) == RoundedRectangle(cornerRadius: radius).path(in: frame))
  }

  @Test func `the ground of a button is the form asked for`() {
    func look(_ shape: ButtonBorderShape) -> DisplayList {
      let harness = LayoutHarness {
        Button {
        } label: {
          label
        }.buttonStyle(.bordered).buttonBorderShape(shape)
      }
      return harness.tree.displayList(in: harness.size, scale: 1)
    }
    #expect(look(.automatic) == look(.roundedRectangle(radius: 8)))
    #expect(Set([look(.automatic), look(.capsule), look(.circle)]).count == 3)
    let frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    #expect(ButtonBorderShape.capsule.path(in: frame) == Capsule().path(in: frame))
    #expect(
      ButtonBorderShape.circle.inset(by: 2).path(in: frame)
        == Circle().inset(by: 2).path(in: frame))
  }
}
