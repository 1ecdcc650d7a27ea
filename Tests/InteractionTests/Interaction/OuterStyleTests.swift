import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// As SwiftUI: in the body of a style the outer style applies, so that a style can create its
/// control again and modify it.
@MainActor @Suite struct OuterStyleTests {
  @Test(arguments: ControlKind.allCases)
  func `applies to a control in the body of another style`(kind: ControlKind) {
    let once = LayoutHarness(proposing: nil, nil) {
      kind.control.style(of: kind, .padded).style(of: kind, .fixed)
    }
    #expect(once.measuredSize == CGSize(width: 30, height: 20))
    let twice = LayoutHarness(proposing: nil, nil) {
      kind.control.style(of: kind, .padded).style(of: kind, .padded).style(of: kind, .fixed)
    }
    #expect(twice.measuredSize == CGSize(width: 40, height: 30))
  }

  @Test(arguments: ControlKind.allCases)
  func `is the default style where none is set`(kind: ControlKind) {
    let plain = LayoutHarness(proposing: nil, nil) { kind.control }.measuredSize
    let padded = LayoutHarness(proposing: nil, nil) { kind.control.style(of: kind, .padded) }
      .measuredSize
    #expect(padded == CGSize(width: plain.width + 10, height: plain.height + 10))
  }
}

/// The kinds of controls with custom styles.
enum ControlKind: CaseIterable {
  case button, toggle, label, gauge, progress, disclosureGroup, groupBox, labeledContent

  @MainActor @ViewBuilder fileprivate var control: some View {
    switch self {
    case .button: Button("ab") {}
    case .toggle: Toggle("ab", isOn: .constant(true))
    case .label: Label("ab", systemImage: "star")
    case .gauge: PlumbUI.Gauge(value: 0.5) { Text("ab") }
    case .progress: ProgressView("ab", value: 0.5)
    case .disclosureGroup: DisclosureGroup("ab") { Text("cd") }
    case .groupBox: GroupBox("ab") { Text("cd") }
    case .labeledContent: LabeledContent("ab") { Text("cd") }
    }
  }
}

extension View {
  @ViewBuilder fileprivate func style(of kind: ControlKind, _ style: AnyControlStyle) -> some View {
    switch kind {
    case .button: buttonStyle(style)
    case .toggle: toggleStyle(style)
    case .label: labelStyle(style)
    case .gauge: gaugeStyle(style)
    case .progress: progressViewStyle(style)
    case .disclosureGroup: disclosureGroupStyle(style)
    case .groupBox: groupBoxStyle(style)
    case .labeledContent: labeledContentStyle(style)
    }
  }
}

/// A custom style for controls of every kind.
private enum AnyControlStyle: PrimitiveButtonStyle, ToggleStyle, LabelStyle, GaugeStyle,
  ProgressViewStyle, DisclosureGroupStyle, GroupBoxStyle, LabeledContentStyle
{
  /// Replaces the control by 20×10 points.
  case fixed
  /// Shows the control again, with a padding of 5 points.
  case padded

  @MainActor private func body(around control: some View) -> AnyView {
    switch self {
    case .fixed: AnyView(Color.red.frame(width: 20, height: 10))
    case .padded: AnyView(control.padding(5))
    }
  }

  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    body(around: Button(configuration))
  }

  func makeBody(configuration: ToggleStyleConfiguration) -> AnyView {
    body(around: Toggle(configuration))
  }

  func makeBody(configuration: LabelStyleConfiguration) -> AnyView {
    body(around: Label(configuration))
  }

  func makeBody(configuration: GaugeStyleConfiguration) -> AnyView {
    body(around: PlumbUI.Gauge(value: configuration.value) { configuration.label })
  }

  func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView {
    body(around: ProgressView(configuration))
  }

  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    body(
      around: DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      })
  }

  func makeBody(configuration: GroupBoxStyleConfiguration) -> AnyView {
    body(around: GroupBox(configuration))
  }

  func makeBody(configuration: LabeledContentStyleConfiguration) -> AnyView {
    body(around: LabeledContent(configuration))
  }
}
