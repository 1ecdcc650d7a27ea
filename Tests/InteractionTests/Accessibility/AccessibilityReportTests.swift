import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The changes that a window reports to assistive technologies after its frames.
@MainActor @Suite(.serialized) struct AccessibilityReportTests {
  /// A bridge that records the changes it receives.
  private final class RecordingBridge: AccessibilityBridge {
    var isActive = true
    var content: (any AccessibilityContent)?
    var reports: [[AccessibilityChange]] = []

    func report(_ changes: [AccessibilityChange]) { reports.append(changes) }

    /// The identifiers and names of the objects in the window.
    var names: [String] {
      (content?.children(of: .window) ?? []).compactMap { content?.object($0)?.name }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") {
        count += 1
        AccessibilityNotification.Announcement("now \(count)").post()
      }
    }
  }

  @Test func `nothing is made while no assistive technology listens`() throws {
    let platform = HeadlessPlatform(events: .click(100, 100), .click(100, 100))
    let bridge = RecordingBridge()
    bridge.isActive = false
    platform.window.accessibility = bridge
    let items = AccessibilityCounters.items
    try platform.run(Counter())
    #expect(AccessibilityCounters.items == items)
    #expect(bridge.reports == [])
    #expect(bridge.content == nil)
  }

  @Test(arguments: [true, false])
  func `what is typed is reported only while an assistive technology listens`(isActive: Bool) throws
  {
    struct Form: View {
      @State private var name = ""

      var body: some View { TextField("Name", text: $name) }
    }
    let platform = HeadlessPlatform()
    let bridge = RecordingBridge()
    bridge.isActive = isActive
    platform.window.accessibility = bridge
    let items = AccessibilityCounters.items
    platform.then([.keyDown(KeyStroke(.tab))])
    for text in ["a", "b"] { platform.then([.textInput(text)]) }
    platform.then()
    try platform.run(Form())
    let told = bridge.reports.flatMap(\.self).compactMap { change in
      switch change {
      case .text(_, let change): "\(change.offset) \(change.newText)"
      case .caret(_, let offset): "caret \(offset)"
      default: nil
      }
    }
    #expect(told == (isActive ? ["0 a", "caret 1", "1 b", "caret 2"] : []))
    #expect((AccessibilityCounters.items == items) == !isActive)
  }

  @Test func `changes and announcements are reported after the frame, in order`() throws {
    let platform = HeadlessPlatform()
    let bridge = RecordingBridge()
    platform.window.accessibility = bridge
    var names: [[String]] = []
    for _ in 0..<2 {
      platform.then(.click(100, 100)) { names.append(bridge.names) }
    }
    platform.then { names.append(bridge.names) }
    try platform.run(Counter())
    #expect(names == [["0"], ["1"], ["2"]])
    let told = bridge.reports.flatMap(\.self).map { change in
      switch change {
      case .name(_, let name): "name \(name)"
      case .announcement(let text, false): "announcement \(text)"
      default: "\(change)"
      }
    }
    #expect(told == ["name 1", "announcement now 1", "name 2", "announcement now 2"])
  }

  @Test func `an assistive technology may come and go`() throws {
    let platform = HeadlessPlatform()
    let bridge = RecordingBridge()
    bridge.isActive = false
    platform.window.accessibility = bridge
    var ids: [[AccessibilityID]] = []
    func look() { ids.append(bridge.content?.children(of: .window) ?? []) }
    platform.then { bridge.isActive = true }
    platform.then {
      look()
      bridge.isActive = false
    }
    platform.then {
      look()
      bridge.isActive = true
      AccessibilityNotification.Announcement("unheard").post()
    }
    platform.then { look() }
    try platform.run(Counter())
    #expect(ids.map(\.count) == [1, 0, 1])
    #expect(ids[0] != ids[2])
    #expect(bridge.reports.flatMap(\.self) == [])
  }

  @Test func `a press through the bridge is shown in the next frame`() throws {
    let platform = HeadlessPlatform()
    let bridge = RecordingBridge()
    platform.window.accessibility = bridge
    platform.thenAtRest {
      if let button = bridge.content?.children(of: .window).first {
        #expect(bridge.content?.perform(.press, on: button) == true)
      }
      return []
    }
    var names: [String] = []
    platform.thenAtRest {
      names = bridge.names
      return []
    }
    try platform.run(Counter())
    #expect(names == ["1"])
  }
}
