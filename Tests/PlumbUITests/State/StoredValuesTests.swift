import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

@Suite struct StoredValuesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "StoredValuesTests-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "deep/settings.plist") }

  @Test func `values of every type survive`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept: [String: _StoredValue] = [
      "bool": .bool(true), "int": .int(7), "double": .double(2.5), "string": .string("ä"),
      "data": .data(Data([0, 255])),
    ]
    let before = StoredValues(file: file)
    for (key, value) in kept { before.set(value, for: key) }
    before.save()
    let after = StoredValues(file: file)
    for (key, value) in kept { #expect(after[key] == value) }
  }

  @Test func `a value can be taken away`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = StoredValues(file: file)
    before.set(.int(1), for: "gone")
    before.set(nil, for: "gone")
    before.save()
    #expect(StoredValues(file: file)["gone"] == nil)
  }

  @Test func `a broken file is put aside and begun anew`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("no list".utf8).write(to: file)
    let values = StoredValues(file: file)
    #expect(values["key"] == nil)
    values.set(.int(1), for: "key")
    values.save()
    #expect(StoredValues(file: file)["key"] == .int(1))
    let aside = try String(contentsOf: file.appendingPathExtension("broken"), encoding: .utf8)
    #expect(aside == "no list")
  }

  @Test func `where nothing can be written the values last as long as the program`() {
    let values = StoredValues(file: URL(filePath: "/dev/null/settings.plist"))
    values.set(.int(1), for: "key")
    values.save()
    #expect(values["key"] == .int(1))
  }
}

@MainActor @Suite struct StoragePropertyTests {
  private let values = StoredValues(file: nil)

  @Test func `a write is seen by every view that reads the key`() {
    let harness = LayoutHarness {
      Stored(name: "a", values: values)
      Stored(name: "b", values: values)
    }
    harness.click("a 1")
    #expect(harness.elements.compactMap(\.label).contains("b 2"))
    #expect(values["count"] == .int(2))
  }

  @Test func `a value of another type gives the default`() {
    values.set(.string("many"), for: "count")
    #expect(StoredProperty("count", 5, in: values).value == 5)
  }

  @Test func `whole numbers are numbers with fractions too`() {
    values.set(.int(2), for: "length")
    #expect(StoredProperty("length", 0.5, in: values).value == 2)
  }

  @Test func `addresses and raw values come back`() throws {
    let address = try #require(URL(string: "https://example.org/a?b=c"))
    let link = StoredProperty<URL?>("link", in: values)
    link.value = address
    #expect(link.value == address)
    let flavour = StoredProperty("flavour", Flavour.sweet, in: values)
    flavour.value = .sour
    #expect(flavour.value == .sour)
    #expect(values["flavour"] == .string("sour"))
  }

  @Test func `an optional that is set to nil is stored no more`() {
    let number = StoredProperty<Int?>("number", in: values)
    number.value = 3
    number.value = nil
    #expect(number.value == nil)
    #expect(values["number"] == nil)
  }
}

private enum Flavour: String {
  case sweet, sour
}

private struct Stored: View {
  let name: String
  @AppStorage private var count: Int

  init(name: String, values: StoredValues) {
    self.name = name
    _count = AppStorage(StoredProperty("count", 1, in: values))
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}
