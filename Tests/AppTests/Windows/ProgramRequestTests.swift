import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import TestSupport

/// The requests that a running program receives from the desktop and from later starts.
@MainActor @Suite struct ProgramRequestTests {
  private final class Record {
    var opened: [String] = []
  }

  /// A main window, and a group whose windows open addresses.
  private struct Reader: App {
    var record = Record()
    var opensMain = false

    init() {}

    init(_ record: Record, opensMain: Bool) {
      (self.record, self.opensMain) = (record, opensMain)
    }

    var body: some Scene {
      WindowGroup("Page", id: "page") { PageView(record: record) }
        .defaultLaunchBehavior(opensMain ? .suppressed : .presented)
      Window("Shelf", id: "shelf") { Text("Shelf") }
        .defaultLaunchBehavior(opensMain ? .presented : .suppressed)
    }
  }

  private struct PageView: View {
    let record: Record
    @State private var last = "none"

    var body: some View {
      Text(last)
        .onOpenURL { url in
          record.opened.append("\(url.absoluteString) after \(last)")
          last = url.absoluteString
        }
    }
  }

  private func urls(_ texts: String...) throws -> [URL] {
    try texts.map { try #require(URL(string: $0)) }
  }

  @Test func `a second start opens a further window of a group`() throws {
    let harness = try WindowsHarness(Reader(Record(), opensMain: false))
    harness.then { harness.windows.receive(.activate) }
    try harness.run()
    #expect(harness.titles == ["Page", "Page"])
  }

  @Test func `a second start shows the only window of a scene`() throws {
    let harness = try WindowsHarness(Reader(Record(), opensMain: true))
    harness.then { harness.windows.receive(.activate) }
    try harness.run()
    #expect(harness.titles == ["Shelf"])
    #expect(harness.opened[0].bringToFrontCount == 1)
  }

  @Test func `an address is opened once, by the views of the active window`() throws {
    let record = Record()
    let harness = try WindowsHarness(Reader(record, opensMain: false))
    harness.then { harness.windows.receive(.activate) }
    harness.then {
      harness.opened[0].isActive = false
      let urls = try? urls("page:1", "page:2")
      harness.windows.receive(.open(urls ?? []))
    }
    // The state of the views is that of the window, and the action the one of their last update.
    harness.then { harness.windows.receive(.open((try? urls("page:3")) ?? [])) }
    try harness.run()
    #expect(record.opened.first == "page:1 after none")
    #expect(record.opened.last == "page:3 after page:2")
    #expect(record.opened.count == 3)
    #expect(harness.opened.map(\.bringToFrontCount) == [0, 2])
  }

  @Test func `a window without an action leaves addresses to another one`() throws {
    let record = Record()
    let harness = try WindowsHarness(Reader(record, opensMain: true))
    harness.then { _ = harness.windows.openWindow(WindowRequest(id: "page")) }
    // Both windows count as active, of which the shelf is the first.
    harness.then { harness.windows.receive(.open((try? urls("page:1")) ?? [])) }
    try harness.run()
    #expect(record.opened == ["page:1 after none"])
    #expect(harness.opened.map(\.bringToFrontCount) == [0, 1])
  }

  @Test func `a closed window opens no address`() throws {
    let record = Record()
    let harness = try WindowsHarness(Reader(record, opensMain: true))
    harness.then { _ = harness.windows.openWindow(WindowRequest(id: "page")) }
    harness.then(in: 1, [.closeRequested])
    harness.then { harness.windows.receive(.open((try? urls("page:1")) ?? [])) }
    try harness.run()
    #expect(record.opened.isEmpty)
    #expect(harness.opened[0].bringToFrontCount == 1)
  }
}
