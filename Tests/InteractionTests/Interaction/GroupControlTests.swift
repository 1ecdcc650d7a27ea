import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Controls composed of others, and custom styles for them.
@MainActor @Suite struct GroupControlTests {
  @Test func `pressing the label of a disclosure group expands and collapses it`() {
    let harness = LayoutHarness { DisclosureGroup("More") { Text("inside") } }
    func isOpen() -> Bool { harness.elements.contains { $0.label == "inside" } }
    #expect(!isOpen())
    harness.click("More")
    #expect(isOpen())
    harness.click("More")
    #expect(!isOpen())
  }

  @Test func `a disclosure group updates for its binding`() {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        Button(isOpen ? "close" : "open") { isOpen.toggle() }
      }
    }
    let harness = LayoutHarness { Screen() }
    #expect(harness.elements.contains { $0.label == "inside" })
    harness.click("close")
    #expect(!harness.elements.contains { $0.label == "inside" })
    harness.click("More")
    #expect(harness.elements.contains { $0.label == "close" })
  }

  @Test(arguments: [(5.0, 0.5), (-1, 0), (20, 1), (.nan, 0)])
  func `a gauge passes its value as a fraction of its bounds`(value: Double, share: Double) {
    struct Share: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("share \(configuration.value, format: .number)")
        configuration.currentValueLabel
        configuration.maximumValueLabel
      }
    }
    let harness = LayoutHarness {
      PlumbUI.Gauge(value: value, in: 0...10) {
        Text("label")
      } currentValueLabel: {
        Text("current")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
      .gaugeStyle(Share())
      .environment(\.locale, Locale(identifier: "en"))
    }
    let texts = harness.elements.filter { $0.type == "Text" }.compactMap(\.label)
    #expect(texts == ["share \(share == 0.5 ? "0.5" : share == 1 ? "1" : "0")", "current", "high"])
  }

  @Test func `gauges have their documented sizes`() {
    func gauge() -> some View { PlumbUI.Gauge(value: 0.3) { Text("a") } }
    #expect(
      LayoutHarness(proposing: nil, nil) { gauge().gaugeStyle(.accessoryCircular) }.measuredSize
        == CGSize(width: 44, height: 44))
    #expect(
      LayoutHarness(proposing: nil, nil) { gauge().gaugeStyle(.accessoryCircularCapacity) }
        .measuredSize
        == CGSize(width: 44, height: 44))
    // 100 points for an unspecified width, 6 high: the bar of a progress view.
    #expect(
      LayoutHarness(proposing: nil, nil) { gauge().gaugeStyle(.accessoryLinearCapacity) }
        .measuredSize
        == CGSize(width: 100, height: 6))
    #expect(
      LayoutHarness(proposing: nil, nil) { gauge().gaugeStyle(.accessoryLinear) }.measuredSize
        == CGSize(width: 100, height: 10))
    // The label of 17 points, 4 of spacing, and the bar.
    #expect(
      LayoutHarness(proposing: 60, nil) { gauge() }.measuredSize == CGSize(width: 60, height: 27))
  }

  @Test func `a ring that fills is closed, and begins at the top`() throws {
    func filledPart(_ value: Double) throws -> CGRect {
      let harness = LayoutHarness(in: CGSize(width: 44, height: 44)) {
        PlumbUI.Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity)
      }
      let paths = harness.displayList.commands.compactMap { command in
        if case .stroke(let path, _, _) = command { path.boundingRect } else { nil }
      }
      // In front of the whole ring.
      return try #require(paths.last)
    }
    let quarter = try filledPart(0.25)
    // The middle of a line that is 5 points wide.
    #expect(abs(quarter.minX - 22) < 0.1 && abs(quarter.maxX - 41.5) < 0.1)
    #expect(abs(quarter.minY - 2.5) < 0.1 && abs(quarter.maxY - 22) < 0.1)
    let full = try filledPart(1)
    #expect(abs(full.width - 39) < 0.1 && abs(full.height - 39) < 0.1)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 30.0), (.rightToLeft, 80)])
  func `the marker of a gauge moves from leading to trailing`(
    direction: LayoutDirection, middle: Double
  ) throws {
    let harness = LayoutHarness(in: CGSize(width: 110, height: 10)) {
      PlumbUI.Gauge(value: 0.25) { Text("a") }.gaugeStyle(.accessoryLinear)
        .environment(\.layoutDirection, direction)
    }
    let marks = harness.displayList.commands.compactMap { command in
      if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
    }
    // A quarter of the 100 points available to the centre of the marker, 5 from either end.
    let mark = try #require(marks.last)
    #expect(abs(mark.midX - middle) < 1e-9 && abs(mark.width - 10) < 1e-9)
  }

  @Test func `a custom progress style receives the progress`() {
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.fractionCompleted == nil ? "unknown" : "known")
        configuration.label
        configuration.currentValueLabel
      }
    }
    let harness = LayoutHarness {
      VStack {
        ProgressView()
        ProgressView("label", value: 0.5)
        ProgressView(value: 0.5) {
          EmptyView()
        } currentValueLabel: {
          Text("half")
        }
      }
      .progressViewStyle(Words())
    }
    #expect(
      harness.elements.filter { $0.type == "Text" }.compactMap(\.label)
        == ["unknown", "known", "label", "known", "half"])
  }

  @Test func `a style may be based on the default style`() {
    struct Framed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).padding(5)
      }
    }
    func progress() -> some View { ProgressView(value: 0.5).progressViewStyle(Framed()) }
    #expect(
      LayoutHarness(proposing: 110, nil) { progress() }.measuredSize
        == CGSize(width: 110, height: 16))
    // Each style creates the control again in the outer style.
    #expect(
      LayoutHarness(proposing: 110, nil) { progress().progressViewStyle(Framed()) }.measuredSize
        == CGSize(width: 110, height: 26))
    // The spinner of 20 points requested by the outer style.
    #expect(
      LayoutHarness(proposing: nil, nil) {
        ProgressView().progressViewStyle(Framed()).progressViewStyle(.circular)
      }.measuredSize == CGSize(width: 30, height: 30))
  }

  @Test func `a control created in a style keeps its labels`() {
    struct RecordingStyle: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.label == nil ? "no label" : "label")
        Text(configuration.currentValueLabel == nil ? "no value" : "value")
        configuration.label
      }
    }
    struct Wrapping: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
    }
    func texts(_ view: some View) -> [String] {
      let harness = LayoutHarness {
        VStack { view }.progressViewStyle(Wrapping()).progressViewStyle(RecordingStyle())
      }
      return harness.elements.filter { $0.type == "Text" }.compactMap(\.label)
    }
    #expect(texts(ProgressView(value: 0.5)) == ["no label", "no value"])
    #expect(texts(ProgressView("name", value: 0.5)) == ["label", "no value", "name"])
    #expect(texts(ProgressView("name", value: 0.5).labelsHidden()) == ["label", "no value"])
  }

  @Test func `the circular style of determinate progress is static`() {
    func isAtRest(_ progress: some View) -> Bool {
      LayoutHarness(isAtRest: false) { progress.progressViewStyle(.circular) }.tree.nextWakeUp
        == nil
    }
    #expect(isAtRest(ProgressView(value: 0.3)))
    #expect(!isAtRest(ProgressView()))
    #expect(
      LayoutHarness(proposing: nil, nil) { ProgressView(value: 0.3).progressViewStyle(.circular) }
        .measuredSize
        == CGSize(width: 20, height: 20))
  }

  @Test func `styles of every kind may create the control again`() {
    struct WrappedToggle: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(3) }
    }
    struct WrappedLabel: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(3) }
    }
    struct WrappedButton: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(3) }
    }
    func size(_ view: some View) -> CGSize {
      LayoutHarness(proposing: nil, nil) { view }.measuredSize
    }
    let part = Color.red.frame(width: 30, height: 20)
    let toggle = Toggle(isOn: .constant(true)) { part }
    let label = Label(title: { part }, icon: { part })
    var presses = 0
    let button = Button(action: { presses += 1 }, label: { Text("press") })
    #expect(size(toggle.toggleStyle(WrappedToggle())) == size(toggle.padding(3)))
    #expect(size(label.labelStyle(WrappedLabel())) == size(label.padding(3)))
    #expect(size(button.buttonStyle(WrappedButton())) == size(button.padding(3)))
    LayoutHarness { button.buttonStyle(WrappedButton()).buttonStyle(WrappedButton()) }.click(
      "press")
    #expect(presses == 1)
  }

  @Test func `a control group is a row with padding`() {
    let square = Color.red.frame(width: 20, height: 20)
    let measuredSize = LayoutHarness(proposing: nil, nil) {
      ControlGroup {
        square
        square
      }
    }.measuredSize
    #expect(measuredSize == CGSize(width: 73, height: 28))
  }

  @Test func `each control of a group is used by itself`() {
    var presses: [String] = []
    let harness = LayoutHarness(in: CGSize(width: 300, height: 100)) {
      ControlGroup {
        Button("Bold") { presses.append("bold") }
        Button("Italic") { presses.append("italic") }
      }
    }
    harness.click("Italic")
    harness.click("Bold")
    harness.press(.tab)
    harness.press(.space)
    #expect(presses == ["italic", "bold", "bold"])
    #expect(harness["Italic"].minX - harness["Bold"].maxX == 17)
  }

  private struct NumberedStyle: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Group(subviews: configuration.content) { controls in
          ForEach(controls) { $0 }
          Text("\(controls.count) controls")
        }
      }
    }
  }

  private struct FramedStyle: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      ControlGroup(configuration).padding(30)
    }
  }

  @Test func `a style of the program arranges the controls of a group`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      ControlGroup("Font") {
        Button("Bold") {}
        Button("Italic") {}
      }
      .controlGroupStyle(NumberedStyle())
    }
    #expect(harness["Font"].maxY <= harness["Bold"].minY)
    #expect(harness["Bold"].maxY <= harness["Italic"].minY)
    #expect(harness.elements.contains { $0.label == "2 controls" })
    // The group of the configuration has the outer style.
    func size(_ style: some ControlGroupStyle) -> CGSize {
      LayoutHarness(proposing: nil, nil) {
        ControlGroup { Color.red.frame(width: 20, height: 20) }.controlGroupStyle(style)
      }.measuredSize
    }
    #expect(size(FramedStyle()).width == size(.automatic).width + 60)
  }

  @Test func `buttons of an accessory bar are smaller than others, and work as they do`() {
    var presses: [String] = []
    let harness = LayoutHarness(in: CGSize(width: 300, height: 100)) {
      HStack {
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Filter") { presses.append("filter") }.buttonStyle(.accessoryBar)
        Button("Action") { presses.append("action") }.buttonStyle(.accessoryBarAction)
      }
    }
    #expect(harness["Filter"].height == harness["Action"].height)
    #expect(harness["Filter"].height < harness["Bordered"].height)
    harness.click("Filter")
    harness.click("Action")
    #expect(presses == ["filter", "action"])
  }

  @Test func `help is the hint of its view`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 100)) {
      Button("Send") {}.help("Sends the letter")
    }
    #expect(harness.elements.first { $0.label == "Send" }?.hint == "Sends the letter")
  }

  @Test func `ContentUnavailableView fills the available space`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      ContentUnavailableView("Nothing", systemImage: "star", description: Text("Try again."))
    }
    #expect(harness["Nothing"].midX == 150)
    #expect(harness["Nothing"].maxY < harness["Try again."].minY)
  }
}
