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

/// The parts of a window by which it is moved.
@MainActor @Suite struct WindowDragTests {
  /// Returns for each of some points of a window of 200 by 200 points whether it moves the window;
  /// `nil` if no part does.
  private func moved(_ program: some App, by points: [CGPoint]) throws -> [Bool]? {
    let harness = try WindowsHarness(program)
    var result: [Bool]?
    harness.then {
      result = harness.opened.first?.isDragged.map { isDragged in points.map { isDragged($0) } }
    }
    try harness.run()
    return result
  }

  private static let button = CGPoint(x: 100, y: 95)
  private static let handle = CGPoint(x: 100, y: 20)
  private static let rest = CGPoint(x: 10, y: 190)

  @Test func `a view with the gesture moves the window, and a control in it does not`() throws {
    let points = [Self.button, Self.handle, Self.rest]
    #expect(try moved(Draggable(hasGesture: true), by: points) == [false, true, false])
  }

  @Test func `the gesture moves the window also in a combination with others`() throws {
    let drag = WindowDragGesture()
    let gestures = [
      AnyGesture(drag.map { _ in }),
      AnyGesture(TapGesture().simultaneously(with: drag).map { _ in }),
      AnyGesture(drag.exclusively(before: TapGesture()).map { _ in }),
    ]
    for gesture in gestures {
      #expect(
        try moved(Draggable(gesture: gesture), by: [Self.button, Self.handle]) == [false, true])
    }
    let later = AnyGesture(TapGesture().sequenced(before: drag).map { _ in })
    #expect(try moved(Draggable(gesture: later), by: [Self.handle]) == nil)
  }

  @Test func `without the gesture no part of a window with a title bar moves it`() throws {
    #expect(try moved(Draggable(hasGesture: false), by: [Self.handle]) == nil)
  }

  @Test func `the background moves the window where no control is`() throws {
    let points = [Self.button, Self.handle, Self.rest]
    #expect(try moved(Background(), by: points) == [false, true, true])
  }
}

private struct Draggable: App {
  private var gesture: AnyGesture<Void>?

  init() {}

  init(gesture: AnyGesture<Void>) { self.gesture = gesture }

  init(hasGesture: Bool) {
    gesture = hasGesture ? AnyGesture(WindowDragGesture().onEnded { _ in }.map { _ in }) : nil
  }

  var body: some Scene {
    WindowGroup {
      Button("Press") {}
        .frame(width: 200, height: 180)
        .contentShape(Rectangle())
        .gesture(gesture)
        .frame(width: 200, height: 200, alignment: .top)
    }
  }
}

private struct Background: App {
  var body: some Scene {
    WindowGroup { Button("Press") {} }.windowBackgroundDragBehavior(.enabled)
  }
}
