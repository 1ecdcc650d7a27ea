import EngineTesting
import Foundation
import SwiftUI
import Testing

@_spi(Nodes) @testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// Texts beside the pointer.
@MainActor @Suite struct TooltipTests {
  private let harness = LayoutHarness(in: CGSize(width: 300, height: 200), isAtRest: false) {
    VStack {
      Button("Save") {}.help("Writes the file")
      Text("Other")
    }
  }

  /// Whether the text is shown at a time in seconds.
  private func isShown(at time: Double) -> Bool {
    harness.show(at: time)
    return harness.tree.rootLayoutNode.children.count > 1
  }

  private var button: CGPoint {
    CGPoint(x: harness["Save"].midX, y: harness["Save"].midY)
  }

  @Test func `it is shown once the pointer has rested for half a second`() {
    #expect(!isShown(at: 1))
    harness.tree.send(.pointerMoved(button))
    #expect(!isShown(at: 1.4))
    #expect(isShown(at: 1.6))
    harness.tree.send(.pointerMoved(CGPoint(x: button.x + 1, y: button.y)))
    #expect(!isShown(at: 1.7))
    #expect(isShown(at: 2.3))
    harness.tree.send(.pointerExited)
    #expect(!isShown(at: 2.4))
    #expect(!isShown(at: 4))
  }

  @Test func `a press takes it away`() {
    #expect(!isShown(at: 1))
    harness.tree.send(.pointerMoved(button))
    #expect(isShown(at: 1.6))
    harness.tree.send(.pointerDown(button, .primary))
    #expect(!isShown(at: 1.7))
  }

  @Test func `nothing wakes the window while it is shown, or while the pointer is elsewhere`() {
    #expect(!isShown(at: 1))
    #expect(harness.tree.nextWakeUp == nil)
    harness.tree.send(.pointerMoved(button))
    harness.show(at: 1.1)
    #expect(harness.tree.nextWakeUp != nil)
    #expect(isShown(at: 1.7))
    #expect(harness.tree.nextWakeUp == nil)
  }

  @Test func `assistive technologies know it as the hint`() {
    let save = harness.tree.elements().flattened.first { $0.label == "Save" && $0.role == .button }
    #expect(save?.hint == "Writes the file")
  }
}
