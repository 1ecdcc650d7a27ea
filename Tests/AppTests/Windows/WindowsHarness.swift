import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// An app in windows without a screen.
///
/// Every window is 200 points wide and high, with its only control in the middle.
@MainActor final class WindowsHarness<Program: App> {
  let platform = HeadlessPlatform(textServices: .monospaced)
  let windows: AppWindows<Program>
  /// The windows in the order in which they were opened, including closed ones.
  private(set) var opened: [HeadlessWindow] = []
  /// The last places of the windows of scenes, by their names.
  let places = Knob<[String: WindowPlace]>([:])
  private(set) var saved: [SavedWindow] = []

  init(_ app: Program, storage: StoredValues = StoredValues(file: nil)) throws {
    var options = AppWindowOptions { configuration in
      WindowOptions(
        title: configuration.title ?? "Program",
        size: configuration.size ?? CGSize(width: 200, height: 200),
        position: configuration.position)
    }
    options.environment.receivedURLs = ReceivedURLs([])
    let places = places
    options.place = { places.value[$0] }
    options.savePlace = { places.value[$1] = $0 }
    windows = AppWindows(
      try AppScenes(of: app), platform: platform, options: options, storage: storage)
    windows.windowDidOpen = { [weak self] _ in
      if let window = self?.platform.windows.last { self?.opened.append(window) }
    }
    platform.waitLimit = 1_000
  }

  /// Adds events of a window, by its place in the order of opening, at the next rest.
  func then(in index: Int, _ events: [Event]) {
    platform.script(during: .unlimited) { [weak self] in
      guard let self, opened.indices.contains(index) else { return [] }
      return events.map { WindowEvent($0, window: self.opened[index].id) }
    }
  }

  /// Adds a click on the middle of a window.
  func click(in index: Int) { then(in: index, .click(100, 100)) }

  /// Adds an action at the next rest.
  func then(_ action: @escaping () -> Void) {
    platform.script(during: .unlimited) {
      action()
      return []
    }
  }

  /// Runs the app until the script ends, which closes all windows, and saves the windows that are
  /// open then.
  func run(restoring saved: [SavedWindow] = []) throws {
    try windows.openAtLaunch(restoring: saved)
    try windows.run()
    #expect(platform.waits.count <= platform.waitLimit, "The loop never comes to rest.")
    self.saved = windows.save()
  }

  /// The titles of the windows that were open at the end.
  var titles: [String] { platform.windows.map(\.title) }

  /// The number of frames of each window.
  var frameCounts: [Int] { opened.map(\.frames.count) }
}
