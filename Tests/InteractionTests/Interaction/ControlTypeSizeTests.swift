import EngineTesting
import Foundation
import PlumbControls
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Controls in larger type, and gauges.
@MainActor @Suite struct ControlTypeSizeTests {
  private func size(
    at typeSize: DynamicTypeSize, @ViewBuilder of control: () -> some View
  ) -> CGSize {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = typeSize
    return LayoutHarness(proposing: nil, nil, environment: environment, control).measuredSize
  }

  /// The size of the body text at each type size relative to the usual one of 17 points.
  nonisolated private static let factors: [(DynamicTypeSize, CGFloat)] = [
    (.xSmall, 14.0 / 17), (.large, 1), (.xxxLarge, 23.0 / 17), (.accessibility1, 28.0 / 17),
    (.accessibility5, 53.0 / 17),
  ]

  @Test(arguments: factors)
  func `check boxes and steppers grow with the body text`(
    typeSize: DynamicTypeSize, factor: CGFloat
  ) {
    let box = size(at: typeSize) { Toggle("On", isOn: .constant(true)).labelsHidden() }
    #expect(box.height == (16 * factor).rounded())
    let stepper = size(at: typeSize) { Stepper("Age", value: .constant(1)).labelsHidden() }
    #expect(stepper == CGSize(width: (20 * factor).rounded(), height: (24 * factor).rounded()))
    let small = size(at: typeSize) {
      Stepper("Age", value: .constant(1)).labelsHidden().controlSize(.small)
    }
    #expect(small == CGSize(width: (15 * factor).rounded(), height: (20 * factor).rounded()))
  }

  @Test(arguments: factors)
  func `radio buttons and the arrows of menus grow with the body text`(
    typeSize: DynamicTypeSize, factor: CGFloat
  ) {
    func picker(_ style: some PickerStyle) -> CGSize {
      size(at: typeSize) {
        Picker("Pet", selection: .constant(1)) {
          Color.red.frame(width: 30, height: 5).tag(1)
        }
        .pickerStyle(style).labelsHidden()
      }
    }
    // 5 points between the button and the option.
    #expect(
      picker(.radioGroup)
        == CGSize(width: (16 * factor).rounded() + 35, height: (16 * factor).rounded()))
    // 6 points between the option and the arrow, 8 on each side.
    #expect(
      picker(.menu) == CGSize(width: (9 * factor).rounded() + 52, height: (24 * factor).rounded()))
  }

  @Test func `a switch and a slider keep their size, as on iOS`() {
    for typeSize in [DynamicTypeSize.large, .accessibility5] {
      let control = size(at: typeSize) {
        Toggle("On", isOn: .constant(true)).labelsHidden().toggleStyle(.switch)
      }
      #expect(control == CGSize(width: 54, height: 24))
    }
    func slider(_ typeSize: DynamicTypeSize) -> CGFloat {
      size(at: typeSize) { Slider(value: .constant(0.5)) }.height
    }
    #expect(slider(.accessibility5) == slider(.large))
  }

  @Test(arguments: [(DynamicTypeSize.large, 12.0), (.accessibility1, 22), (.accessibility5, 43)])
  func `the label of a circular gauge is inside of its ring`(
    typeSize: DynamicTypeSize, caption: CGFloat
  ) {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = typeSize
    for style in [true, false] {
      for title in ["CPU", "Memory"] {
        let harness = LayoutHarness(proposing: nil, nil, environment: environment) {
          let gauge = PlumbControls.Gauge(value: 0.5) { Text(title) }
          if style {
            gauge.gaugeStyle(.accessoryCircular)
          } else {
            gauge.gaugeStyle(.accessoryCircularCapacity)
          }
        }
        // The ring is 44 points wide at a caption of 12 points, and 5 of them thick.
        let side = (44 * caption / 12).rounded()
        #expect(harness.measuredSize == CGSize(width: side, height: side))
        let ring = harness.measuredSize.width * 5 / 44
        let label = harness.elements.first { $0.role == .text && $0.label == title }?.frame
        #expect(label.map { $0.minX >= ring && $0.maxX <= side - ring } == true, "\(title)")
      }
    }
  }
}
