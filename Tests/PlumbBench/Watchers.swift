import EngineTesting
import Foundation
import PlumbUI

/// A counter that ticks beside views which watch other values.
@MainActor private final class Ticker {
  private var setNumber: Binding<Int>?

  struct Counter: View {
    let ticker: Ticker
    @State private var number = 0

    var body: some View {
      ticker.setNumber = $number
      return Text(verbatim: "\(number)")
    }
  }

  func tick(to number: Int) {
    setNumber?.wrappedValue = number
  }
}

extension PlumbBench {
  /// One change beside many views that wait for an appearance or for another size.
  func changingBesideWatchers() {
    let count = 20_000
    watch("show a counter beside \(count) onAppear", count) { $0.onAppear {} }
    watch("show a counter beside \(count) onGeometryChange", count) {
      $0.onGeometryChange(for: CGSize.self, of: \.size, action: { _ in })
    }
  }

  private func watch(_ name: String, _ count: Int, _ watched: @escaping (Text) -> some View) {
    guard matchesFilter(name) else { return }
    let ticker = Ticker()
    let view = VStack {
      Ticker.Counter(ticker: ticker)
      VStack { ForEach(0..<count, id: \.self) { watched(Text(verbatim: "Text \($0)")) } }
    }
    let tree = ViewTree(root: view, textServices: .monospaced)
    let window = CGSize(width: 1_280, height: 800)
    tree.layOut(in: window, scale: 1)
    time(name, nodes: 1) {
      ticker.tick(to: $0)
      tree.layOut(in: window, scale: 1)
      _ = tree.displayList()
    }
  }
}
