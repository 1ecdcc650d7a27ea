import EngineTesting
import Foundation
import PlumbControls
import Synchronization
import Testing

@testable import PlumbCore
@testable import PlumbText
@testable import TestSupport

/// `UserDefaults.standard` and the properties that name no store.
@MainActor @Suite final class StandardDefaultsTests {
  private let key = "PlumbUI-StandardDefaultsTests-\(UUID().uuidString)"
  private var defaults: UserDefaults { .standard }

  init() { #expect(DefaultsFunctions.areInstalled) }

  deinit { UserDefaults.standard.removeObject(forKey: key) }

  @Test func `a value that is set updates the views that read it`() {
    let harness = LayoutHarness { StoredCounter(key: key) }
    #expect(harness.shownLabels.contains("count 1"))
    defaults.set(5, forKey: key)
    harness.layOut()
    #expect(harness.shownLabels.contains("count 5"))
    defaults.removeObject(forKey: key)
    harness.layOut()
    #expect(harness.shownLabels.contains("count 1"))
  }

  @Test func `a value that a view sets is that of the store`() {
    let harness = LayoutHarness { StoredCounter(key: key) }
    harness.click("count 1")
    #expect(defaults.integer(forKey: key) == 2)
    #expect(defaults.dictionaryRepresentation()[key] as? Int == 2)
  }

  @Test func `a registered value comes before the default value`() {
    let harness = LayoutHarness { StoredCounter(key: key) }
    defaults.register(defaults: [key: 7])
    harness.layOut()
    #expect(harness.shownLabels.contains("count 7"))
    harness.click("count 7")
    #expect(defaults.integer(forKey: key) == 8)
    defaults.removeObject(forKey: key)
    #expect(defaults.integer(forKey: key) == 7)
  }

  @Test func `the store is an object of the class of Foundation`() throws {
    #expect(type(of: UserDefaults.standard) == UserDefaults.self)
    let store = try #require(UserDefaults(suiteName: key))
    _ = AppStorage(wrappedValue: 0, key, store: store)
    #expect(type(of: store) == UserDefaults.self)
  }

  @Test func `the functions that are overridden are replaced, and no others`() {
    let count = ClassFunctions.replace(
      in: UserDefaults.self, unchanged: UnchangedDefaults.self, by: DefaultsFunctions.self)
    // Six that set a value, two that remove, registering, synchronizing, and seven that read.
    #expect(count == 17)
  }

  @Test func `each change posts one notification`() {
    let count = Mutex(0)
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: UserDefaults.standard, queue: nil
    ) { _ in count.withLock { $0 += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    defaults.set(true, forKey: key)
    #expect(count.withLock(\.self) == 1)
    AppStorage(wrappedValue: false, key).wrappedValue = false
    #expect(count.withLock(\.self) == 2)
    defaults.removeObject(forKey: key)
    #expect(count.withLock(\.self) == 3)
  }

  @Test func `a store that is named as the standard one has the same values`() {
    AppStorage(wrappedValue: 0, key, store: .standard).wrappedValue = 3
    #expect(AppStorage(wrappedValue: 0, key).wrappedValue == 3)
    #expect(defaults.value(forKey: key) as? Int == 3)
  }

  @Test func `numbers are read as every type of number`() {
    defaults.set(2.75, forKey: key)
    #expect(defaults.integer(forKey: key) == 2 && defaults.float(forKey: key) == 2.75)
    #expect(defaults.string(forKey: key) == "2.75")
    defaults.set(3, forKey: key)
    #expect(defaults.double(forKey: key) == 3 && defaults.bool(forKey: key))
    defaults.set(NSNumber(value: 1), forKey: key)
    #expect(AppStorage(wrappedValue: 0, key).wrappedValue == 1)
    defaults.set(NSNumber(value: true), forKey: key)
    #expect(AppStorage(wrappedValue: false, key).wrappedValue)
    defaults.set(Float(0.5), forKey: key)
    #expect(AppStorage(wrappedValue: 0.0, key).wrappedValue == 0.5)
  }

  @Test func `dates, lists and URLs are read back`() throws {
    let date = Date(timeIntervalSinceReferenceDate: 1_000)
    AppStorage(wrappedValue: Date.distantPast, key).wrappedValue = date
    #expect(defaults.object(forKey: key) as? Date == date)
    defaults.setValue(["a": [1, 2.5, "x", date]] as [String: Any], forKey: key)
    let list = try #require(defaults.dictionary(forKey: key)?["a"] as? [Any])
    #expect(list.count == 4 && list[1] as? Double == 2.5 && list[3] as? Date == date)
    defaults.set(["b", "c"], forKey: key)
    #expect(defaults.stringArray(forKey: key) == ["b", "c"])
    let address = try #require(URL(string: "https://example.org/a"))
    defaults.set(address, forKey: key)
    #expect(AppStorage<URL?>(key).wrappedValue == address)
    #expect(defaults.url(forKey: key) == address)
    defaults.set("/tmp/a", forKey: key)
    #expect(AppStorage<URL?>(key).wrappedValue == URL(filePath: "/tmp/a"))
  }

  @Test func `a value stored with Foundation before is read until it is replaced or removed`() {
    let older = UserDefaults()
    older.set(4, forKey: key)
    older.synchronize()
    #expect(AppStorage(wrappedValue: 0, key).wrappedValue == 4)
    defaults.set(5, forKey: key)
    #expect(AppStorage(wrappedValue: 0, key).wrappedValue == 5)
    defaults.removeObject(forKey: key)
    #expect(defaults.object(forKey: key) == nil)
    #expect(UserDefaults().object(forKey: key) == nil)
  }

  @Test func `a value that is set in a named store updates the views`() throws {
    let suite = "PlumbUI-StandardDefaultsTests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: suite))
    defer { UserDefaults.standard.removePersistentDomain(forName: suite) }
    let harness = LayoutHarness { StoredCounter(key: key, store: store) }
    store.set(9, forKey: key)
    harness.layOut()
    #expect(harness.shownLabels.contains("count 9"))
    #expect(defaults.object(forKey: key) == nil)
  }
}

@Suite struct MergedValuesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "MergedValuesTests-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "settings.plist") }

  @Test func `two programs keep each other's values`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (StoredValues(file: file), StoredValues(file: file))
    first.set(.int(1), for: "a")
    first.set(.int(1), for: "both")
    first.save()
    second.set(.array([.date(.distantPast), .dictionary(["k": .bool(true)])]), for: "b")
    second.set(.int(2), for: "both")
    second.save()
    first.set(.int(3), for: "c")
    first.save()
    let after = StoredValues(file: file)
    #expect(after["a"] == .int(1) && after["c"] == .int(3))
    #expect(after["b"] == .array([.date(.distantPast), .dictionary(["k": .bool(true)])]))
    #expect(after["both"] == .int(2))
  }

  @Test func `a file that was removed is written with all values`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let values = StoredValues(file: file)
    values.set(.int(1), for: "a")
    values.save()
    try FileManager.default.removeItem(at: file)
    values.set(.int(2), for: "b")
    values.save()
    let after = StoredValues(file: file)
    #expect(after["a"] == .int(1) && after["b"] == .int(2))
  }
}

private struct StoredCounter: View {
  @AppStorage private var count: Int

  init(key: String, store: UserDefaults? = nil) {
    _count = AppStorage(wrappedValue: 1, key, store: store)
  }

  var body: some View {
    Button("count \(count)") { count += 1 }
  }
}
