import EngineTesting
import Foundation
import Synchronization
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@Suite struct StoredValuesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "StoredValuesTests-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "deep/settings.plist") }

  @Test func `values of every type are stored`() {
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

  @Test func `a value can be removed`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = StoredValues(file: file)
    before.set(.int(1), for: "gone")
    before.set(nil, for: "gone")
    before.save()
    #expect(StoredValues(file: file)["gone"] == nil)
  }

  @Test func `an unreadable file is renamed and replaced`() throws {
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

  @Test(arguments: [false, true])
  func `a file that is a symbolic link is followed`(isMissing: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.appending(path: "elsewhere/real.plist")
    for folder in [file, target].map({ $0.deletingLastPathComponent() }) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    if !isMissing {
      let values = StoredValues(file: target)
      values.set(.int(1), for: "key")
      values.save()
    }
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: "../elsewhere/real.plist")
    let values = StoredValues(file: file)
    #expect(values["key"] == (isMissing ? nil : .int(1)))
    values.set(.int(2), for: "key")
    values.save()
    #expect(StoredValues(file: target)["key"] == .int(2))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file.path)
        == "../elsewhere/real.plist")
  }

  @Test func `values can be read and written while the file is written`() {
    let read = Mutex<[_StoredValue?]>([])
    let values = Mutex<StoredValues?>(nil)
    let stored = StoredValues(file: file) { _, _ in
      let stored = values.withLock(\.self)
      read.withLock { $0.append(stored?["key"]) }
      stored?.set(.int(2), for: "key")
    }
    values.withLock { $0 = stored }
    stored.set(.int(1), for: "key")
    stored.save()
    stored.save()
    #expect(read.withLock(\.self) == [.int(1), .int(2)])
    values.withLock { $0 = nil }
  }

  @Test func `without write access values last until the program ends`() {
    let values = StoredValues(file: URL(filePath: "/dev/null/settings.plist"))
    values.set(.int(1), for: "key")
    values.save()
    #expect(values["key"] == .int(1))
  }
}

@MainActor @Suite struct StoragePropertyTests {
  private let values = StoredValues(file: nil)

  @Test func `a write updates every view that reads the key`() {
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

  @Test func `integers can be read as floating-point numbers`() {
    values.set(.int(2), for: "length")
    #expect(StoredProperty("length", 0.5, in: values).value == 2)
  }

  @Test func `URLs and raw values are stored`() throws {
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

/// Values in a named store.
@MainActor @Suite final class NamedStoreTests {
  private let suite = "PlumbUI-NamedStoreTests-\(UUID().uuidString)"
  private let store: UserDefaults

  init() throws {
    store = try #require(UserDefaults(suiteName: suite))
  }

  deinit { UserDefaults.standard.removePersistentDomain(forName: suite) }

  @Test func `a view shows the stored value and writes to it`() {
    store.set(5, forKey: "count")
    let harness = LayoutHarness { StoredThere(name: "a", store: store) }
    harness.click("a 5")
    #expect(harness.elements.compactMap(\.label).contains("a 6"))
    #expect(store.integer(forKey: "count") == 6)
  }

  @Test func `a write updates every view that reads the key in a named store`() {
    let harness = LayoutHarness {
      StoredThere(name: "a", store: store)
      // As in the source of a view, which opens the store whenever the view is created.
      StoredThere(name: "b", store: UserDefaults(suiteName: suite))
    }
    harness.click("a 1")
    #expect(harness.elements.compactMap(\.label).contains("b 2"))
  }

  @Test func `values of every type are read back`() throws {
    let address = try #require(URL(string: "https://example.org/a?b=c"))
    let flag = AppStorage(wrappedValue: false, "flag", store: store)
    flag.wrappedValue = true
    let length = AppStorage(wrappedValue: 0.5, "length", store: store)
    length.wrappedValue = 2
    let name = AppStorage(wrappedValue: "", "name", store: store)
    name.wrappedValue = "ä"
    let bytes = AppStorage(wrappedValue: Data(), "bytes", store: store)
    bytes.wrappedValue = Data([0, 255])
    let link = AppStorage<URL?>("link", store: store)
    link.wrappedValue = address
    let flavour = AppStorage(wrappedValue: Flavour.sweet, "flavour", store: store)
    flavour.wrappedValue = .sour
    #expect(flag.wrappedValue && store.bool(forKey: "flag"))
    #expect(length.wrappedValue == 2 && store.double(forKey: "length") == 2)
    #expect(name.wrappedValue == "ä" && store.string(forKey: "name") == "ä")
    #expect(bytes.wrappedValue == Data([0, 255]))
    #expect(link.wrappedValue == address)
    #expect(flavour.wrappedValue == .sour && store.string(forKey: "flavour") == "sour")
  }

  @Test func `an optional that is set to nil is stored no more`() {
    let number = AppStorage<Int?>("number", store: store)
    number.wrappedValue = 3
    #expect(store.object(forKey: "number") as? Int == 3)
    number.wrappedValue = nil
    #expect(store.object(forKey: "number") == nil)
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

private struct StoredThere: View {
  let name: String
  @AppStorage private var count: Int

  init(name: String, store: UserDefaults?) {
    self.name = name
    _count = AppStorage(wrappedValue: 1, "count", store: store)
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}
