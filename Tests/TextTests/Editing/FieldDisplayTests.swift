import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The content of fields other than the typed text.
@MainActor @Suite struct FieldDisplayTests {
  @Test func `a text that does not fit is truncated until it is edited`() {
    func dump(_ mode: Text.TruncationMode, isEdited: Bool) -> String {
      let harness = LayoutHarness(in: CGSize(width: 100, height: 60)) {
        TextField("Name", text: .constant("the beginning and the end"))
          .textFieldStyle(.plain).truncationMode(mode)
      }
      if isEdited { harness.press(.tab) }
      return harness.displayList.dump()
    }
    // 11 characters of 8.5 points fit into 100 points, the ellipsis among them.
    #expect(dump(.tail, isEdited: false).contains("the beginn…"))
    #expect(dump(.head, isEdited: false).contains("…nd the end"))
    #expect(!dump(.tail, isEdited: true).contains("…"))
  }

  @Test func `the caret blinks at the rate of the desktop`() {
    func nextChange(_ times: CaretBlink.Times) -> Double? {
      let harness = LayoutHarness(in: CGSize(width: 100, height: 60)) {
        TextField("Name", text: .constant("")).environment(\.caretBlinkTimes, times)
      }
      harness.press(.tab)
      return harness.tree.nextWakeUp
    }
    #expect(nextChange(CaretBlink.Times()) == 0.6)
    #expect(nextChange(CaretBlink.Times(interval: 0.25)) == 0.25)
    #expect(nextChange(CaretBlink.Times(interval: .infinity)) == nil)
  }
}
