import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import TestSupport

/// Sources with tables, splits and documents in the form in which programs write them.
@MainActor @Suite struct ContainerSourceTests {
  @Test func `a table of rows with others below them is shown`() {
    let items = [
      TrackedItem(id: 1, name: "Ada", parts: [TrackedItem(id: 2, name: "Byron")]),
      TrackedItem(id: 3, name: "Cleo"),
    ]
    let harness = LayoutHarness(in: CGSize(width: 500, height: 300)) { TrackedTable(items: items) }
    #expect(harness["Ada"].minY < harness["Cleo"].minY)
    #expect(!harness.elements.contains { ["Byron", "Number"].contains($0.label) })
    harness.click("Show the elements below")
    #expect(harness["Byron"].minY > harness["Ada"].minY)
  }

  @Test func `a document that is an object is written as it was`() throws {
    let document = TrackedDocument(text: "words")
    let configuration = FileDocumentWriteConfiguration(contentType: .plainText, existingFile: nil)
    let wrapper = try document.fileWrapper(
      snapshot: try document.snapshot(contentType: .plainText), configuration: configuration)
    #expect(wrapper.regularFileContents == Data("words".utf8))
    #expect(TrackedDocument.writableContentTypes == [.plainText])
  }
}
