import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbContainers
@testable import PlumbControls
@testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// Split views, pickers of several values, progress between dates, and modifiers of controls.
@MainActor @Suite struct ContainerControlTests {
  // MARK: Split views

  @Test func `the views of a split share its length, and a divider is dragged`() {
    let harness = LayoutHarness(in: CGSize(width: 401, height: 100)) {
      HSplitView {
        Color.red.frame(minWidth: 50, maxWidth: .infinity).accessibilityLabel("a")
        Color.blue.frame(minWidth: 80, maxWidth: .infinity).accessibilityLabel("b")
      }
    }
    #expect(harness["a"] == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(harness["b"] == CGRect(x: 201, y: 0, width: 200, height: 100))
    harness.drag(
      CGPoint(x: 200, y: 50), CGPoint(x: 220, y: 50), CGPoint(x: 250, y: 50))
    #expect(harness["a"].width == 250)
    #expect(harness["b"].width == 150)
    // No further than the least width of the second view, and back with the pointer.
    harness.drag(
      CGPoint(x: 250, y: 50), CGPoint(x: 390, y: 50), CGPoint(x: 399, y: 50))
    #expect(harness["a"].width == 320)
    #expect(harness["b"].width == 80)
    harness.drag(CGPoint(x: 320, y: 50), CGPoint(x: 10, y: 50), CGPoint(x: 5, y: 50))
    #expect(harness["a"].width == 50)
    harness.layOut(in: CGSize(width: 801, height: 100))
    #expect(harness["a"].width == 100, "the proportions stay")
  }

  @Test func `the views of a vertical split are below each other`() {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 302)) {
      VSplitView {
        Color.red.frame(height: 60).accessibilityLabel("a")
        Color.blue.accessibilityLabel("b")
        Color.green.accessibilityLabel("c")
      }
    }
    #expect(harness["a"].height == 60)
    #expect(harness["b"] == CGRect(x: 0, y: 61, width: 100, height: 120))
    #expect(harness["c"] == CGRect(x: 0, y: 182, width: 100, height: 120))
  }

  @Test func `a divider stays where limits leave no choice`() {
    let layout = SplitPanesLayout(
      axis: .horizontal, weights: [], drag: SplitDrag(divider: 0, distance: 30))
    #expect(layout.lengths(300, limits: [(100, 100), (0, .infinity)]) == [100, 200])
    #expect(layout.lengths(300, limits: [(0, 160), (0, .infinity)]) == [160, 140])
    #expect(layout.lengths(100, limits: [(80, 90), (80, 90)]) == [80, 80])
  }

  // MARK: Pickers

  private func menuLabel(_ harness: LayoutHarness) -> String? {
    harness.elements.first { $0.role == .popUpButton }?.label
  }

  @Test func `a picker of several values sets all of them`() {
    let record = Kept([1, 2])
    func harness() -> LayoutHarness {
      LayoutHarness(in: CGSize(width: 300, height: 200)) {
        Recorded(record: record) { values in
          Picker("Number", sources: values, selection: \.self) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.inline)
        }
      }
    }
    let mixed = harness()
    #expect(!mixed.elements.contains { $0.traits.contains(.isSelected) })
    mixed.click("Two")
    #expect(record.value == [2, 2])
    #expect(mixed.elements.filter { $0.traits.contains(.isSelected) }.map(\.label) == ["Two"])
  }

  @Test func `the button of a picker shows its value, or another view`() {
    func label(_ values: [Int]) -> String? {
      menuLabel(
        LayoutHarness(in: CGSize(width: 300, height: 200)) {
          Recorded(record: Kept(values)) { values in
            Picker("Number", sources: values, selection: \.self) {
              Text("One").tag(1)
              Text("Two").tag(2)
            }
          }
        })
    }
    #expect(label([1, 1]) == "One")
    #expect(label([1, 2]) == "Mixed")
    let other = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      Picker("Number", selection: .constant(1)) {
        Text("One").tag(1)
      } currentValueLabel: {
        Text("Just one")
      }
    }
    #expect(menuLabel(other) == "Just one")
  }

  // MARK: Progress

  @Test func `progress between dates follows the clock`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let source = ProgressSource.dates(start...start.addingTimeInterval(10), countsDown: false)
    let down = ProgressSource.dates(start...start.addingTimeInterval(10), countsDown: true)
    for (time, fraction) in [(-1.0, 0.0), (0, 0), (2.5, 0.25), (10, 1), (11, 1)] {
      #expect(source.fraction(at: start.addingTimeInterval(time)) == fraction)
      #expect(down.fraction(at: start.addingTimeInterval(time)) == 1 - fraction)
    }
    let schedule = ProgressSchedule(interval: start...start.addingTimeInterval(10))
    let dates = schedule.entries(from: start.addingTimeInterval(5), mode: .normal)
    #expect(dates.first == start.addingTimeInterval(5))
    #expect(dates.last == start.addingTimeInterval(10))
    #expect(dates.count == 201)
    #expect(schedule.entries(from: start.addingTimeInterval(11), mode: .normal).count == 1)
  }

  @Test func `progress is that of an object`() {
    let progress = Foundation.Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(ProgressSource.reported(progress).fraction(at: .now) == 0.25)
  }

  @Test func `assistive technologies are told of the progress of an object`() throws {
    let progress = Foundation.Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    let stage = AccessibilityStage { ProgressView(progress) }
    func told() throws -> AccessibilityObject {
      try #require(stage.objects.first { $0.role == .progress })
    }
    #expect(try told().number == AccessibilityNumber(0.25, from: 0, to: 1))
    #expect(try !told().state.contains(.indeterminate))
    progress.completedUnitCount = 3
    stage.harness.show(at: 1)
    _ = stage.changes()
    #expect(try told().number == AccessibilityNumber(0.75, from: 0, to: 1))
    let unknown = AccessibilityStage { ProgressView(Foundation.Progress(totalUnitCount: -1)) }
    let object = try #require(unknown.objects.first { $0.role == .progress })
    #expect(object.number == nil && object.state.contains(.indeterminate))
  }

  // MARK: Modifiers

  @Test func `controls have their role and their name whether labels are shown or not`() throws {
    for visibility in [Visibility.automatic, .visible, .hidden] {
      let stage = AccessibilityStage {
        VStack {
          Toggle("Wi-Fi", isOn: .constant(true))
          Slider(value: .constant(0.5)) { Text("Volume") }
          Stepper("Guests", value: .constant(2))
        }
        .labelsVisibility(visibility)
      }
      #expect(
        stage.objects.map(\.summary) == ["toggle Wi-Fi", "slider Volume", "stepper Guests"],
        "\(visibility)")
    }
    func width(_ visibility: Visibility) -> CGFloat {
      LayoutHarness(proposing: nil, nil) {
        Toggle("On", isOn: .constant(true)).labelsVisibility(visibility).labelsHidden()
      }.measuredSize.width
    }
    // The box of 16 points, 5 points, and two characters, each half as wide as 17 points.
    #expect(width(.visible) == 38)
    #expect(width(.automatic) == width(.hidden))
  }

  @Test func `labels have the distance and the widths that are set`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 50)) {
      Label {
        Text("title")
      } icon: {
        Color.red.frame(width: 10, height: 10).accessibilityLabel("icon")
      }
      .labelIconToTitleSpacing(20)
      .labelReservedIconWidth(30)
    }
    #expect(abs(harness["title"].minX - harness["icon"].midX - 35) < 0.01)
  }

  @Test func `a flexible button is as wide as the space`() {
    func width(_ sizing: ButtonSizing) -> CGFloat {
      LayoutHarness(in: CGSize(width: 300, height: 50)) {
        Button("press") {}.buttonStyle(.bordered).buttonSizing(sizing)
      }["press"].width
    }
    #expect(width(.flexible) == 300)
    #expect(width(.fitted) < 150)
  }

  @Test func `a rename button performs the action around it`() {
    let count = Kept(0)
    let harness = LayoutHarness(in: CGSize(width: 300, height: 50)) {
      RenameButton().renameAction { count.value += 1 }
    }
    harness.click("Rename")
    #expect(count.value == 1)
  }

  @Test func `a view has the shape of the pointer that is set`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.pointerStyle(.rowResize)
        Color.blue
      }
    }
    harness.tree.send(.pointerMoved(CGPoint(x: 50, y: 50)))
    #expect(harness.tree.pointer.shape == .resizeVertically)
    harness.tree.send(.pointerMoved(CGPoint(x: 150, y: 50)))
    #expect(harness.tree.pointer.shape == .arrow)
  }

  @Test func `the view that prefers the focus gets it`() {
    struct Fields: View {
      @Namespace private var namespace
      let record: Kept<String>

      var body: some View {
        VStack {
          TextField("first", text: .constant(""))
          TextField("second", text: record.binding).prefersDefaultFocus(in: namespace)
        }
        .focusScope(namespace)
      }
    }
    let record = Kept("")
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) { Fields(record: record) }
    harness.type("x")
    #expect(record.value == "x")
  }

  @Test func `a row is found by the text that is set for it`() {
    let record = Kept<Set<Int>>([])
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) {
      Recorded(record: record) { selection in
        List(selection: selection) {
          Text("Ada").tag(1)
          Text("Ben").tag(2)
          Text("Cleo").typeSelectEquivalent("Zoe").tag(3)
        }
      }
    }
    harness.click("Ada")
    harness.type("z")
    #expect(record.value == [3])
  }

  @Test func `a store is that of the properties without one`() throws {
    struct Counter: View {
      @AppStorage("DefaultStoreTest") private var number = 1

      var body: some View {
        Button("number \(number)") { number += 1 }
      }
    }
    let name = "DefaultStoreTest-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let harness = LayoutHarness(in: CGSize(width: 200, height: 50)) {
      Counter().defaultAppStorage(store)
    }
    harness.click("number 1")
    #expect(store.integer(forKey: "DefaultStoreTest") == 2)
    #expect(harness.elements.contains { $0.label == "number 2" })
  }
}
