import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbUI
@testable import TestSupport

/// Settings and places of windows in files that are damaged: the program starts as it does without them.
@Suite struct DamagedStateTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "state-\(UUID())")

  /// Words that readers take for more than they are.
  private static let words = [
    "1e999", "-1", "99999999999999999999", "null", "NaN", "\0", "\"", "{", "]", "</dict>",
    "bplist00",
  ]

  /// Returns a damaged copy; the same for the same seed.
  private func damaged(_ original: Data, seed: UInt64) -> Data {
    var random = SplitMix64(seed: seed)
    var bytes = [UInt8](original)
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes.removeSubrange(place...)
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(contentsOf: bytes[..<place], at: place)
      default:
        let word = Array(Self.words.randomElement(using: &random)?.utf8 ?? "".utf8)
        bytes.replaceSubrange(place..<min(place + word.count, bytes.count), with: word)
      }
    }
    return Data(bytes)
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `damaged settings are values or none`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let list: [String: Any] = [
      "number": 7, "share": 0.25, "isOn": true, "name": "Ä", "day": Date(timeIntervalSince1970: 0),
      "data": Data([1, 2]), "list": [1, "a"], "table": ["a": [1, 2]],
    ]
    let whole = try PropertyListSerialization.data(
      fromPropertyList: list, format: format, options: 0)
    let file = folder.appending(path: "settings.plist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try whole.write(to: file)
    #expect(StoredValues(file: file)["number"]?.propertyList as? Int == 7)
    for seed in 1...300 as ClosedRange<UInt64> {
      try damaged(whole, seed: seed).write(to: file)
      let values = StoredValues(file: file)
      for key in list.keys { _ = values[key]?.propertyList }
      #expect(values["nothing"] == nil, "seed \(seed)")
    }
  }

  @Test func `damaged places of windows are places or none`() throws {
    let places = try #require(
      WindowPlaces(applicationID: "app") { $0 == "XDG_STATE_HOME" ? folder.path : nil })
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = WindowPlace(size: CGSize(width: 30, height: 20), origin: CGPoint(x: 9, y: 8))
    let window = SavedWindow(scene: "a", number: 3, value: Data([1]), width: 30, height: 20)
    places.save(place, of: "a")
    places.saveOpenWindows([window])
    #expect(places.place(of: "a") == place && places.openWindows == [window])
    let names = ["windows.json", "open-windows.json"]
    let files = names.map { folder.appending(path: "app/\($0)") }
    let whole = try files.map { try Data(contentsOf: $0) }
    for seed in 1...300 as ClosedRange<UInt64> {
      for (file, data) in zip(files, whole) { try damaged(data, seed: seed).write(to: file) }
      if let size = places.place(of: "a")?.size {
        #expect(size.width >= 1 && size.width.isFinite, "seed \(seed)")
        #expect(size.height >= 1 && size.height.isFinite, "seed \(seed)")
      }
      for window in places.openWindows {
        guard let size = window.place?.size else { continue }
        #expect(size.width.isFinite && size.height.isFinite, "seed \(seed)")
      }
      places.save(place, of: "a")
      places.saveOpenWindows([window])
      #expect(places.place(of: "a") == place && places.openWindows == [window], "seed \(seed)")
    }
  }
}
