import EngineTesting
import Foundation
import Observation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Containers of the elements of a bound collection: after any change they show the same as containers of the elements
/// themselves.
@MainActor @Suite struct BoundCollectionTests {
  private static let size = CGSize(width: 300, height: 600)

  /// Changes of a collection, at its start, in its middle and at its end.
  private static let changes: [(name: String, change: @MainActor (inout [Step]) -> Void)] = [
    ("insert first", { $0.insert(Step(id: 10), at: 0) }),
    ("insert in the middle", { $0.insert(Step(id: 10), at: $0.count / 2) }),
    ("append", { $0.append(Step(id: 10)) }),
    ("append several", { $0 += [Step(id: 10), Step(id: 11), Step(id: 12)] }),
    ("remove first", { if !$0.isEmpty { $0.removeFirst() } }),
    ("remove in the middle", { if !$0.isEmpty { $0.remove(at: $0.count / 2) } }),
    ("remove last", { _ = $0.popLast() }),
    ("remove all but the last", { $0.removeFirst(max(0, $0.count - 1)) }),
    ("remove all but the first", { $0.removeLast(max(0, $0.count - 1)) }),
    ("empty", { $0 = [] }),
    ("move first to the end", { if !$0.isEmpty { $0.append($0.removeFirst()) } }),
    ("move last to the start", { if let last = $0.popLast() { $0.insert(last, at: 0) } }),
    ("reverse", { $0.reverse() }),
    ("replace first", { if !$0.isEmpty { $0[0] = Step(id: 10) } }),
    ("replace last", { if !$0.isEmpty { $0[$0.count - 1] = Step(id: 10) } }),
    ("replace all", { $0 = $0.map { Step(id: $0.id + 20) } }),
    ("replace all by more", { $0 = (30..<36).map { Step(id: $0) } }),
    ("change a value", { if !$0.isEmpty { $0[$0.count - 1].name = "changed" } }),
  ]

  /// Checks a container with every model, for each number of elements and each change. In a short run
  /// the containers take turns with the models.
  private func check(
    _ name: String, @ViewBuilder _ content: @escaping (Binding<[Step]>) -> some View
  ) {
    for count in [1, 3] {
      for kind in TestLength.turn(name.utf8.count + count, of: ModelKind.allCases) {
        let steps = (0..<count).map { Step(id: $0) }
        let access = Kept<Binding<[Step]>>(.constant([]))
        let harness = LayoutHarness(in: Self.size) {
          ModelScreen(kind: kind, steps: steps, access: access, content: content)
        }
        for (change, apply) in Self.changes {
          apply(&access.value.wrappedValue)
          #expect(
            rows(of: harness) == access.value.wrappedValue.map(\.label),
            "\(name), \(kind), \(count) elements, \(change)")
          access.value.wrappedValue = steps
          #expect(
            rows(of: harness) == steps.map(\.label),
            "\(name), \(kind), \(count) elements, back after \(change)")
        }
      }
    }
  }

  /// The texts of the rows, from the top to the bottom.
  private func rows(of harness: LayoutHarness) -> [String] {
    harness.elements.filter { $0.label?.hasPrefix("step") ?? false }
      .sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.label)
  }

  @Test func `a list of a ForEach`() {
    check("List { ForEach }") { steps in List { ForEach(steps) { $step in Text(step.label) } } }
    check("List { ForEach(id:) }") { steps in
      List { ForEach(steps, id: \.id) { $step in Text(step.label) } }
    }
    check("List { ForEach(editActions:) }") { steps in
      List { ForEach(steps, editActions: .all) { $step in Text(step.label) } }
    }
    check("List { ForEach.onDelete }") { steps in
      List {
        ForEach(steps) { $step in Text(step.label) }
          .onDelete { steps.wrappedValue.remove(atOffsets: $0) }
      }
    }
  }

  @Test func `a list of bound elements`() {
    check("List") { steps in List(steps) { $step in Text(step.label) } }
    check("List(id:)") { steps in List(steps, id: \.id) { $step in Text(step.label) } }
    check("List(selection:)") { steps in
      List(steps, selection: .constant(Set<Int>())) { $step in Text(step.label) }
    }
    check("List(id:selection:)") { steps in
      List(steps, id: \.id, selection: .constant(Int?.none)) { $step in Text(step.label) }
    }
    check("List(editActions:)") { steps in
      List(steps, editActions: .all) { $step in Text(step.label) }
    }
    check("List(children:)") { steps in
      List(steps, children: \.below) { $step in Text(step.label) }
    }
  }

  @Test func `lazy stacks and grids, also in sections`() {
    check("LazyVStack") { steps in
      ScrollView { LazyVStack { ForEach(steps) { $step in Text(step.label) } } }
    }
    check("LazyVStack of sections") { steps in
      ScrollView {
        LazyVStack { Section("Steps") { ForEach(steps) { $step in Text(step.label) } } }
      }
    }
    check("LazyVGrid") { steps in
      ScrollView {
        LazyVGrid(columns: [GridItem()]) { ForEach(steps) { $step in Text(step.label) } }
      }
    }
    check("sections of a list") { steps in
      List { ForEach(steps) { $step in Section("Section") { Text(step.label) } } }
    }
  }

  @Test func `containers that are not lazy`() {
    check("VStack") { steps in VStack { ForEach(steps) { $step in Text(step.label) } } }
    check("Form") { steps in Form { ForEach(steps) { $step in Text(step.label) } } }
    check("OutlineGroup") { steps in
      VStack { OutlineGroup(steps, children: \.below) { $step in Text(step.label) } }
    }
  }

  @Test func `tables`() {
    check("Table") { steps in Table(steps) { TableColumn("Step") { $step in Text(step.label) } } }
    check("Table of rows") { steps in
      Table(of: Binding<Step>.self) {
        TableColumn("Step") { $step in Text(step.label) }
      } rows: {
        ForEach(steps) { $step in TableRow($step) }
      }
    }
  }

  @Test func `parts and copies of a bound collection`() {
    check("reversed") { steps in
      List { ForEach(steps.reversed().reversed()) { $step in Text(step.label) } }
    }
    check("prefix") { steps in List { ForEach(steps.prefix(9)) { $step in Text(step.label) } } }
    check("array") { steps in List { ForEach(Array(steps)) { $step in Text(step.label) } } }
    check("indices") { steps in
      List { ForEach(steps.indices, id: \.self) { Text(steps[$0].wrappedValue.label) } }
    }
  }
}

/// An element of the collections.
private struct Step: Identifiable, Equatable {
  var id: Int
  var name = ""
  var below: [Step]?

  var label: String { "step \(id)\(name)" }
}

/// The storage of a collection.
private enum ModelKind: CaseIterable {
  case state, observable, published
}

@Observable private final class ObservableSteps {
  var steps: [Step]
  init(_ steps: [Step]) { self.steps = steps }
}

private final class PublishedSteps: ObservableObject {
  @Published var steps: [Step]
  init(_ steps: [Step]) { self.steps = steps }
}

/// Shows a container with a binding to a collection, and lets the test change it.
private struct ModelScreen<Content: View>: View {
  let kind: ModelKind
  let access: Kept<Binding<[Step]>>
  let content: (Binding<[Step]>) -> Content
  @State private var steps: [Step]
  @State private var observable: ObservableSteps
  @StateObject private var published: PublishedSteps

  init(
    kind: ModelKind, steps: [Step], access: Kept<Binding<[Step]>>,
    @ViewBuilder content: @escaping (Binding<[Step]>) -> Content
  ) {
    self.kind = kind
    self.access = access
    self.content = content
    self.steps = steps
    observable = ObservableSteps(steps)
    _published = StateObject(wrappedValue: PublishedSteps(steps))
  }

  private var binding: Binding<[Step]> {
    switch kind {
    case .state: $steps
    case .observable: Bindable(observable).steps
    case .published: $published.steps
    }
  }

  var body: some View {
    content(binding).onAppear { access.value = binding }
  }
}
