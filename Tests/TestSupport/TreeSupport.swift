import EngineTesting
import PlumbUI

/// A value that a test sets while views read it.
@Observable final class Knob<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Sets the value in expressions, for example in bodies.
  func turn(to value: Value) {
    self.value = value
  }
}

/// A view whose content closure is evaluated as its body, so that values read in it are observed.
struct ObservedContent<Content: View>: View {
  private let content: () -> Content

  init(@ViewBuilder _ content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View { content() }
}

/// A button labelled by its name and the number of its presses, which is as large as its label.
struct Counter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.buttonStyle(.borderless)
  }
}

/// An element with an id independent of its contents.
struct Item: Identifiable, Equatable {
  let id: Int
  var name: String

  /// Returns items with the given names and the ids 0, 1, 2 …
  static func list(_ names: String...) -> [Item] {
    names.enumerated().map { Item(id: $0, name: $1) }
  }
}

extension LayoutHarness {
  /// The strings of all texts, in the order of the tree.
  var texts: [String] {
    elements.filter { $0.type == "Text" }.compactMap(\.label)
  }
}
