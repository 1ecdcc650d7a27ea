import Foundation
import PlumbUI

/// Returns a view of a fixed size.
@MainActor func rigidView(width: CGFloat = 4, height: CGFloat = 10) -> some View {
  Color.red.frame(width: width, height: height)
}

/// Rows of columns of rows without gaps: fan-outs 10, 10, 5, 5 and 4, 10 000 leaves, 13 111 layout
/// nodes.
struct Balanced<Leaf: View>: View {
  @ViewBuilder var leaf: (Int) -> Leaf

  static var nodeCount: Int { 13_111 }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<10) { a in
        VStack(spacing: 0) {
          ForEach(0..<10) { b in
            HStack(spacing: 0) {
              ForEach(0..<5) { c in
                VStack(spacing: 0) {
                  ForEach(0..<5) { d in
                    HStack(spacing: 0) {
                      ForEach(0..<4) { e in leaf((((a * 10 + b) * 5 + c) * 5 + d) * 4 + e) }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

/// The same tree with custom layouts.
struct CustomBalanced<Stack: Layout, Leaf: View>: View {
  var stack: (Axis) -> Stack
  @ViewBuilder var leaf: () -> Leaf

  var body: some View {
    let (row, column) = (stack(.horizontal), stack(.vertical))
    row {
      ForEach(0..<10) { _ in
        column {
          ForEach(0..<10) { _ in
            row {
              ForEach(0..<5) { _ in
                column {
                  ForEach(0..<5) { _ in
                    row { ForEach(0..<4) { _ in leaf() } }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

/// Returns nested containers with a padding of one point and a leaf in the innermost.
@MainActor func nest(_ depth: Int, round leaf: some View) -> AnyView {
  (0..<depth).reduce(AnyView(leaf)) { inner, _ in AnyView(inner.padding(1)) }
}

/// Access to the state of leaves.
@MainActor final class Switches {
  fileprivate(set) var isLarge: [Binding<Bool>?] = Array(repeating: nil, count: 10_000)

  func toggle(_ index: Int) { isLarge[index]?.wrappedValue.toggle() }
}

/// A leaf of 4 by 10 points that changes to 5 by 11.
struct SwitchedLeaf: View {
  let index: Int
  let switches: Switches
  @State private var isLarge = false

  var body: some View {
    switches.isLarge[index] = $isLarge
    return rigidView(width: isLarge ? 5 : 4, height: isLarge ? 11 : 10)
  }
}
