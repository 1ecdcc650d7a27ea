import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Alerts in windows of their own.
@MainActor @Suite struct AlertSceneTests {
  @Test func `the window opens with the size of the alert while the binding is true`() throws {
    let model = AlertModel()
    let harness = try WindowsHarness(AlertProgram(model: model))
    var counts: [Int] = []
    harness.then { counts.append(harness.titles.count) }
    harness.then { model.isPresented = true }
    harness.then { counts.append(harness.titles.count) }
    var size = CGSize.zero
    harness.then { size = harness.opened[1].size }
    harness.then { model.isPresented = false }
    harness.then { counts.append(harness.titles.count) }
    try harness.run()
    #expect(counts == [1, 2, 1])
    #expect(size.width == 280)
    #expect(size.height < 200)
    #expect(harness.opened[1].isClosed)
  }

  @Test(arguments: [(Event.key(.return), ["delete"]), (.key(.escape), ["cancel"])])
  func `a button closes the window and does what it does`(
    event: Event, expected: [String]
  ) throws {
    let model = AlertModel()
    model.isPresented = true
    let harness = try WindowsHarness(AlertProgram(model: model))
    harness.then(in: 1, [event])
    var titles: [String] = []
    harness.then { titles = harness.titles }
    try harness.run()
    #expect(model.log == expected)
    #expect(!model.isPresented)
    #expect(titles == ["Main"])
  }

  @Test func `the close button dismisses the alert`() throws {
    let model = AlertModel()
    model.isPresented = true
    let harness = try WindowsHarness(AlertProgram(model: model))
    harness.then(in: 1, [.closeRequested])
    var isPresented = true
    harness.then { isPresented = model.isPresented }
    harness.then { model.isPresented = true }
    var titles: [String] = []
    harness.then { titles = harness.titles }
    try harness.run()
    #expect(!isPresented)
    #expect(titles == ["Main", "Program"], "it opens again")
    #expect(model.log.isEmpty)
  }

  @Test func `an alert about a value is shown while there is one`() throws {
    let model = AlertModel()
    model.isPresented = true
    let harness = try WindowsHarness(ValueAlertProgram(model: model))
    var counts: [Int] = []
    harness.then { counts.append(harness.titles.count) }
    harness.then { model.value = 3 }
    harness.then { counts.append(harness.titles.count) }
    try harness.run()
    #expect(counts == [1, 2])
  }
}

@Observable private final class AlertModel {
  var isPresented = false
  var value: Int?
  var log: [String] = []
}

private struct AlertProgram: App {
  @Bindable var model: AlertModel

  init() { preconditionFailure("Tests create the program with its model.") }

  init(model: AlertModel) { self.model = model }

  var body: some Scene {
    AlertScene("Delete everything?", isPresented: $model.isPresented) {
      Button("Delete") { model.log.append("delete") }
      Button("Cancel", role: .cancel) { model.log.append("cancel") }
    } message: {
      Text("It cannot be undone.")
    }
    .dialogSeverity(.critical)
    WindowGroup("Main") { Text("Main") }
  }
}

private struct ValueAlertProgram: App {
  @Bindable var model: AlertModel

  init() { preconditionFailure("Tests create the program with its model.") }

  init(model: AlertModel) { self.model = model }

  var body: some Scene {
    WindowGroup("Main") { Text("Main") }
    AlertScene("Number", isPresented: $model.isPresented, presenting: model.value) { _ in
    } message: { value in
      Text("\(value)")
    }
  }
}
