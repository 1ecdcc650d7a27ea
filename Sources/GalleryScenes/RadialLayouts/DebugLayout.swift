import Foundation
import SwiftUI

@ShowsSource
struct DebugLayout: Layout {
  let name: String

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let result = subviews[0].sizeThatFits(proposal)
    // The standard output may be a picture.
    let line = "\(name) \(proposal) \(result)\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    return result
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

extension View {
  func debugLog(_ name: String) -> some View {
    DebugLayout(name: name) { self }
  }
}
