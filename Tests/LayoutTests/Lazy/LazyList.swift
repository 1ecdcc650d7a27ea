import EngineTesting
import PlumbUI

@testable import TestSupport

/// Returns a lazy list of rows 20 points high in a window of 100 by 200.
@MainActor func lazyList(
  _ count: Int = 1_000, @ViewBuilder row: @escaping (Int) -> some View
) -> LayoutHarness {
  LayoutHarness(in: size(100, 200)) {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<count) { row($0).frame(height: 20) } }
    }
  }
}
