import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The windows of an app whose types are compiled anew, which are represented here by types of the same name.
@MainActor @Suite struct ReloadedSceneTests {
  /// The values that the latest evaluation of a counter has read: the state of the app, its own, and the version of
  /// its type.
  @MainActor private enum Record {
    static var values: [Int] = []

    static func set(_ values: Int...) { self.values = values }
  }

  private enum First {
    struct Program: App {
      @State private var count = 0
      var body: some Scene {
        WindowGroup("First") { Counter(count: $count) }
      }
    }

    struct Counter: View {
      @Binding var count: Int
      @State private var own = 10

      var body: some View {
        let _ = Record.set(count, own, 1)
        Color.red.onTapGesture {
          count += 1
          own += 10
        }
      }
    }
  }

  private enum Second {
    struct Program: App {
      @State private var count = 0
      var body: some Scene {
        WindowGroup("Second") { Counter(count: $count) }
      }
    }

    struct Counter: View {
      @Binding var count: Int
      @State private var own = 10

      var body: some View {
        let _ = Record.set(count, own, 2)
        Color.blue.padding(1).onTapGesture {
          count += 1
          own += 10
        }
      }
    }
  }

  private struct TwoScenes: App {
    var body: some Scene {
      WindowGroup("First") { Color.red }
      Window("Other", id: "other") { Color.red }
    }
  }

  private struct Values<Value: Codable & Hashable>: App {
    var body: some Scene {
      WindowGroup("First", for: Value.self) { _ in Color.red }
    }
  }

  @Observable final class Source {
    @ObservationIgnored var app: any App
    var version = 0

    init(_ app: any App) {
      self.app = app
    }
  }

  private struct Host: App {
    let source: Source

    init(_ source: Source) {
      self.source = source
    }

    init() {
      self.init(Source(First.Program()))
    }

    var body: some Scene { ReloadableScene(of: source.app, version: source.version) }
  }

  @Test func `a new version is shown in the open windows with the state of the old one`() throws {
    let source = Source(First.Program())
    let harness = try WindowsHarness(Host(source))
    var values: [[Int]] = []
    harness.click(in: 0)
    harness.then {
      values.append(Record.values)
      source.app = Second.Program()
      #expect(harness.windows.reloadScenes())
      source.version += 1
    }
    harness.then { values.append(Record.values) }
    harness.click(in: 0)
    harness.then { values.append(Record.values) }
    try harness.run()
    #expect(values == [[1, 20, 1], [1, 20, 2], [2, 30, 2]])
    #expect(harness.titles == ["Second"])
    #expect(harness.opened.count == 1)
  }

  private func reloads(_ first: any App, _ second: any App) throws -> Bool {
    let source = Source(first)
    let harness = try WindowsHarness(Host(source))
    source.app = second
    return harness.windows.reloadScenes()
  }

  @Test func `windows are not given to other scenes`() throws {
    #expect(try reloads(First.Program(), Second.Program()))
    #expect(try !reloads(First.Program(), TwoScenes()))
    #expect(try !reloads(TwoScenes(), First.Program()))
  }

  @Test func `windows with values of a type compiled anew are not given to the new scene`() throws {
    #expect(try reloads(Values<Int>(), Values<Int>()))
    #expect(try !reloads(Values<Int>(), Values<String>()))
  }
}
