import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

extension FocusedValues {
  @Entry fileprivate var note: String?
  @Entry fileprivate var number: Binding<Int>?
}

private final class Document: ObservableObject {
  @Published var title = "Untitled"
}

/// Values that the views around the keyboard focus provide.
@MainActor @Suite struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedBinding(\.number) private var number
    @FocusedObject private var document: Document?

    var body: some View {
      Text(note ?? "none").accessibilityLabel("note")
        .accessibilityValue(note ?? "none")
      Text("number").accessibilityLabel("number")
        .accessibilityValue(number.map(String.init) ?? "none")
      Text("document").accessibilityLabel("document")
        .accessibilityValue(document?.title ?? "none")
      Button("Add") { number? += 1 }
    }
  }

  private func value(_ label: String, _ harness: LayoutHarness) -> String? {
    harness.elements.first { $0.label == label && $0.value != nil }?.value
  }

  @Test func `a value is there while the focus is in its view, the nearest one first`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      VStack {
        Reader()
        VStack {
          Button("One") {}.focusedValue(\.note, "inner")
          Button("Two") {}
        }
        .focusedValue(\.note, "outer")
        Button("Three") {}
      }
    }
    #expect(value("note", harness) == "none")
    // The button of the reader is the first one.
    harness.press(.tab)
    var values: [String?] = []
    for _ in 0..<4 {
      values.append(value("note", harness))
      harness.press(.tab)
    }
    #expect(values == ["none", "inner", "outer", "none"])
  }

  @Test func `a value for the window is there without a focus, and changes with its view`() {
    let text = Knob<String?>("first")
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      VStack {
        Reader()
        Observing(text) { Text("x").focusedSceneValue(\.note, $0) }
      }
    }
    #expect(value("note", harness) == "first")
    text.value = "second"
    #expect(value("note", harness) == "second")
    text.value = nil
    #expect(value("note", harness) == "none")
  }

  @Test func `a binding writes to its view`() {
    let number = Knob(1)
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      VStack {
        Reader()
        Observing(number) { value in
          Text("\(value)").focusedSceneValue(
            \.number, Binding(get: { number.value }, set: { number.value = $0 }))
        }
      }
    }
    #expect(value("number", harness) == "1")
    let button = harness["Add"]
    harness.click(CGPoint(x: button.midX, y: button.midY), .primary)
    #expect(number.value == 2)
    #expect(value("number", harness) == "2")
  }

  @Test func `a view follows the changes of an object`() {
    let document = Document()
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      VStack {
        Reader()
        Text("x").focusedSceneObject(document)
      }
    }
    #expect(value("document", harness) == "Untitled")
    document.title = "Letter"
    #expect(value("document", harness) == "Letter")
  }

  @Test func `views that read nothing are not evaluated when the focus moves`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 400)) {
      VStack {
        Reader()
        ForEach(0..<10, id: \.self) { index in
          Button("Button \(index)") {}.focusedValue(\.note, "\(index)")
        }
      }
      .buttonStyle(.borderless)
    }
    harness.press(.tab)
    harness.press(.tab)
    let before = harness.tree.bodyCount
    harness.press(.tab)
    let count = harness.tree.bodyCount - before
    // The reader, and the two buttons with the bodies of their styles.
    #expect(count <= 12)
    #expect(value("note", harness) == "1")
  }
}

/// Shows a view of a value, again after every change.
private struct Observing<Value, Content: View>: View {
  let knob: Knob<Value>
  let content: (Value) -> Content

  init(_ knob: Knob<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.knob = knob
    self.content = content
  }

  var body: some View { content(knob.value) }
}
