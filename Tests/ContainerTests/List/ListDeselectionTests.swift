import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The deselection of rows with the pointer.
@MainActor @Suite struct ListDeselectionTests {
  private static let names = ["Ada", "Ben", "Cleo"]
  private static let empty = CGPoint(x: 150, y: 280)

  private func harness(@ViewBuilder _ list: @escaping () -> some View) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 300)) { list().listStyle(.plain) }
  }

  private func harness(_ selection: Kept<Set<String>>) -> LayoutHarness {
    harness {
      List(selection: selection.binding) { ForEach(Self.names, id: \.self) { Text($0) } }
    }
  }

  private func harness(_ selection: Kept<String?>) -> LayoutHarness {
    harness {
      List(selection: selection.binding) { ForEach(Self.names, id: \.self) { Text($0) } }
    }
  }

  @Test func `a click below the rows deselects and gives the list the focus`() {
    let selection = Kept<Set<String>>(["Ada", "Cleo"])
    let harness = harness(selection)
    harness.click(Self.empty)
    #expect(selection.value == [])
    harness.press(.down)
    #expect(selection.value == ["Ada"])
  }

  @Test func `one value is deselected where there may be none`() {
    let selection = Kept<String?>("Ben")
    harness(selection).click(Self.empty)
    #expect(selection.value == nil)
  }

  @Test func `a selection that cannot be empty stays, and the list gets the focus`() {
    let selection = Kept("Ben")
    let harness = harness {
      List(selection: selection.binding) { ForEach(Self.names, id: \.self) { Text($0) } }
    }
    harness.click(Self.empty)
    #expect(selection.value == "Ben")
    harness.press(.down)
    #expect(selection.value == "Cleo")
    harness.click(harness["Cleo"].middle, .primary, modifiers: .control)
    #expect(selection.value == "Cleo")
  }

  @Test func `a click with a modifier key, a drag and a long press keep the selection`() {
    let selection = Kept<Set<String>>(["Ada"])
    let harness = harness(selection)
    harness.click(Self.empty, .primary, modifiers: .control)
    harness.click(Self.empty, .primary, modifiers: .shift)
    harness.click(Self.empty, .secondary)
    harness.drag(Self.empty, CGPoint(x: 150, y: 250), Self.empty)
    #expect(selection.value == ["Ada"])
    harness.tree.send(.pointerDown(Self.empty, .primary))
    harness.show(at: 1)
    harness.tree.send(.pointerUp(Self.empty, .primary))
    #expect(selection.value == ["Ada"])
  }

  @Test(arguments: [KeyModifiers.control, .command])
  func `a click with Control on the only selected row deselects it`(modifiers: KeyModifiers) {
    let selection = Kept<String?>("Ben")
    let harness = harness(selection)
    harness.click(harness["Ben"].middle, .primary, modifiers: modifiers)
    #expect(selection.value == nil)
    harness.click(harness["Cleo"].middle, .primary, modifiers: modifiers)
    #expect(selection.value == "Cleo")
  }

  @Test func `a click on the header of a section keeps the selection`() {
    let selection = Kept<Set<String>>(["Ada"])
    let harness = harness {
      List(selection: selection.binding) {
        Section("Names") { ForEach(Self.names, id: \.self) { Text($0) } }
      }
    }
    let header = harness["Names"]
    harness.click(header.middle)
    harness.click(CGPoint(x: 250, y: header.midY))
    #expect(selection.value == ["Ada"])
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
