import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// The labels of forms with columns.
@MainActor @Suite struct FormLabelTests {
  private static let long = "Address of the recipient"

  private func width(_ text: String) -> CGFloat {
    LayoutHarness(proposing: nil, nil) { Text(text) }.measuredSize.width
  }

  private func form(width: CGFloat) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: width, height: 300)) {
      Form {
        TextField(Self.long, text: .constant(""))
        TextField("City", text: .constant(""))
        Picker(Self.long + "s", selection: .constant(1)) { Text("One").tag(1) }
      }
      .formStyle(.columns)
    }
  }

  @Test func `the longest label is not wrapped while the fields have their least width`() {
    // Two margins, and a field that is narrower than the label.
    let longest = width(Self.long + "s")
    let harness = form(width: 40 + longest + 8 + 100)
    for title in [Self.long, "City"] {
      #expect(harness[title].minX == 20 + longest + 8, "\(title)")
      #expect(harness[title].width == 100, "\(title)")
    }
  }

  @Test func `a field keeps its least width beside a label that does not fit`() {
    let harness = form(width: 40 + width(Self.long) / 2 + 8 + 60)
    #expect(harness[Self.long].width >= 60)
    #expect(harness[Self.long].maxX <= harness.size.width)
  }
}
