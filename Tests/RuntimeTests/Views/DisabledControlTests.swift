import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Disabled controls, and the appearance of all controls in both schemes.
@MainActor @Suite struct DisabledControlTests {
  /// The recorded actions of controls.
  private final class Done {
    var names: [String] = []

    func add(_ name: String) { names.append(name) }

    func binding<Value>(_ name: String, _ value: Value) -> Binding<Value> {
      Binding {
        value
      } set: { [self] _ in
        names.append(name)
      }
    }
  }

  private let done = Done()
  private let windowSize = CGSize(width: 300, height: 400)

  /// One control of each kind, each with the label used to press it.
  private func controls() -> [(label: String, view: AnyView)] {
    [
      ("button", AnyView(Button("button") { done.add("button") })),
      ("plain", AnyView(Button("plain") { done.add("plain") }.buttonStyle(.plain))),
      (
        "prominent",
        AnyView(Button("prominent") { done.add("prominent") }.buttonStyle(.borderedProminent))
      ),
      ("box", AnyView(Toggle("box", isOn: done.binding("box", false)))),
      (
        "switch",
        AnyView(Toggle("switch", isOn: done.binding("switch", false)).toggleStyle(.switch))
      ),
      (
        "pressed",
        AnyView(Toggle("pressed", isOn: done.binding("pressed", true)).toggleStyle(.button))
      ),
      (
        "two",
        AnyView(
          Picker("pick", selection: done.binding("two", 1)) {
            ForEach(1..<3) { Text($0 == 1 ? "one" : "two").tag($0) }
          }.pickerStyle(.segmented).labelsHidden())
      ),
      ("Increment", AnyView(Stepper("step", value: done.binding("Increment", 1)))),
      ("50 %", AnyView(Slider(value: done.binding("50 %", 0.5)))),
      (
        "group",
        AnyView(
          DisclosureGroup("group", isExpanded: done.binding("group", false)) { Text("inside") })
      ),
      ("tapped", AnyView(Text("tapped").onTapGesture { done.add("tapped") })),
    ]
  }

  private func list(_ view: some View, _ scheme: ColorScheme = .light) -> DisplayList {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let harness = LayoutHarness(in: windowSize, environment: environment) { view }
    return harness.displayList
  }

  @Test func `a press has an effect unless the control is disabled`() {
    for (label, view) in controls() {
      let disabled = LayoutHarness(in: windowSize) { view.disabled(true) }
      disabled.click(CGPoint(x: disabled[label].minX + 1, y: disabled[label].midY))
      #expect(done.names == [], "\(label)")
      let enabled = LayoutHarness(in: windowSize) { view.disabled(false) }
      enabled.click(CGPoint(x: enabled[label].minX + 1, y: enabled[label].midY))
      #expect(done.names == [label])
      done.names = []
    }
  }

  @Test func `nothing inside a disabled view is enabled`() {
    for (label, view) in controls() {
      let harness = LayoutHarness(in: windowSize) { VStack { view.disabled(false) }.disabled(true) }
      harness.click(label)
      #expect(done.names == [], "\(label)")
    }
  }

  @Test func `a disabled control has a different appearance in both schemes`() {
    // A gesture does not affect the appearance of a view.
    for (label, view) in controls() where label != "tapped" {
      for scheme in ColorScheme.allCases {
        #expect(list(view, scheme) != list(view.disabled(true), scheme), "\(label)")
      }
    }
  }

  @Test func `a slider that is disabled during a drag keeps its value`() {
    let isDisabled = Knob(false)
    var numbers: [Double] = []
    let number = Binding {
      0.5
    } set: {
      numbers.append($0)
    }
    let harness = LayoutHarness(in: CGSize(width: 116, height: 16)) {
      ObservedContent { Slider(value: number).disabled(isDisabled.value) }
    }
    harness.tree.send(.pointerDown(CGPoint(x: 58, y: 8), .primary))
    harness.tree.send(.pointerMoved(CGPoint(x: 28, y: 8)))
    #expect(numbers == [0.2])
    isDisabled.value = true
    harness.layOut()
    harness.tree.send(.pointerMoved(CGPoint(x: 88, y: 8)))
    harness.tree.send(.pointerUp(CGPoint(x: 88, y: 8), .primary))
    #expect(numbers == [0.2])
  }

  @Test func `labels are legible in both schemes`() {
    // The labels of the others have the accent colour or are on top of it.
    let accented = ["button", "prominent", "pressed"]
    for (label, view) in controls() where !accented.contains(label) {
      for scheme in ColorScheme.allCases {
        let list = list(view, scheme)
        let inks = inks(in: list.commands)
        #expect(!inks.isEmpty || label == "50 %", "\(label)")
        for ink in inks { #expect(contrast(ink, list.background) >= 4.5, "\(label)") }
      }
    }
  }

  /// Returns the colours of all text.
  private func inks(in commands: [DrawCommand]) -> [ResolvedColor] {
    commands.flatMap { command -> [ResolvedColor] in
      switch command {
      case .text(_, _, .color(let ink)): [ink]
      case .transform(_, let contents), .group(_, let contents), .clip(_, _, let contents),
        .mask(_, let contents):
        inks(in: contents)
      default: []
      }
    }
  }

  /// Returns the contrast of a colour on a background, by the formula of WCAG 2.
  private func contrast(_ ink: ResolvedColor, _ ground: ResolvedColor) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func luminance(_ opacity: Double) -> Double {
      func part(_ path: KeyPath<ResolvedColor, Double>) -> Double {
        linear(ink[keyPath: path] * opacity + ground[keyPath: path] * (1 - opacity))
      }
      return 0.2126 * part(\.red) + 0.7152 * part(\.green) + 0.0722 * part(\.blue)
    }
    let (shown, behind) = (luminance(ink.opacity), luminance(0))
    return (max(shown, behind) + 0.05) / (min(shown, behind) + 0.05)
  }
}
