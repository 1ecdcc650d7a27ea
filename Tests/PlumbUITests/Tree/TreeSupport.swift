import PlumbTesting
import PlumbUI

/// A value that a test turns from outside while views read it.
@Observable final class Knob<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Sets the value in places where only expressions may stand, such as bodies.
  func turn(to value: Value) {
    self.value = value
  }
}

/// Views made by a closure that runs as a body, so that what it reads is observed.
struct Watch<Content: View>: View {
  private let content: () -> Content

  init(@ViewBuilder _ content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View { content() }
}

/// A button called by its name and by how often it was pressed.
struct Counter: View {
  let name: String
  @State private var count = 0

  init(_ name: String) {
    self.name = name
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

/// An element with an identity apart from its contents.
struct Item: Identifiable, Equatable {
  let id: Int
  var name: String

  /// Items with the given names and the ids 0, 1, 2 …
  static func list(_ names: String...) -> [Item] {
    names.enumerated().map { Item(id: $0, name: $1) }
  }
}

extension LayoutHarness {
  /// What all texts say, in the order of the tree.
  var texts: [String] {
    elements.filter { $0.type == "Text" }.compactMap(\.label)
  }
}
