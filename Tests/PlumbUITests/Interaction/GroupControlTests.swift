import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// Controls made of others, and styles of one's own for them.
@MainActor @Suite struct GroupControlTests {
  @Test func `a disclosure group opens and closes by a press on its label`() {
    let harness = LayoutHarness { DisclosureGroup("More") { Text("inside") } }
    func isOpen() -> Bool { harness.elements.contains { $0.label == "inside" } }
    #expect(!isOpen())
    harness.click("More")
    #expect(isOpen())
    harness.click("More")
    #expect(!isOpen())
  }

  @Test func `a disclosure group follows the state it is given`() {
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
  func `a gauge tells its value as a share of its bounds`(value: Double, share: Double) {
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

  @Test func `gauges have the sizes they promise`() {
    func gauge() -> some View { PlumbUI.Gauge(value: 0.3) { Text("a") } }
    #expect(
      LayoutHarness(proposing: nil, nil) { gauge().gaugeStyle(.accessoryCircular) }.answer
        == CGSize(width: 44, height: 44))
    #expect(
      LayoutHarness(proposing: nil, nil) { gauge().gaugeStyle(.accessoryCircularCapacity) }.answer
        == CGSize(width: 44, height: 44))
    // 100 points where no width is proposed, 6 high: the bar of a progress view.
    #expect(
      LayoutHarness(proposing: nil, nil) { gauge().gaugeStyle(.accessoryLinearCapacity) }.answer
        == CGSize(width: 100, height: 6))
    #expect(
      LayoutHarness(proposing: nil, nil) { gauge().gaugeStyle(.accessoryLinear) }.answer
        == CGSize(width: 100, height: 10))
    // The label of 17 points, 4 of room, and the bar.
    #expect(LayoutHarness(proposing: 60, nil) { gauge() }.answer == CGSize(width: 60, height: 27))
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 30.0), (.rightToLeft, 80)])
  func `a gauge's mark goes from leading to trailing`(
    direction: LayoutDirection, middle: Double
  ) throws {
    let harness = LayoutHarness(in: CGSize(width: 110, height: 10)) {
      PlumbUI.Gauge(value: 0.25) { Text("a") }.gaugeStyle(.accessoryLinear)
        .environment(\.layoutDirection, direction)
    }
    let marks = harness.tree.displayList(in: harness.size, scale: 1).commands.compactMap {
      command in
      if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
    }
    // A quarter of the 100 points that the middle of the mark can go, 5 from either end.
    let mark = try #require(marks.last)
    #expect(abs(mark.midX - middle) < 1e-9 && abs(mark.width - 10) < 1e-9)
  }

  @Test func `a style of one's own shows progress`() {
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

  @Test func `a style may wrap that of the platform`() {
    struct Framed: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).padding(5)
      }
    }
    func progress() -> some View { ProgressView(value: 0.5).progressViewStyle(Framed()) }
    #expect(
      LayoutHarness(proposing: 110, nil) { progress() }.answer == CGSize(width: 110, height: 16))
    // Each style makes the control again in the style round it.
    #expect(
      LayoutHarness(proposing: 110, nil) { progress().progressViewStyle(Framed()) }.answer
        == CGSize(width: 110, height: 26))
    // The wheel of 20 points that the style round it asks for.
    #expect(
      LayoutHarness(proposing: nil, nil) {
        ProgressView().progressViewStyle(Framed()).progressViewStyle(.circular)
      }.answer == CGSize(width: 30, height: 30))
  }

  @Test func `a control made once more has the labels it had, and no others`() {
    struct Telling: ProgressViewStyle {
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
        VStack { view }.progressViewStyle(Wrapping()).progressViewStyle(Telling())
      }
      return harness.elements.filter { $0.type == "Text" }.compactMap(\.label)
    }
    #expect(texts(ProgressView(value: 0.5)) == ["no label", "no value"])
    #expect(texts(ProgressView("name", value: 0.5)) == ["label", "no value", "name"])
    #expect(texts(ProgressView("name", value: 0.5).labelsHidden()) == ["label", "no value"])
  }

  @Test func `the circular style shows a known share at rest`() {
    func isAtRest(_ progress: some View) -> Bool {
      LayoutHarness(isAtRest: false) { progress.progressViewStyle(.circular) }.tree.nextWakeUp
        == nil
    }
    #expect(isAtRest(ProgressView(value: 0.3)))
    #expect(!isAtRest(ProgressView()))
    #expect(
      LayoutHarness(proposing: nil, nil) { ProgressView(value: 0.3).progressViewStyle(.circular) }
        .answer
        == CGSize(width: 20, height: 20))
  }

  @Test func `styles of every kind may make the control once more`() {
    struct WrappedToggle: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(3) }
    }
    struct WrappedLabel: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(3) }
    }
    struct WrappedButton: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(3) }
    }
    func size(_ view: some View) -> CGSize { LayoutHarness(proposing: nil, nil) { view }.answer }
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

  @Test func `a control group stands in a row with room round it`() {
    let box = Color.red.frame(width: 10, height: 10)
    let answer = LayoutHarness(proposing: nil, nil) {
      ControlGroup {
        box
        box
      }
    }.answer
    #expect(answer == CGSize(width: 32, height: 18))
  }

  @Test func `what stands for content that is not there fills the room`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      ContentUnavailableView("Nothing", systemImage: "star", description: Text("Try again."))
    }
    #expect(harness["Nothing"].midX == 150)
    #expect(harness["Nothing"].maxY < harness["Try again."].minY)
  }
}
