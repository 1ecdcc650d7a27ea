import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbCore
@testable import TestSupport

@MainActor @Suite struct DragAndDropTests {
  private final class Model {
    var texts: [String] = []
    var urls: [URL] = []
    var locations: [CGPoint] = []
    var targeted: [Bool] = []
    var clicks = 0
  }

  /// A source of 50 by 50 points above a destination of the same size.
  private func harness(_ model: Model, payload: some Transferable) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 50, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 50).draggable(payload)
        Color.blue.frame(height: 50)
          .dropDestination(for: String.self) { items, location in
            model.texts += items
            model.locations.append(location)
            return true
          } isTargeted: {
            model.targeted.append($0)
          }
      }
    }
  }

  private let source = CGPoint(x: 25, y: 25)
  private let destination = CGPoint(x: 10, y: 80)

  @Test func `a value that is dragged arrives with its location`() {
    let model = Model()
    let harness = harness(model, payload: "text")
    harness.drag(source, CGPoint(x: 25, y: 40), destination)
    #expect(model.texts == ["text"] && model.locations == [CGPoint(x: 10, y: 30)])
    #expect(model.targeted == [true, false])
  }

  @Test func `what is dragged is shown at the pointer until it is dropped`() {
    let harness = harness(Model(), payload: "text")
    func pictures() -> Int {
      harness.displayList.commands.count {
        if case .transform = $0 { true } else { false }
      }
    }
    harness.tree.send(.pointerDown(source, .primary))
    #expect(pictures() == 0)
    harness.tree.send(.pointerMoved(CGPoint(x: 25, y: 40)))
    #expect(pictures() == 1)
    harness.tree.send(.pointerUp(destination, .primary))
    #expect(pictures() == 0)
  }

  @Test func `a value of another type arrives as what stands for it`() {
    let model = Model()
    let url = URL(string: "https://example.com")
    let harness = harness(model, payload: url ?? URL(filePath: "/"))
    harness.drag(source, CGPoint(x: 25, y: 40), destination)
    #expect(model.texts == ["https://example.com"])
    let named = Model()
    self.harness(named, payload: Named(name: "Ada")).drag(
      source, CGPoint(x: 25, y: 40), destination)
    #expect(named.texts == ["Ada"])
  }

  @Test func `a value that cannot be converted is refused`() {
    let model = Model()
    let harness = harness(model, payload: Opaque(number: 1))
    harness.drag(source, CGPoint(x: 25, y: 40), destination)
    #expect(model.texts.isEmpty && model.targeted.isEmpty)
  }

  @Test func `a button that can be dragged is pressed only if the pointer rests`() {
    let model = Model()
    let harness = LayoutHarness(in: CGSize(width: 100, height: 40)) {
      Button("Move") { model.clicks += 1 }.draggable("text")
    }
    harness.click("Move")
    #expect(model.clicks == 1)
    harness.drag(CGPoint(x: 50, y: 20), CGPoint(x: 56, y: 20), CGPoint(x: 50, y: 20))
    #expect(model.clicks == 1)
  }

  @Test func `files of the desktop arrive as addresses`() {
    let model = Model()
    let harness = LayoutHarness(in: CGSize(width: 50, height: 50)) {
      Color.blue.dropDestination(for: URL.self) { urls, _ in
        model.urls += urls
        return true
      }
    }
    let files = [URL(filePath: "/tmp/a"), URL(filePath: "/tmp/b")]
    harness.tree.send(.dropped(source, files.map { .file($0) }))
    #expect(model.urls == files)
    // A text is an address only if it has a scheme.
    harness.tree.send(.dropped(source, [.text("no address")]))
    #expect(model.urls.count == 2)
    harness.tree.send(.dropped(source, [.text("https://example.com\n")]))
    #expect(model.urls.last?.absoluteString == "https://example.com")
  }

  @Test func `providers of values say which types they have`() {
    let model = Model()
    let harness = LayoutHarness(in: CGSize(width: 50, height: 50)) {
      Color.blue.onDrop(of: [.plainText], isTargeted: nil) { providers in
        for provider in providers {
          provider.loadObject(ofClass: String.self) { text, _ in model.texts += [text ?? "?"] }
        }
        return true
      }
    }
    harness.tree.send(.dropped(source, [.text("one")]))
    #expect(model.texts == ["one"])
    harness.tree.send(.dropped(source, [.file(URL(filePath: "/tmp/a"))]))
    #expect(model.texts == ["one"])
    #expect(NSItemProvider(object: "a").hasItemConformingToTypeIdentifier("public.text"))
    #expect(!NSItemProvider(object: "a").hasItemConformingToTypeIdentifier("public.url"))
  }

  @Test func `a value is copied and pasted by the view with the focus`() {
    let model = Model()
    var pasted: [Named] = []
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) {
      VStack {
        Button("Source") {}.copyable([Named(name: "Ada"), Named(name: "Bob")])
        Button("Names") {}.pasteDestination(for: Named.self) { pasted += $0 }
        Button("Texts") {}
          .pasteDestination(for: String.self) {
            model.texts += $0
          } validator: {
            $0.filter { $0 != "no" }
          }
        PasteButton(payloadType: String.self) { model.texts += $0 }
      }
    }
    harness.press(.tab)
    harness.press(.character("c"), .control)
    #expect(harness.tree.clipboard.text == "Ada\nBob")
    harness.press(.tab)
    harness.press(.character("v"), .control)
    #expect(pasted == [Named(name: "Ada"), Named(name: "Bob")])
    harness.press(.tab)
    harness.press(.character("v"), .control)
    #expect(model.texts == ["Ada", "Bob"])
    // A text of another program replaces the copied value.
    harness.tree.clipboard.text = "other"
    harness.press(.character("v"), .control)
    harness.click("Paste")
    #expect(model.texts == ["Ada", "Bob", "other", "other"])
    harness.tree.clipboard.text = "no"
    #expect(!harness.press(.character("v"), .control))
    #expect(model.texts.count == 4)
  }

  @Test func `data of a type that both have is converted after a while`() async {
    let item = TransferItem(Described(text: "data"))
    guard case .pending(let load) = item.converted(to: String.self) else {
      Issue.record("A value with data is read later.")
      return
    }
    await #expect((try? load()) == "data")
  }
}

private struct Named: Transferable, Equatable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: \Named.name)
  }
}

private struct Opaque: Transferable, Codable {
  var number: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.example.opaque"))
  }
}

private struct Described: Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .utf8PlainText) { (value: Described) in
      Data(value.text.utf8)
    }
  }
}
