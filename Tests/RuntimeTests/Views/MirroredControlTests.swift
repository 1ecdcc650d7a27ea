import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Controls in right-to-left layouts.
@MainActor @Suite struct MirroredControlTests {
  private func harness(
    _ width: CGFloat, _ height: CGFloat, _ direction: LayoutDirection = .rightToLeft,
    @ViewBuilder _ content: () -> some View
  ) -> LayoutHarness {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return LayoutHarness(
      in: CGSize(width: width, height: height), environment: environment, content)
  }

  /// Returns the presented bounds of all fills and strokes.
  private func marks(_ harness: LayoutHarness) -> [CGRect] {
    func marks(_ commands: [DrawCommand], _ outer: CGAffineTransform) -> [CGRect] {
      commands.flatMap { command -> [CGRect] in
        switch command {
        case .fill(let path, _, _), .stroke(let path, _, _):
          [path.boundingRect.applying(outer)]
        case .transform(let inner, let contents): marks(contents, inner.concatenating(outer))
        case .group(_, let contents), .clip(_, _, let contents), .mask(_, let contents):
          marks(contents, outer)
        case .text, .image, .projection: []
        }
      }
    }
    return marks(harness.tree.displayList().commands, .identity)
  }

  @Test func `a bar fills from the right`() {
    let bars = marks(harness(100, 6) { ProgressView(value: 0.25) })
    #expect(
      bars == [
        CGRect(x: 0, y: 0, width: 100, height: 6), CGRect(x: 75, y: 0, width: 25, height: 6),
      ])
  }

  @Test(arguments: [(LayoutDirection.leftToRight, CGFloat(25)), (.rightToLeft, 75)])
  func `the marker of a gauge is measured from its leading end`(
    direction: LayoutDirection, x: CGFloat
  ) {
    // The marker is 10 wide and has a distance of 100 of 110 points.
    let harness = harness(110, 10, direction) {
      PlumbUI.Gauge(value: 0.25) { Text("label") }.gaugeStyle(.accessoryLinear)
    }
    let mark = marks(harness).last
    #expect(mark?.minX == x && mark?.width == 10)
  }

  @Test func `a circular gauge starts at its minimum label`() throws {
    for direction in LayoutDirection.allCases {
      let harness = harness(44, 44, direction) {
        PlumbUI.Gauge(value: 0, in: 0...9) {
          Text("label")
        } currentValueLabel: {
          Text("now")
        } minimumValueLabel: {
          Text("low")
        } maximumValueLabel: {
          Text("high")
        }
        .gaugeStyle(.accessoryCircular)
      }
      let mark = try #require(marks(harness).last)
      let isOnTheRight = direction == .rightToLeft
      #expect((mark.midX > 22) == isOnTheRight)
      #expect((harness["low"].midX > harness["high"].midX) == isOnTheRight)
    }
  }

  @Test func `the knob of a switch that is on is on the left`() throws {
    for (isOn, x) in [(true, CGFloat(2)), (false, 22)] {
      let harness = harness(54, 24) {
        Toggle("switch", isOn: .constant(isOn)).toggleStyle(.switch).labelsHidden()
      }
      #expect(marks(harness).last == CGRect(x: x, y: 2, width: 30, height: 20))
    }
  }

  @Test func `leading parts are on the right of a label`() {
    let icon = Color.red.frame(width: 10, height: 10).accessibilityLabel("icon")
    let label = harness(200, 50) {
      Label {
        Text("title")
      } icon: {
        icon
      }
    }
    #expect(label["icon"].minX - label["title"].maxX == 8)
    let content = harness(200, 50) { LabeledContent("name") { icon } }
    #expect(content["name"].minX - content["icon"].maxX == 8)
    let stepper = harness(200, 50) { Stepper("name", value: .constant(1)) }
    #expect(stepper["name"].minX - stepper["Increment"].maxX == 8)
  }

  @Test func `the content of a disclosure group is below its label, at the right`() {
    let harness = harness(200, 100) {
      DisclosureGroup("label", isExpanded: .constant(true)) { Text("inside") }
    }
    // The button consists of its label and, on the right of it, the arrow of 16 points.
    let words = harness.elements.first { $0.type == "Text" && $0.label == "label" }
    #expect(harness["inside"].maxX == harness["label"].maxX)
    #expect(words?.frame.maxX == harness["label"].maxX - 16)
  }

  @Test func `rows of a form start at the right`() {
    let harness = harness(200, 100) { Form { Section("Header") { Text("row") } } }
    #expect(harness["Header"].maxX == 180)
    #expect(harness["row"].maxX == 180)
  }

  @Test func `segments start at the right`() {
    let harness = harness(304, 24) {
      Picker("Pet", selection: .constant(1)) {
        Text("1").tag(1)
        Text("2").tag(2)
        Text("3").tag(3)
      }
      .pickerStyle(.segmented)
      .labelsHidden()
    }
    #expect(harness["1"].midX > harness["2"].midX && harness["2"].midX > harness["3"].midX)
  }

  /// Five views of 40 points in a row that scrolls in a window of 100.
  private func row() -> LayoutHarness {
    harness(100, 40) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { index in
            Color.red.frame(width: 40, height: 40).accessibilityLabel("\(index)")
          }
        }
      }
    }
  }

  @Test func `a row starts at the right, and arrow keys scroll in their direction`() {
    let harness = row()
    #expect(harness["0"].maxX == 100)
    harness.tree.send(.pointerMoved(CGPoint(x: 50, y: 20)))
    harness.tree.send(.keyDown(KeyStroke(.left)))
    #expect(harness["1"].maxX == 100)
    harness.tree.send(.keyDown(KeyStroke(.right)))
    #expect(harness["0"].maxX == 100)
    harness.tree.send(.keyDown(KeyStroke(.right)))
    #expect(harness["0"].maxX == 100)
    harness.tree.send(.keyDown(KeyStroke(.end)))
    #expect(harness["4"].minX == 0)
  }

  @Test func `a horizontal indicator starts at the right and is dragged to the left`() {
    let harness = row()
    // 96 points of track for a half of the content: 48, 2 from the edge.
    #expect(marks(harness).last == CGRect(x: 50, y: 32, width: 48, height: 6))
    harness.tree.send(.pointerDown(CGPoint(x: 70, y: 35), .primary))
    harness.tree.send(.pointerMoved(CGPoint(x: 22, y: 35)))
    harness.tree.send(.pointerUp(CGPoint(x: 22, y: 35), .primary))
    #expect(harness["4"].minX == 0)
  }

  @Test func `a vertical indicator is on the left`() {
    let harness = harness(100, 100) { ScrollView { Color.red.frame(width: 40, height: 200) } }
    #expect(
      marks(harness).last?.minX
        == harness.elements.first { $0.type == "ScrollView" }.map { $0.frame.minX + 2 })
  }
}
