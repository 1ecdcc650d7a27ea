import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The state that windows share, and the state of each window.
@MainActor @Suite struct SharingTests {
  /// Opens the second window, and clicks on the button in one of them at the end. Returns the frames of both
  /// windows since the click.
  private func frames(clickingIn index: Int, storage: Sharing.Storage) throws -> [Int] {
    let harness = try WindowsHarness(Sharing(storage))
    var before: [Int] = []
    harness.then { before = harness.frameCounts }
    harness.click(in: index)
    var after: [Int] = []
    harness.then { after = harness.frameCounts }
    try harness.run()
    try #require(before.count == 2 && after.count == 2)
    return zip(after, before).map { $0 - $1 }
  }

  @Test(arguments: [Sharing.Storage.state, .object, .observable], [0, 1])
  func `a change of the app's state is drawn in both windows`(
    storage: Sharing.Storage, index: Int
  ) throws {
    let frames = try frames(clickingIn: index, storage: storage)
    #expect(frames.allSatisfy { $0 > 0 })
  }

  @Test(arguments: [0, 1])
  func `a change of one window is drawn in that window alone`(index: Int) throws {
    let frames = try frames(clickingIn: index, storage: .own)
    #expect(frames[index] > 0)
    #expect(frames[1 - index] == 0)
  }

  @Test func `windows that do not change are not drawn and wait without limit`() throws {
    let harness = try WindowsHarness(Sharing(.state))
    var counts: [[Int]] = []
    for _ in 0..<3 { harness.then { counts.append(harness.frameCounts) } }
    try harness.run()
    #expect(Set(counts).count == 1)
    #expect(harness.platform.waits.suffix(3).allSatisfy { $0.deadline == nil })
  }

  @Test func `events go to their own window`() throws {
    let harness = try WindowsHarness(Sharing(.own))
    harness.click(in: 1)
    harness.click(in: 1)
    harness.click(in: 0)
    try harness.run()
    #expect(harness.titles == ["First 1", "Second 2"])
  }

  @Test func `a scene observes a change once, also after its first window has closed`() throws {
    let log = Knob<[Int]>([])
    let harness = try WindowsHarness(Sharing(.state, log: log))
    harness.click(in: 0)
    harness.then(in: 0, [.closeRequested])
    harness.click(in: 1)
    try harness.run()
    #expect(log.value == [0, 1, 2])
  }

  @Test func `each window knows whether it is active`() throws {
    let harness = try WindowsHarness(Sharing(.phase))
    harness.platform.script(during: .unlimited) {
      harness.opened[0].isActive = false
      return [WindowEvent(.activationChanged, window: harness.opened[0].id)]
    }
    var titles: [[String]] = []
    harness.then { titles.append(harness.titles) }
    harness.platform.script(during: .unlimited) {
      harness.opened[0].isVisible = false
      return [WindowEvent(.activationChanged, window: harness.opened[0].id)]
    }
    harness.then { titles.append(harness.titles) }
    try harness.run()
    #expect(
      titles == [
        ["First inactive false inactive", "Second active true key"],
        ["First background false inactive", "Second active true key"],
      ])
  }

  @Test func `a window without a title bar is moved where no control is`() throws {
    let harness = try WindowsHarness(Plain())
    var answers: [Bool] = []
    harness.then {
      let window = harness.opened[0]
      for point in [(150, 10), (10, 10), (150, 60)] {
        answers.append(window.isDragged?(CGPoint(x: point.0, y: point.1)) ?? false)
      }
    }
    try harness.run()
    #expect(!harness.opened[0].hasTitleBar)
    #expect(answers == [true, false, false])
  }

  private struct Plain: App {
    var body: some Scene {
      WindowGroup {
        Button {
        } label: {
          Color.red.frame(width: 50, height: 20)
        }
        .buttonStyle(.plain)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      .windowStyle(.hiddenTitleBar)
    }
  }
}

/// Two windows with a button each, which changes a number that is stored in one of several ways. The titles of the
/// windows name the number.
struct Sharing: App {
  enum Storage: CaseIterable {
    case state, object, observable, own, phase
  }

  private final class Object: ObservableObject {
    @Published var number = 0
  }

  @Observable final class Model {
    var number = 0
  }

  var storage = Storage.state
  var log = Knob<[Int]>([])
  @State private var number = 0
  @StateObject private var object = Object()
  @State private var model = Model()

  private struct Content: View {
    let name: String
    let storage: Storage
    @Binding var number: Int
    @ObservedObject var object: Object
    @Bindable var model: Model
    @State private var own = 0
    @Environment(\.openWindow) private var openWindow
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.appearsActive) private var appearsActive
    @Environment(\.controlActiveState) private var controlActiveState

    private var value: String {
      switch storage {
      case .state: "\(number)"
      case .object: "\(object.number)"
      case .observable: "\(model.number)"
      case .own: "\(own)"
      case .phase: "\(scenePhase) \(appearsActive) \(controlActiveState)"
      }
    }

    var body: some View {
      Button("\(value)") {
        switch storage {
        case .state: number += 1
        case .object: object.number += 1
        case .observable: model.number += 1
        case .own: own += 1
        case .phase: break
        }
      }
      .navigationTitle("\(name) \(value)")
    }
  }

  init() {}

  init(_ storage: Storage, log: Knob<[Int]> = Knob([])) {
    self.storage = storage
    self.log = log
  }

  private func content(_ name: String) -> some View {
    Content(name: name, storage: storage, number: $number, object: object, model: model)
  }

  var body: some Scene {
    WindowGroup { content("First") }
      .onChange(of: number, initial: true) { log.value.append(number) }
    Window("Second", id: "second") { content("Second") }
      .defaultLaunchBehavior(.presented)
  }
}
