import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The behaviour of declarations that whole apps use.
@MainActor @Suite struct WholeAppTests {
  private let log = Log()

  private var form: LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 400)) {
      TitledForm(titles: ["Name", "Number", "Secret", "Power", "Launch"]) { log.add($0) }
    }
  }

  @Test func `a field with a title of its own tells of its editing`() {
    let harness = form
    harness.press(.tab)
    harness.type("Ada")
    harness.press(.return)
    #expect(log.entries == ["editing true", "name Ada"])
    harness.press(.tab)
    #expect(log.entries.last == "editing false")
  }

  @Test func `a field of a value and one for a secret tell of Return`() {
    let harness = form
    harness.press(.tab, times: 2)
    harness.press(.character("a"), .control)
    harness.type("41")
    harness.press(.return)
    #expect(log.entries.last == "number 41.0")
    harness.press(.tab)
    harness.type("x")
    harness.press(.return)
    #expect(log.entries.last == "secret x")
  }

  @Test func `controls with a title and a picture have the title as their name`() {
    let harness = form
    #expect(harness.elements.contains { $0.label?.contains("Power") == true })
    harness.click("Launch")
    #expect(log.entries == ["launch"])
  }

  @Test func `a stepper with its label at the end performs its actions`() {
    let harness = form
    let stepper = harness.elements.filter { $0.label == "Increment" || $0.label == "Decrement" }
    #expect(stepper.count == 2)
    harness.click("Increment")
    harness.click("Decrement")
    #expect(log.entries == ["more", "less"])
  }

  @Test func `a menu with a border is as large as a button with one`() {
    func size(_ view: some View) -> CGSize {
      LayoutHarness(proposing: nil, nil) { view }.measuredSize
    }
    let bordered = size(StyledMenu(style: .borderedButton))
    let plain = size(StyledMenu(style: .borderlessButton))
    #expect(
      bordered == size(Menu("Actions") { Button("Open") {} }.buttonStyle(.bordered)))
    #expect(bordered.width > plain.width && bordered.height > plain.height)
  }

  @Test func `controls of a touch bar are not shown`() {
    let harness = LayoutHarness { TouchBarNote() }
    #expect(harness.elements.compactMap(\.label) == ["Note"])
    #expect(harness["Note"].size == CGSize(width: 34, height: 17))
  }

  @Test func `layouts have their earlier names`() {
    // The second view is 20 by 30.
    func size(_ view: some View) -> CGSize {
      LayoutHarness(proposing: nil, nil) { view }.measuredSize
    }
    #expect(size(EarlierLayouts()) == CGSize(width: 20, height: 43))
    #expect(size(EarlierLayouts(isVertical: false)) == CGSize(width: 35, height: 30))
  }

  private func dropped(_ provider: @escaping @MainActor () -> NSItemProvider) -> [String] {
    let harness = LayoutHarness(in: CGSize(width: 50, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 50).onDrag(provider)
        DropPlace { log.add($0) }
      }
    }
    harness.drag(CGPoint(x: 25, y: 25), CGPoint(x: 25, y: 40), CGPoint(x: 25, y: 75))
    return log.entries
  }

  @Test func `what is dropped is loaded as data of the type that is asked for`() throws {
    let url = try #require(URL(string: "https://example.org/a"))
    #expect(dropped { NSItemProvider(object: url) } == ["https://example.org/a", "no text"])
  }

  @Test func `data of a type that the value has not is an error`() {
    #expect(dropped { NSItemProvider(object: "words") } == ["no address", "words"])
  }

  @Test func `the data of a file is its address`() throws {
    let file = URL(filePath: "/tmp/a b.txt")
    let provider = try #require(NSItemProvider(contentsOf: file))
    var found: [URL?] = []
    provider.loadItem(forTypeIdentifier: "public.file-url") { item, _ in
      found.append(
        (item as? Data).flatMap { URL(dataRepresentation: $0, relativeTo: nil) })
    }
    provider.loadFileRepresentation(forTypeIdentifier: "public.file-url") { url, _ in
      found.append(url)
    }
    #expect(found == [file, file])
    let named: NSItemProvider.CompletionHandler = { item, _ in
      found.append(
        (item as? NSData).flatMap { URL(dataRepresentation: $0 as Data, relativeTo: nil) })
    }
    provider.loadItem(forTypeIdentifier: "public.file-url", completionHandler: named)
    #expect(found.last == file)
    var failure: (any Error)?
    NSItemProvider().loadItem(forTypeIdentifier: "public.file-url") { _, error in failure = error }
    #expect(failure != nil)
  }

  @Test func `the data of a file is percent-encoded, as the text of its address is`() throws {
    let provider = try #require(NSItemProvider(contentsOf: URL(filePath: "/tmp/a b.txt")))
    var found: [Data?] = []
    provider.loadItem(forTypeIdentifier: "public.file-url") { item, _ in
      found.append(item as? Data)
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.file-url") { data, _ in
      found.append(data)
    }
    let address = Data("file:///tmp/a%20b.txt".utf8)
    #expect(found == [address, address])
  }

  @Test func `an item is awaited on the main actor`() async throws {
    let provider = NSItemProvider(object: "words")
    let item = try await provider.loadItem(forTypeIdentifier: "public.text")
    #expect(item as? Data == Data("words".utf8))
    var hasFailed = false
    do { _ = try await provider.loadItem(forTypeIdentifier: "public.url") } catch {
      hasFailed = true
    }
    #expect(hasFailed)
  }

  @Test func `an image stays one when its symbol is coloured`() {
    #expect(WeatherSymbol.image == Image(systemName: "cloud.sun.fill").resizable())
    #expect(WeatherSymbol.catalogImage == Image("rocket"))
  }

  @Test func `keyframes take numbers of either type`() {
    #expect(MixedKeyframes.angle(at: 0.5, height: 10) == 5)
    #expect(MixedKeyframes.angle(at: 2, height: 10) == 5)
    #expect(MixedKeyframes.angle(at: 4, height: 10) == 20)
    #expect(MixedKeyframes.height(at: 0.5, angle: 10) == 5)
  }

  @Test func `formatters and folders of Foundation come with the import`() {
    #expect(AppTexts.duration(65) == "01:05")
    #expect(AppTexts.notes.lastPathComponent == "notes.json")
  }
}
