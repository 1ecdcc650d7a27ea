import Foundation
import Testing

@testable import Tally

@Suite struct `The asset finder` {
  /// Returns the font folder found if only some folders exist, or `nil`.
  private func found(
    explicit: String? = nil, _ environment: [String: String] = ["HOME": "/home/ann"],
    existing: Set<String>
  ) -> String? {
    let finder = AssetFinder(
      explicit: explicit, environment: environment,
      executable: URL(fileURLWithPath: "/src/.build/debug/tally"),
      isFolder: { existing.contains($0.path) })
    return try? finder.fontFolder().path
  }

  @Test func `chooses the first existing folder`() {
    // In order of precedence: each is found after those before it are removed.
    let places = [
      "/src/.build/share/tally/Fonts", "/home/ann/.local/share/tally/Fonts",
      "/usr/local/share/tally/Fonts", "/usr/share/tally/Fonts", "/src/.build/debug/Assets/Fonts",
      "/src/.build/Assets/Fonts", "/src/Assets/Fonts", "/Assets/Fonts",
    ]
    for index in places.indices {
      #expect(found(existing: Set(places[index...])) == places[index])
    }
    #expect(found(existing: []) == nil)
  }

  @Test func `uses the desktop's variables and ignores relative folders`() {
    let environment = ["XDG_DATA_HOME": "data", "XDG_DATA_DIRS": "/opt/a:/opt/b"]
    let existing: Set = ["data/tally/Fonts", "/opt/b/tally/Fonts"]
    #expect(found(environment, existing: existing) == "/opt/b/tally/Fonts")
  }

  @Test func `uses a named folder only`() {
    let existing: Set = ["/named/Fonts", "/variable/Fonts", "/src/Assets/Fonts"]
    let environment = ["PLUMB_ASSETS": "/variable"]
    #expect(found(explicit: "/named", environment, existing: existing) == "/named/Fonts")
    #expect(found(environment, existing: existing) == "/variable/Fonts")
    #expect(found(explicit: "/gone", environment, existing: existing) == nil)
  }
}
