import EngineTesting
import Foundation
import SamplePrograms
import SwiftUI
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

/// The programs with several windows, used with the keyboard.
@MainActor @Suite struct WindowTests {
  @Test func `two windows share a sentence`() throws {
    let use = try WindowUse("TwoWindows") { use in
      use.type([.character("r")], modifiers: .control, in: "Writer")
      use.type([.tab], in: "Writer")
      use.type("Hello", in: "Writer")
      use.type([.tab, .end], in: "Reader")
      use.type(" you", in: "Reader")
    }
    #expect(use.titles == ["Writer: Hello you", "Reader"])
    #expect(use.frames(of: "Reader") > 2)
  }

  @Test func `the window of a single scene is closed by its own button and opens again`() throws {
    var between: [String] = []
    let use = try WindowUse("TwoWindows") { use in
      use.type([.character("r")], modifiers: .control, in: "Writer")
      use.type([.tab, .tab, .space], in: "Reader")
      use.look { between = $0 }
      use.type([.character("r")], modifiers: .control, in: "Writer")
    }
    #expect(between == ["Writer"])
    #expect(use.titles == ["Writer", "Reader"])
  }

  @Test func `each note has one window, and the settings have one`() throws {
    let use = try WindowUse("Notebook") { use in
      use.type([.tab, .space], in: "Notebook")
      use.type([.space, .tab, .space], in: "Notebook")
      use.type([.tab, .tab, .space], in: "Notebook")
    }
    #expect(use.titles == ["Notebook", "Groceries", "Letter", "Settings"])
    let second = try WindowUse("Notebook", restoring: use.saved) { _ in }
    #expect(second.titles == ["Notebook", "Groceries", "Letter"])
  }

  @Test func `each text has a window, whose title tells of changes`() throws {
    let use = try WindowUse("PlainText") { use in
      use.type([.character("n")], modifiers: .control, in: "Untitled")
      use.type([.tab], in: "Untitled 2")
      use.type("Hello", in: "Untitled 2")
    }
    #expect(use.titles == ["Untitled", "Untitled 2 — Edited"])
    #expect(use.saved.isEmpty)
  }

  @Test func `a window asks before it closes, and an alert has one of its own`() throws {
    var (sent, asked): ([String], [String]) = ([], [])
    let use = try WindowUse("Telegram") { use in
      use.type([.tab], in: "Telegram")
      use.type("all is well", in: "Telegram")
      use.type([.tab, .space], in: "Telegram")
      use.look { sent = $0 }
      use.type([.escape], in: "Program")
      use.type([.character("w")], modifiers: .control, in: "Telegram")
      use.look { asked = $0 }
      use.type([.escape], in: "Telegram")
      // Without words it does not ask when the script closes it.
      use.type([.tab], modifiers: .shift, in: "Telegram")
      use.type([.delete], in: "Telegram")
    }
    #expect(sent == ["Telegram", "Program"])
    #expect(asked == ["Telegram"])
    #expect(use.titles == ["Telegram"])
  }

  @Test func `the keys of commands work in every window`() throws {
    var before: [String] = []
    let use = try WindowUse("Notebook") { use in
      use.type([.tab, .space], in: "Notebook")
      use.look { before = $0 }
      use.type([.character("n")], modifiers: [.control, .shift], in: "Groceries")
      use.type([.tab, .tab, .tab, .space], in: "Notebook")
    }
    #expect(before == ["Notebook", "Groceries"])
    #expect(use.titles == ["Notebook", "Groceries", "New"])
  }
}

/// A program that is opened without a screen, used by a script, and ended with all of its windows.
@MainActor private final class WindowUse {
  private let platform = HeadlessPlatform(textServices: .monospaced)
  private(set) var titles: [String] = []
  private(set) var saved: [SavedWindow] = []

  /// - Parameter script: adds the steps.
  init(
    _ name: String, restoring saved: [SavedWindow] = [], script: (WindowUse) -> Void
  ) throws {
    let program = try #require(sampleApps.first { $0.name == name })
    platform.waitLimit = 1_000
    script(self)
    look { [weak self] in self?.titles = $0 }
    try run(program.make(), restoring: saved)
    #expect(platform.waits.count <= platform.waitLimit, "The loop never comes to rest.")
  }

  private func run(_ app: some App, restoring saved: [SavedWindow]) throws {
    let options = AppWindowOptions { configuration in
      WindowOptions(
        title: configuration.title ?? "Program",
        size: configuration.size ?? CGSize(width: 400, height: 300))
    }
    let windows = AppWindows(
      try AppScenes(of: app), platform: platform, options: options,
      storage: StoredValues(file: nil))
    try windows.openAtLaunch(restoring: saved)
    try windows.run()
    self.saved = windows.save()
  }

  /// Adds keys for the window whose title begins with a text.
  func type(_ keys: [Key], modifiers: KeyModifiers = [], in title: String) {
    for key in keys {
      let stroke = KeyStroke(key, modifiers: modifiers)
      send([.keyDown(stroke), .keyUp(stroke)], to: title)
    }
  }

  /// Adds a text for the window whose title begins with a text.
  func type(_ text: String, in title: String) { send([.textInput(text)], to: title) }

  /// Adds a look at the titles of the open windows.
  func look(_ body: @escaping ([String]) -> Void) {
    platform.script(during: .unlimited) { [platform] in
      body(platform.windows.map(\.title))
      return []
    }
  }

  /// The number of frames of a window that was open at the end.
  func frames(of title: String) -> Int {
    platform.windows.first { $0.title == title }?.frames.count ?? 0
  }

  private func send(_ events: [Event], to title: String) {
    platform.script(during: .unlimited) { [platform] in
      guard let window = platform.windows.first(where: { $0.title.hasPrefix(title) }) else {
        Issue.record("There is no window \(title).")
        return []
      }
      return events.map { WindowEvent($0, window: window.id) }
    }
  }
}
