import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The actions of assistive technologies on views.
@MainActor @Suite struct AccessibilityActionTests {
  @Observable final class Model {
    var count = 0
    var isOn = false
    var level = 0.5
    var guests = 2
    var pet = "Cat"
  }

  @Test func `a press does what a click does`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      VStack {
        Button("Add \(model.count)") { model.count += 1 }
        Toggle("Wi-Fi", isOn: Bindable(model).isOn)
        Picker("Pet", selection: Bindable(model).pet) {
          Text("Cat").tag("Cat")
          Text("Dog").tag("Dog")
        }
        .pickerStyle(.segmented)
      }
    }
    #expect(try stage.perform(.press, on: "Add 0"))
    #expect(try stage.perform(.press, on: "Add 1"))
    #expect(try stage.perform(.press, on: "Wi-Fi"))
    #expect(try stage.perform(.press, on: "Dog"))
    #expect(model.count == 2)
    #expect(model.isOn)
    #expect(model.pet == "Dog")
    #expect(try stage.object("Dog").state.contains(.selected))
  }

  @Test func `what is disabled cannot be used`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      VStack {
        Button("Add") { model.count += 1 }
        Toggle("Wi-Fi", isOn: Bindable(model).isOn)
        Slider(value: Bindable(model).level) { Text("Volume") }
        Stepper("Guests", value: Bindable(model).guests)
      }
      .disabled(true)
    }
    for (action, name) in [
      (AccessibilityCommand.press, "Add"), (.press, "Wi-Fi"), (.setValue(1), "Volume"),
      (.increment, "Guests"), (.focus, "Add"),
    ] {
      #expect(try !stage.perform(action, on: name), "\(name)")
    }
    #expect(model.count == 0 && !model.isOn && model.level == 0.5 && model.guests == 2)
  }

  @Test func `values are set, incremented and decremented within their bounds`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      VStack {
        Slider(value: Bindable(model).level, in: 0...1, step: 0.25) { Text("Volume") }
        Stepper("Guests", value: Bindable(model).guests, in: 1...3)
      }
    }
    #expect(try stage.perform(.increment, on: "Volume"))
    #expect(model.level == 0.75)
    #expect(try stage.perform(.setValue(7), on: "Volume"))
    #expect(model.level == 1)
    #expect(try stage.perform(.setValue(.nan), on: "Volume"))
    #expect(model.level == 0)
    #expect(try stage.perform(.increment, on: "Guests"))
    #expect(model.guests == 3)
    #expect(try !stage.perform(.increment, on: "Guests"))
    #expect(try stage.perform(.decrement, on: "Guests"))
    #expect(model.guests == 2)
    #expect(try stage.perform(.setValue(-5), on: "Guests"))
    #expect(model.guests == 1)
  }

  @Test func `actions set for assistive technologies take precedence`() throws {
    var done: [String] = []
    let stage = AccessibilityStage {
      VStack {
        Button("Save") { done.append("click") }.accessibilityAction { done.append("default") }
        Text("Dial").accessibilityAdjustableAction { done.append("\($0)") }
          .accessibilityAction(named: "Reset") { done.append("reset") }
      }
    }
    #expect(try stage.perform(.press, on: "Save"))
    #expect(try stage.perform(.increment, on: "Dial"))
    #expect(try stage.perform(.named("Reset"), on: "Dial"))
    #expect(try !stage.perform(.named("Other"), on: "Dial"))
    #expect(done == ["default", "increment", "reset"])
    #expect(try stage.object("Dial").namedActions == ["Reset"])
  }

  @Test func `a view with the trait of a button is clicked`() throws {
    var taps = 0
    let stage = AccessibilityStage {
      Text("Card").onTapGesture { taps += 1 }.accessibilityAddTraits(.isButton)
    }
    #expect(try stage.object("Card").role == .button)
    #expect(try stage.perform(.press, on: "Card"))
    #expect(taps == 1)
  }

  @Test func `a view with the accessibility of a button has its action`() throws {
    var presses = 0
    let stage = AccessibilityStage {
      Color.red.accessibilityRepresentation { Button("Card") { presses += 1 } }
    }
    #expect(try stage.object("Card").state.contains(.showing))
    #expect(try stage.perform(.press, on: "Card"))
    #expect(presses == 1)
  }

  @Test func `a link opens its address`() throws {
    var opened: [String] = []
    let address = try #require(URL(string: "https://example.org/a"))
    let stage = AccessibilityStage {
      VStack {
        Link("Help", destination: address)
        Text("See [the rules](https://example.org/b).")
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.path)
          return .handled
        })
    }
    #expect(try stage.perform(.press, on: "Help"))
    #expect(try stage.perform(.press, on: "the rules"))
    #expect(opened == ["/a", "/b"])
  }

  @Test func `an object that is gone has no properties and no actions`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      if model.count == 0 { Button("Save") {} }
    }
    let id = try stage.object("Save").id
    model.count = 1
    _ = stage.changes()
    #expect(stage.tree.object(id) == nil)
    #expect(stage.tree.children(of: id) == [])
    #expect(stage.tree.frame(of: id) == nil)
    #expect(!stage.tree.perform(.press, on: id))
  }

  @Test func `the focus is that of the keyboard`() throws {
    let stage = AccessibilityStage {
      VStack {
        Button("a") {}
        Toggle("b", isOn: .constant(true))
        Text("c").focusable()
      }
    }
    func tab() -> [AccessibilityChange] {
      stage.harness.tree.send(.keyDown(KeyStroke(.tab)))
      return stage.changes()
    }
    let ids = try ["a", "b", "c"].map { try stage.object($0).id }
    #expect(tab() == [.state(ids[0], .focused, true)])
    #expect(tab() == [.state(ids[0], .focused, false), .state(ids[1], .focused, true)])
    #expect(tab() == [.state(ids[1], .focused, false), .state(ids[2], .focused, true)])
    #expect(try stage.object("c").state.isSuperset(of: [.focusable, .focused]))
    #expect(stage.tree.perform(.focus, on: ids[0]))
    #expect(stage.changes() == [.state(ids[2], .focused, false), .state(ids[0], .focused, true)])
    #expect(try stage.object("a").state.contains(.focused))
  }
}
