import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// A program in windows without a screen, of which the life is its own.
///
/// The life of the process is replaced, which is safe as no test waits while it uses it.
@MainActor final class LifeHarness<Program: App> {
  let platform = HeadlessPlatform(textServices: .monospaced)
  let windows: AppWindows<Program>
  /// The windows in the order in which they were opened, including closed ones.
  private(set) var opened: [HeadlessWindow] = []
  let places = Knob<[String: WindowPlace]>([:])

  /// - Parameters:
  ///   - app: the app, which is created after the life of the program.
  ///   - urls: the addresses that the program is to open.
  init(_ app: Program, opening urls: [URL] = []) throws {
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
      try AppScenes(of: app, opening: urls), platform: platform, options: options,
      storage: StoredValues(file: nil))
    windows.windowDidOpen = { [weak self] _ in
      if let window = self?.platform.windows.last { self?.opened.append(window) }
    }
    platform.waitLimit = 1_000
  }

  /// Adds an action at the next rest.
  func then(_ action: @escaping () -> Void) {
    platform.script(during: .unlimited) {
      action()
      return []
    }
  }

  /// Adds events of a window, by its place in the order of opening, at the next rest.
  func then(in index: Int, _ events: [Event], after action: @escaping (HeadlessWindow) -> Void) {
    platform.script(during: .unlimited) { [weak self] in
      guard let self, opened.indices.contains(index) else { return [] }
      action(opened[index])
      return events.map { WindowEvent($0, window: self.opened[index].id) }
    }
  }

  /// Runs the program until the script ends, which closes all windows.
  func run() throws {
    try windows.openAtLaunch()
    try windows.run()
    #expect(platform.waits.count <= platform.waitLimit, "The loop never comes to rest.")
  }

  /// The labels of the elements in an open window, by its place among the open ones.
  func labels(in index: Int = 0) -> [String] {
    guard windows.windows.indices.contains(index),
      let tree = windows.windows[index].session?.tree
    else { return [] }
    return tree.elements().flattened.compactMap(\.label)
  }
}

/// The events that happened, in order.
final class Record {
  var events: [String] = []
}
