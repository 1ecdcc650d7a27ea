public import PlumbUI

/// Returns a row of a leaf and a column, which contains a leaf and a row, and so on; all leaves are
/// greedy.
@MainActor public func comb(_ depth: Int) -> AnyView {
  guard depth > 0 else { return AnyView(Color.red) }
  let inner = comb(depth - 1)
  return depth.isMultiple(of: 2)
    ? AnyView(
      HStack(spacing: 0) {
        Color.red
        inner
      })
    : AnyView(
      VStack(spacing: 0) {
        Color.red
        inner
      })
}
