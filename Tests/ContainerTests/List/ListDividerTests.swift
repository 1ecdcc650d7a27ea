import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// Dividers that are rows.
@MainActor @Suite struct ListDividerTests {
  private func divider(
    @ViewBuilder _ content: (_ divider: AnyView) -> some View
  ) -> CGRect {
    let row = AnyView(Divider().accessibilityElement().accessibilityLabel("line"))
    return LayoutHarness(in: CGSize(width: 300, height: 300)) { content(row) }["line"]
  }

  @Test func `a divider that is a row of a list is a line along the list`() {
    let line = divider { divider in
      List {
        Text("Above")
        divider
        Text("Below")
      }
    }
    #expect(line.width > 200)
    #expect(line.height == 1)
  }

  @Test func `a divider that is a row of a form is a line along the form`() {
    let line = divider { divider in
      Form {
        Text("Above")
        divider
      }
      .formStyle(.grouped)
    }
    #expect(line.width > 200)
    #expect(line.height == 1)
  }
}
