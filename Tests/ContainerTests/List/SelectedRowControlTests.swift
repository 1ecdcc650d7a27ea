import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbContainers
@testable import PlumbCore
@testable import TestSupport

/// Controls in the selected row of a list with the keyboard focus, which has the tint as its background.
@MainActor @Suite struct SelectedRowControlTests {
  /// A drawing in a colour, and the colour behind it.
  private struct Mark {
    let isText: Bool
    let color: ResolvedColor
    let ground: ResolvedColor

    /// The contrast by the formula of WCAG 2.
    var contrast: Double {
      func luminance(_ color: ResolvedColor) -> Double {
        func linear(_ value: Double) -> Double {
          value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.red) + 0.7152 * linear(color.green)
          + 0.0722 * linear(color.blue)
      }
      let (one, other) = (luminance(color.over(ground)), luminance(ground))
      return (max(one, other) + 0.05) / (min(one, other) + 0.05)
    }
  }

  /// The fills and texts of a display list, each with the colour behind its centre or its beginning.
  private struct Marks {
    private(set) var all: [Mark] = []
    private var fills: [(path: Path, color: ResolvedColor)] = []
    private let background: ResolvedColor

    init(_ list: DisplayList) {
      background = list.background
      add(list.commands, .identity)
    }

    private func ground(at point: CGPoint) -> ResolvedColor {
      fills.filter { $0.path.contains(point) }.reduce(background) { $1.color.over($0) }
    }

    private mutating func add(_ commands: [DrawCommand], _ transform: CGAffineTransform) {
      for command in commands {
        switch command {
        case .fill(let path, _, .color(let color)):
          let path = path.applying(transform)
          let frame = path.boundingRect
          let center = CGPoint(x: frame.midX, y: frame.midY)
          all.append(Mark(isText: false, color: color, ground: ground(at: center)))
          fills.append((path, color))
        case .text(_, let point, .color(let color)):
          let point = point.applying(transform)
          // Inside of the first letter, which is above the baseline.
          let letter = CGPoint(x: point.x + 2, y: point.y - 3)
          all.append(Mark(isText: true, color: color, ground: ground(at: letter)))
        case .group(.opacity(0), _): break
        case .transform(let inner, let contents): add(contents, inner.concatenating(transform))
        case .group(_, let contents), .clip(_, _, let contents), .mask(_, let contents):
          add(contents, transform)
        default: break
        }
      }
    }
  }

  private func controls() -> [(name: String, view: AnyView)] {
    let (text, on) = (Binding.constant("text"), Binding.constant(true))
    return [
      ("field", AnyView(TextField("", text: text))),
      ("rounded field", AnyView(TextField("", text: text).textFieldStyle(.roundedBorder))),
      (
        "field in the secondary style",
        AnyView(
          TextField("", text: text).textFieldStyle(.squareBorder).foregroundStyle(.secondary))
      ),
      ("secret", AnyView(SecureField("", text: text))),
      ("rounded secret", AnyView(SecureField("", text: text).textFieldStyle(.roundedBorder))),
      ("editor", AnyView(TextEditor(text: text).frame(width: 100, height: 40))),
      (
        "segments",
        AnyView(
          Picker("", selection: .constant(1)) {
            Text("one").tag(1)
            Text("two").tag(2)
          }
          .pickerStyle(.segmented))
      ),
      ("menu", AnyView(Picker("", selection: .constant(1)) { Text("one").tag(1) })),
      (
        "radio buttons",
        AnyView(
          Picker("", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.radioGroup))
      ),
      ("bordered", AnyView(Button("press") {}.buttonStyle(.bordered))),
      ("prominent", AnyView(Button("press") {}.buttonStyle(.borderedProminent))),
      (
        "tinted", AnyView(Button("press") {}.buttonStyle(.borderedProminent).tint(.black))
      ),
      ("borderless", AnyView(Button("press") {})),
      ("check box", AnyView(Toggle("on", isOn: on).toggleStyle(.checkbox))),
      ("switch", AnyView(Toggle("on", isOn: on).toggleStyle(.switch))),
      ("button", AnyView(Toggle("on", isOn: on).toggleStyle(.button))),
      ("slider", AnyView(Slider(value: .constant(0.5)))),
      ("stepper", AnyView(Stepper("steps", value: .constant(1)))),
      ("progress", AnyView(ProgressView(value: 0.5))),
      ("arrow", AnyView(FoldingArrow(isExpanded: .constant(false)))),
      (
        "date",
        AnyView(
          DatePicker("", selection: .constant(Date(timeIntervalSince1970: 0)))
            .datePickerStyle(.field))
      ),
    ]
  }

  private func harness(_ control: some View, _ scheme: ColorScheme) -> LayoutHarness {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let harness = LayoutHarness(in: CGSize(width: 300, height: 100), environment: environment) {
      List(selection: .constant(Set([1]))) {
        HStack {
          Text("Row")
          control
        }
        .tag(1)
      }
      .listStyle(.plain)
    }
    harness.click("Row")
    return harness
  }

  private func marks(_ harness: LayoutHarness) -> [Mark] {
    Marks(harness.displayList).all
  }

  private func tint(_ scheme: ColorScheme) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return Color.accentColor.resolved(in: environment.colorAppearance)
  }

  @Test(arguments: ColorScheme.allCases) func `each text can be read`(scheme: ColorScheme) {
    for (name, view) in controls() {
      let marks = marks(harness(view, scheme))
      #expect(marks.contains { !$0.isText && $0.color == tint(scheme) }, "The row is selected.")
      let texts = marks.filter(\.isText)
      #expect(!texts.isEmpty)
      // White on the tint itself has 4.
      for text in texts { #expect(text.contrast >= 3, "\(name): \(text)") }
    }
  }

  @Test(arguments: ColorScheme.allCases) func `nothing has the colour of what is behind it`(
    scheme: ColorScheme
  ) {
    for (name, view) in controls() {
      let marks = marks(harness(view, scheme)).drop { $0.color != tint(scheme) }.dropFirst()
      #expect(!marks.isEmpty)
      for mark in marks where mark.color.opacity == 1 {
        // The knob of a slider lies partly on the part of the track that is filled.
        let isKnob = name == "slider" && mark.color == .white
        #expect(mark.color != mark.ground || isKnob, "\(name): \(mark)")
      }
    }
  }

  @Test func `what ends the emphasis has the colours from outside of the row`() {
    var environment = EnvironmentValues()
    environment.tintStyle = AnyShapeStyle(Color.red)
    let mark = SecondaryMarkStyle()._style(in: environment)
    environment.beginEmphasis()
    #expect(TintShapeStyle()._style(in: environment) == Color.white._style(in: environment))
    #expect(
      SecondaryMarkStyle()._style(in: environment)
        == Color.white.opacity(0.75)._style(in: environment))
    environment.endEmphasis()
    #expect(TintShapeStyle()._style(in: environment) == Color.red._style(in: environment))
    #expect(SecondaryMarkStyle()._style(in: environment) == mark)
    #expect(environment.foregroundLevels == nil)
  }

  @Test func `a field in a row has no border unless it has a style`() {
    func areas(_ view: some View) -> Int { marks(harness(view, .light)).count { !$0.isText } }
    let text = areas(Text("text"))
    let field = TextField("", text: .constant("text"))
    #expect(areas(field) == text)
    #expect(areas(field.textFieldStyle(.roundedBorder)) > text)
  }
}

extension ResolvedColor {
  /// Returns the colour over an opaque one.
  fileprivate func over(_ ground: ResolvedColor) -> ResolvedColor {
    func mixed(_ path: KeyPath<ResolvedColor, Double>) -> Double {
      self[keyPath: path] * opacity + ground[keyPath: path] * (1 - opacity)
    }
    return ResolvedColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue))
  }
}
