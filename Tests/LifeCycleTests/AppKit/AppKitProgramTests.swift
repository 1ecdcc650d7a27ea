import Foundation
import PlumbUI
import Testing

@testable import PlumbApp
@testable import PlumbAppKit
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbPlatformValues
@testable import TestSupport

/// Programs with a delegate of AppKit.
@MainActor @Suite struct AppKitProgramTests {
  private let record: Record

  init() {
    record = Record()
    startAfresh()
  }

  /// Opens a window as the template of Xcode 11, with a record of its calls.
  private final class TemplateDelegate: NSObject, NSApplicationDelegate, NSWindowDelegate {
    let record: Record
    var window: NSWindow?
    var reply = NSApplication.TerminateReply.terminateNow
    var closes = true
    var reopens = true
    var style: NSWindow.StyleMask = [.titled, .closable, .miniaturizable, .resizable]

    init(_ record: Record) {
      self.record = record
    }

    func applicationWillFinishLaunching(_ notification: Notification) {
      record.events.append("will finish")
    }

    func applicationDidFinishLaunching(_ notification: Notification) {
      record.events.append("did finish")
      let window = NSWindow(
        contentRect: NSRect(x: 0, y: 0, width: 480, height: 300), styleMask: style,
        backing: .buffered, defer: false)
      window.center()
      window.setFrameAutosaveName("Main Window")
      window.contentView = NSHostingView(rootView: Text("Hello"))
      window.title = "Template"
      window.delegate = self
      window.makeKeyAndOrderFront(nil)
      self.window = window
    }

    func applicationDidBecomeActive(_ notification: Notification) { record.events.append("active") }
    func applicationDidResignActive(_ notification: Notification) { record.events.append("resign") }
    func applicationWillTerminate(_ notification: Notification) {
      record.events.append("terminate")
    }

    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
      record.events.append("ask")
      return reply
    }

    func application(_ application: NSApplication, open urls: [URL]) {
      record.events.append("open " + urls.map(\.absoluteString).joined(separator: " "))
    }

    func applicationShouldHandleReopen(
      _ sender: NSApplication, hasVisibleWindows flag: Bool
    ) -> Bool {
      record.events.append("reopen")
      return reopens
    }

    func windowShouldClose(_ sender: NSWindow) -> Bool { closes }
    func windowDidBecomeKey(_ notification: Notification) { record.events.append("key") }
    func windowWillClose(_ notification: Notification) { record.events.append("close") }
  }

  private func start(
    _ delegate: TemplateDelegate, opening urls: [URL] = []
  ) throws -> LifeHarness<DelegateApp> {
    NSApplication.shared.delegate = delegate
    // The app does not keep it.
    ApplicationState.current.ownDelegate = delegate
    return try LifeHarness(DelegateApp(), opening: urls)
  }

  @Test func `a template opens its window with title, size and views`() throws {
    let delegate = TemplateDelegate(record)
    let harness = try start(delegate)
    var labels: [String] = []
    harness.then { labels = harness.labels() }
    try harness.run()
    #expect(labels == ["Hello"])
    #expect(harness.opened.map(\.title) == ["Template"])
    #expect(harness.opened.map(\.size) == [CGSize(width: 480, height: 300)])
  }

  @Test func `its window is laid out without a display, too`() throws {
    defer { startAfresh() }
    let delegate = TemplateDelegate(record)
    NSApplication.shared.delegate = delegate
    ApplicationState.current.ownDelegate = delegate
    let app = try HeadlessApp(
      DelegateApp(), window: nil, document: nil, options: AppOptions())
    #expect(app.window.title == "Template")
    #expect(app.window.size == CGSize(width: 480, height: 300))
    #expect(app.elements.flattened.compactMap(\.label) == ["Hello"])
  }

  @Test func `the delegate is told the life of the app in order`() throws {
    let delegate = TemplateDelegate(record)
    let harness = try start(delegate, opening: [try #require(URL(string: "letter:7"))])
    try harness.run()
    #expect(
      record.events == [
        "will finish", "open letter:7", "did finish", "key", "active", "close", "resign",
        "terminate",
      ])
  }

  @Test func `addresses of later starts reach the delegate, which may refuse to reopen`() throws {
    let delegate = TemplateDelegate(record)
    let harness = try start(delegate)
    let url = try #require(URL(string: "letter:8"))
    harness.then { harness.windows.receive(.open([url])) }
    harness.then { harness.windows.receive(.activate) }
    harness.then {
      delegate.reopens = false
      harness.windows.receive(.activate)
    }
    try harness.run()
    #expect(record.events.contains("open letter:8"))
    #expect(record.events.filter { $0 == "reopen" }.count == 2)
    // For the address and for the first of the later starts.
    #expect(harness.opened.map(\.bringToFrontCount) == [2])
  }

  @Test func `a delegate that cancels keeps the program running`() throws {
    let delegate = TemplateDelegate(record)
    delegate.reply = .terminateCancel
    let harness = try start(delegate)
    harness.then { NSApplication.shared.terminate(nil) }
    harness.then { record.events.append("still there") }
    try harness.run()
    #expect(record.events.suffix(5) == ["ask", "still there", "close", "resign", "terminate"])
  }

  @Test func `a delegate that answers later ends the program with its answer`() throws {
    let delegate = TemplateDelegate(record)
    delegate.reply = .terminateLater
    let harness = try start(delegate)
    harness.then { NSApplication.shared.terminate(nil) }
    harness.then { NSApplication.shared.reply(toApplicationShouldTerminate: true) }
    harness.then { record.events.append("still there") }
    try harness.run()
    #expect(!record.events.contains("still there"))
    #expect(record.events.last == "terminate")
  }

  @Test func `a window that should not close stays, and closes without a question`() throws {
    let delegate = TemplateDelegate(record)
    delegate.closes = false
    let harness = try start(delegate)
    var isOpen: [Bool] = []
    // A second window, so that the program goes on without the first one.
    let other = NSWindow(contentViewController: NSHostingController(rootView: Text("Other")))
    harness.then { other.makeKeyAndOrderFront(nil) }
    harness.then { delegate.window?.performClose(nil) }
    harness.then {
      isOpen.append(delegate.window?.program.isOpen == true)
      delegate.window?.close()
    }
    harness.then { isOpen.append(delegate.window?.program.isOpen == true) }
    try harness.run()
    #expect(isOpen == [true, false])
    #expect(harness.opened.count == 2)
  }

  @Test func `a window that was closed opens again with its views`() throws {
    let harness = try start(TemplateDelegate(record))
    let other = NSWindow(contentViewController: NSHostingController(rootView: Text("Other")))
    var labels: [[String]] = []
    harness.then { other.makeKeyAndOrderFront(nil) }
    harness.then { other.close() }
    harness.then {
      labels.append(harness.labels(in: 1))
      other.makeKeyAndOrderFront(nil)
    }
    harness.then { labels.append(harness.labels(in: 1)) }
    try harness.run()
    #expect(labels == [[], ["Other"]])
    #expect(harness.opened.count == 3)
  }

  @Test func `a window without the style resizable keeps its size`() throws {
    let delegate = TemplateDelegate(record)
    delegate.style = [.titled, .closable]
    let harness = try start(delegate)
    try harness.run()
    let window = try #require(harness.opened.first)
    #expect(window.minimumSize == CGSize(width: 480, height: 300))
    #expect(window.maximumSize == CGSize(width: 480, height: 300))
  }

  @Test func `a window of a controller opens with the ideal size of its views`() throws {
    let delegate = TemplateDelegate(record)
    let harness = try start(delegate)
    let controller = NSHostingController(rootView: Color.red.frame(width: 150, height: 70))
    let window = NSWindow(contentViewController: controller)
    harness.then { window.makeKeyAndOrderFront(nil) }
    harness.then {}
    try harness.run()
    #expect(harness.opened.last?.size == CGSize(width: 150, height: 70))
  }

  @Test func `another root view of a controller is shown`() throws {
    let harness = try start(TemplateDelegate(record))
    let controller = NSHostingController(rootView: Text("First"))
    let window = NSWindow(contentViewController: controller)
    var labels: [[String]] = []
    harness.then { window.makeKeyAndOrderFront(nil) }
    harness.then {
      labels.append(harness.labels(in: 1))
      controller.rootView = Text("Second")
    }
    harness.then { labels.append(harness.labels(in: 1)) }
    try harness.run()
    #expect(labels == [["First"], ["Second"]])
  }
}
