import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The properties of views that assistive technologies read.
@MainActor @Suite struct AccessibilityObjectTests {
  @Test func `controls have a role and the text of their label, and no parts`() throws {
    let address = try #require(URL(string: "https://example.org"))
    let stage = AccessibilityStage {
      VStack {
        Button("Save") {}
        Link("Help", destination: address)
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch)
        Slider(value: .constant(0.5)) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("1")
        }
        Stepper("Guests", value: .constant(2))
        ProgressView("Copying", value: 0.3)
        ProgressView("Waiting")
        PlumbUI.Gauge(value: 0.3) { Text("Tank") }
      }
    }
    #expect(
      stage.objects.map(\.summary) == [
        "button Save", "link Help", "toggle Wi-Fi", "toggle Sound", "slider Volume",
        "stepper Guests", "progress Copying", "progress Waiting", "meter Tank",
      ])
  }

  @Test func `a control whose label is hidden has the same name`() {
    let stage = AccessibilityStage {
      VStack {
        Toggle("Wi-Fi", isOn: .constant(true))
        Slider(value: .constant(0.5)) { Text("Volume") }
        Stepper("Guests", value: .constant(2))
        ProgressView("Copying", value: 0.3)
      }
      .labelsHidden()
    }
    #expect(stage.objects.map(\.name) == ["Wi-Fi", "Volume", "Guests", "Copying"])
  }

  @Test func `texts, headings and described images are told of, and what decorates is not`() {
    let stage = AccessibilityStage {
      VStack {
        Text("Poll").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Text("Vote now")
        Image(systemName: "star").accessibilityLabel("Favourite")
        Image(decorative: "star")
        Color.red
        Circle()
        Divider()
        Text("")
      }
    }
    #expect(
      stage.objects.map(\.summary) == ["heading Poll", "label Vote now", "image Favourite"])
    #expect(stage.objects.first?.level == 2)
  }

  @Test func `containers are told of only where they are described`() throws {
    let row = HStack {
      Text("Cat")
      Text("7")
    }
    let stage = AccessibilityStage {
      VStack {
        row
        row.accessibilityElement(children: .combine)
        row.accessibilityElement(children: .contain).accessibilityLabel("Row")
      }
    }
    #expect(
      stage.objects.map(\.summary) == [
        "label Cat", "label 7", "label Cat, 7", "group Row", "label Cat", "label 7",
      ])
    let row2 = try stage.object("Row")
    #expect(stage.tree.children(of: row2.id).count == 2)
  }

  @Test func `the name of a row has the labels given to its images, not the names of symbols`() {
    func row(_ label: some View) -> [String] {
      AccessibilityStage {
        NavigationStack { List { NavigationLink(value: 1) { label } } }
      }.objects.map(\.name).filter { $0.contains("Cats") }
    }
    let marked = HStack {
      Text("Cats")
      Image(systemName: "star.fill").accessibilityLabel("Favourite")
    }
    #expect(Set(row(marked)) == ["Cats Favourite"])
    #expect(Set(row(Label("Cats", systemImage: "pawprint"))) == ["Cats"])
    let button = AccessibilityStage { Button(action: {}, label: { marked }) }
    #expect(button.objects.map(\.summary) == ["button Cats Favourite"])
  }

  @Test func `a view with a label of its own is told of once`() {
    struct Card: View {
      var body: some View { Color.red.accessibilityLabel("Card") }
    }
    #expect(AccessibilityStage { Card() }.objects.map(\.summary) == ["label Card"])
  }

  @Test func `a picker is a group of options, or a button with the selected one as its value`()
    throws
  {
    func picker(_ style: some PickerStyle) -> some View {
      Picker("Pet", selection: .constant("Dog")) {
        Text("Cat").tag("Cat")
        Text("Dog").tag("Dog")
      }
      .pickerStyle(style)
    }
    for stage in [
      AccessibilityStage { picker(.segmented) }, AccessibilityStage { picker(.radioGroup) },
    ] {
      #expect(stage.objects.map(\.summary) == ["group Pet", "option Cat", "option Dog"])
      #expect(try stage.object("Dog").state.isSuperset(of: [.selectable, .selected]))
      #expect(try !stage.object("Cat").state.contains(.selected))
    }
    let menu = AccessibilityStage { picker(.menu) }
    let button = try #require(menu.objects.first { $0.role == .popUpButton })
    #expect(button.name == "Pet")
    #expect(button.valueText == "Dog")
    #expect(menu.tree.perform(.press, on: button.id))
    _ = menu.changes()
    #expect(menu.objects.filter { $0.role == .option }.map(\.name) == ["Cat", "Dog"])
  }

  @Test func `numbers have bounds and steps`() throws {
    let stage = AccessibilityStage {
      VStack {
        Slider(value: .constant(30.0), in: 10...50, step: 5) { Text("Volume") }
        Stepper("Guests", value: .constant(2), in: 1...8)
        ProgressView("Copying", value: 3, total: 4)
        ProgressView("Waiting")
        PlumbUI.Gauge(value: 3, in: 2...6) { Text("Tank") }
      }
    }
    #expect(
      try stage.object("Volume").number
        == AccessibilityNumber(30, from: 10, to: 50, step: 5, isSettable: true))
    #expect(
      try stage.object("Guests").number
        == AccessibilityNumber(2, from: 1, to: 8, step: 1, isSettable: true))
    #expect(try stage.object("Copying").number == AccessibilityNumber(0.75, from: 0, to: 1))
    #expect(try stage.object("Tank").number == AccessibilityNumber(0.25, from: 0, to: 1))
    #expect(try stage.object("Waiting").number == nil)
    #expect(try stage.object("Waiting").state.contains(.indeterminate))
  }

  @Test func `states follow the views`() throws {
    let stage = AccessibilityStage {
      VStack {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        Button("Able") {}
        Button("Unable") {}.disabled(true)
        DisclosureGroup("Open", isExpanded: .constant(true)) { Text("inside") }
        DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("inside") }
        Color.blue.frame(height: 900)
        Text("below the window")
      }
      .frame(height: 400, alignment: .top)
    }
    func state(_ name: String) throws -> AccessibilityState { try stage.object(name).state }
    #expect(try state("On") == [.enabled, .focusable, .checkable, .checked, .showing])
    #expect(try state("Off") == [.enabled, .focusable, .checkable, .showing])
    #expect(try state("Able") == [.enabled, .focusable, .showing])
    #expect(try state("Unable") == [.showing])
    #expect(try state("Open").isSuperset(of: [.expandable, .expanded]))
    #expect(try state("Closed").intersection([.expandable, .expanded]) == .expandable)
    #expect(try state("below the window") == .enabled)
  }

  @Test func `frames are those of the views`() throws {
    let stage = AccessibilityStage {
      Button("Save") {}.buttonStyle(.plain).frame(width: 400, height: 400, alignment: .bottom)
    }
    #expect(stage.tree.frame(of: try stage.object("Save").id) == stage.harness["Save"])
    #expect(stage.tree.frame(of: .window)?.size == CGSize(width: 400, height: 400))
  }
}
