import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbUI
@testable import TestSupport

/// The accessibility elements and announcements of presented views.
@MainActor @Suite(.serialized) struct PresentationAccessibilityTests {
  @Observable final class Model {
    var isShown = false
  }

  @Test func `an alert takes the place of the other objects, with its title as the name`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      VStack {
        Button("Behind") {}
        Text("Other")
      }
      .alert("Title", isPresented: Bindable(model).isShown) {
        Button("Save") {}
      } message: {
        Text("Message")
      }
    }
    model.isShown = true
    let changes = stage.changes()
    #expect(!changes.isEmpty)
    let alert = try stage.object("Title")
    #expect(alert.role == .alert)
    #expect(alert.parent == .window)
    #expect(alert.state.contains(.modal))
    #expect(AccessibleState.all(of: alert.state, role: alert.role).contains(.modal))
    #expect(stage.objects.map(\.name) == ["Title", "Title", "Message", "Save"])
    #expect(try stage.perform(.press, on: "Save"))
    #expect(stage.objects.map(\.name) == ["Behind", "Other"])
  }

  @Test func `a sheet is a dialog named by its heading`() throws {
    let model = Model()
    model.isShown = true
    let stage = AccessibilityStage {
      Button("Behind") {}.sheet(isPresented: Bindable(model).isShown) {
        Text("First")
        Text("Heading").accessibilityAddTraits(.isHeader)
      }
    }
    #expect(try stage.object("Heading").role == .dialog)
    #expect(stage.objects.map(\.role) == [.dialog, .label, .heading])
    #expect(AccessibilityRole.dialog.number == 16 && AccessibilityRole.alert.number == 2)
  }

  @Test func `an alert is announced`() {
    PostedNotifications.shared.start {}
    defer { PostedNotifications.shared.stop() }
    _ = PostedNotifications.shared.take()
    let harness = LayoutHarness(in: CGSize(width: 400, height: 300)) {
      Text("Behind").alert("Title", isPresented: .constant(true)) {
      } message: {
        Text("Message")
      }
    }
    harness.layOut()
    let announced = PostedNotifications.shared.take().compactMap { change in
      if case .announcement(let text, true) = change { text } else { nil }
    }
    #expect(announced == ["Title. Message"])
  }
}
