import Foundation
import PlumbUI
import Testing

@testable import PlumbApp
@testable import PlumbPlatform
@testable import PlumbPlatformValues
@testable import PlumbUIKit
@testable import TestSupport

/// Requests of programs to the app of UIKit.
@MainActor @Suite struct ApplicationActionTests {
  private final class Focus {
    var isFocused: [Bool] = []
  }

  private struct EditingApp: App {
    let focus: Focus

    init() { focus = Focus() }

    init(_ focus: Focus) { self.focus = focus }

    var body: some Scene { WindowGroup { EditedField(focus: focus) } }
  }

  private struct EditedField: View {
    let focus: Focus
    @State private var text = "text"
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Name", text: $text)
        .focused($isFocused)
        .frame(width: 180, height: 30)
        .onChange(of: isFocused) { focus.isFocused.append(isFocused) }
    }
  }

  /// Clicks the field and ends its editing. Returns how its focus has changed.
  private func changes(endingBy end: @escaping () -> Void) throws -> [Bool] {
    UIKitProgram.start(delegate: nil)
    let focus = Focus()
    let harness = try LifeHarness(EditingApp(focus))
    harness.then(in: 0, .click(100, 100)) { _ in }
    harness.then { end() }
    harness.then {}
    try harness.run()
    return focus.isFocused
  }

  @Test func `resigning the first responder ends the editing of text`() throws {
    let changes = try changes {
      UIApplication.shared.sendAction(
        Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    }
    #expect(changes == [true, false])
  }

  @Test func `the name of the method has the same effect`() throws {
    let changes = try changes {
      UIApplication.shared.sendAction(
        Selector(("resignFirstResponder")), to: nil, from: nil, for: nil)
    }
    #expect(changes == [true, false])
  }

  @Test func `a window ends the editing of its views`() throws {
    #expect(try changes { UIApplication.shared.windows.first?.endEditing(true) } == [true, false])
  }

  @MainActor private final class Receiver: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func sent(by sender: Any?) { calls.append("sent by \(sender as? String ?? "nobody")") }
    func posted(_ notification: Notification) { calls.append(notification.name.rawValue) }
  }

  @Test func `an action is called on its target with its sender`() {
    UIKitProgram.start(delegate: nil)
    let receiver = Receiver()
    let application = UIApplication.shared
    let results = [
      application.sendAction(Selector(Receiver.plain), to: receiver, from: nil, for: nil),
      application.sendAction(Selector(Receiver.sent(by:)), to: receiver, from: "me", for: nil),
      application.sendAction(Selector(receiver.plain), to: nil, from: nil, for: nil),
      application.sendAction(Selector(Receiver.plain), to: nil, from: nil, for: nil),
    ]
    #expect(results == [true, true, true, false], "Nothing in the chain is a receiver.")
    #expect(receiver.calls == ["plain", "sent by me", "plain"])
  }

  @Test func `an observer with a selector is called until it is released`() {
    let center = NotificationCenter()
    let name = Notification.Name("news")
    var receiver: Receiver? = Receiver()
    if let receiver {
      center.addObserver(receiver, selector: Selector(Receiver.posted(_:)), name: name, object: nil)
    }
    center.post(name: name, object: nil)
    #expect(receiver?.calls == ["news"])
    weak let released = receiver
    receiver = nil
    center.post(name: name, object: nil)
    #expect(released == nil)
  }

  @Test func `an address without a scheme cannot be opened`() throws {
    UIKitProgram.start(delegate: nil)
    let (full, bare) = (
      try #require(URL(string: "https://example.org")), try #require(URL(string: "page"))
    )
    #expect(UIApplication.shared.canOpenURL(full))
    #expect(!UIApplication.shared.canOpenURL(bare))
  }

  @Test func `an icon that is chosen is remembered`() async throws {
    UIKitProgram.start(delegate: nil)
    let application = UIApplication.shared
    try await application.setAlternateIconName("Night")
    #expect(application.alternateIconName == "Night")
  }

  @Test func `notifications reach views, also that of the start`() throws {
    UIKitProgram.start(delegate: nil)
    let record = Record()
    let harness = try LifeHarness(ListeningApp(record))
    harness.then(in: 0, [.activationChanged]) { $0.isActive = false }
    harness.then(in: 0, [.exposed]) { $0.isVisible = false }
    harness.then(in: 0, [.exposed]) {
      $0.isVisible = true
      $0.isActive = true
    }
    harness.then {}
    try harness.run()
    #expect(
      record.events.prefix(6) == [
        "foreground", "active", "resign", "background", "foreground", "active",
      ])
  }

  private struct ListeningApp: App {
    let record: Record

    init() { record = Record() }

    init(_ record: Record) { self.record = record }

    var body: some Scene {
      WindowGroup {
        Text("Listening")
          .onReceive(publisher(UIApplication.didBecomeActiveNotification)) { _ in
            record.events.append("active")
          }
          .onReceive(publisher(UIApplication.willResignActiveNotification)) { _ in
            record.events.append("resign")
          }
          .onReceive(publisher(UIApplication.didEnterBackgroundNotification)) { _ in
            record.events.append("background")
          }
          .onReceive(publisher(UIApplication.willEnterForegroundNotification)) { _ in
            record.events.append("foreground")
          }
      }
    }

    private func publisher(_ name: Notification.Name) -> NotificationCenter.Publisher {
      NotificationCenter.default.publisher(for: name)
    }
  }
}
