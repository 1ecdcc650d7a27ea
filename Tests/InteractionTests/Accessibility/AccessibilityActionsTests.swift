import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// Actions that are written as buttons.
@MainActor @Suite struct AccessibilityActionsTests {
  @Observable final class Model {
    var log: [String] = []
    var canShare = true
  }

  @Test func `buttons become actions of the element, and are not shown`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      Text("Letter").accessibilityActions {
        Button("Reply") { model.log.append("reply") }
        if model.canShare {
          Button("Share", systemImage: "square.and.arrow.up") { model.log.append("share") }
        }
        Button("Delete", role: .destructive) { model.log.append("delete") }.disabled(true)
      }
    }
    #expect(try stage.object("Letter").namedActions == ["Reply", "Share"])
    #expect(try stage.perform(.named("Share"), on: "Letter"))
    #expect(try stage.perform(.named("Reply"), on: "Letter"))
    #expect(model.log == ["share", "reply"])
    model.canShare = false
    _ = stage.changes()
    #expect(try stage.object("Letter").namedActions == ["Reply"])
    #expect(stage.objects.map(\.name) == ["Letter"])
  }

  @Test func `an action set outside replaces one of the same name`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      Button("Open") { model.log.append("open") }
        .accessibilityActions(category: .edit) { Button("Rename") { model.log.append("inner") } }
        .accessibilityAction(named: "Rename") { model.log.append("outer") }
    }
    #expect(try stage.perform(.named("Rename"), on: "Open"))
    #expect(try stage.perform(.press, on: "Open"))
    #expect(model.log == ["outer", "open"])
  }
}
