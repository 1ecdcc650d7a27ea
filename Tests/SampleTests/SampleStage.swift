import EngineTesting
import Foundation
import SamplePrograms
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

/// A sample program that is opened without a window, with the bundled fonts, and used like a person
/// uses it.
///
/// Its clock is the one of the animations and timelines; timers and tasks follow the real time, see
/// `wait(for:)`.
@MainActor final class SampleStage {
  let tree: ViewTree
  let program: SampleProgram
  private(set) var size: CGSize
  private(set) var time = 0.0

  private static let services = Result {
    try SDLTextServices.make(fontFolder: package.appending(path: "Assets/Fonts"))
  }

  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Opens a program in a window of its own size.
  init(_ name: String) throws {
    program = try #require(samplePrograms.first { $0.name == name }, "There is no sample \(name).")
    size = program.size
    tree = ViewTree(root: program.root(), textServices: try Self.services.get())
    show()
    advance(by: 1)
    try takePicture("1")
  }

  /// Performs update and layout, without letting time pass.
  func show() { tree.layOut(in: size, scale: 1) }

  /// Lets time pass, in frames of a tenth of a second.
  func advance(by seconds: Double) {
    let (start, frames) = (time, (seconds * 10).rounded(.up))
    for frame in 1...max(Int(frames), 1) {
      // Rounded, because sums of tenths are not exact.
      time = ((start + seconds * Double(frame) / max(frames, 1)) * 1_000).rounded() / 1_000
      tree.advance(to: time)
      show()
    }
  }

  /// Lets real time pass until a condition holds, at most ten seconds.
  ///
  /// The condition must go on to hold: other tests may have the main actor for minutes before it is
  /// asked again.
  func wait(
    for what: String, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
  ) async throws {
    for _ in 0..<1_000 {
      advance(by: 0.01)
      if condition() { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("\(what): this did not happen. \(texts)", sourceLocation: sourceLocation)
  }

  /// Runs the run loop of this thread until a condition holds, at most ten seconds: timers of
  /// Foundation fire in it.
  func runLoop(
    for what: String, sourceLocation: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) {
    for _ in 0..<1_000 {
      advance(by: 0.01)
      if condition() { return }
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    Issue.record("\(what): this did not happen. \(texts)", sourceLocation: sourceLocation)
  }

  func resize(to size: CGSize) {
    self.size = size
    show()
  }

  // MARK: What it shows

  var elements: [AccessibilityElement] { tree.elements().flattened }

  /// The labels of all elements.
  var texts: [String] { elements.compactMap(\.label) }

  func has(_ label: String) -> Bool { texts.contains(label) }

  /// The first element with a label or an identifier.
  func element(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> AccessibilityElement {
    try #require(
      elements.first { $0.label == name } ?? elements.first { $0.identifier == name },
      "Nothing is named \(name); there are \(texts).", sourceLocation: sourceLocation)
  }

  /// The frames of the sliders, in order.
  var sliders: [CGRect] { elements.filter { $0.type == "Slider" }.map(\.frame) }

  /// The label of the element with an identifier.
  func text(
    _ identifier: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    try #require(
      elements.first { $0.identifier == identifier }, "Nothing is called \(identifier).",
      sourceLocation: sourceLocation
    ).label ?? ""
  }

  /// The last number in the label of the element with an identifier.
  func number(_ identifier: String) throws -> Int {
    let text = try text(identifier)
    let digits = text.split { !$0.isNumber }
    return try #require(digits.last.flatMap { Int($0) }, "No number is in \(text).")
  }

  /// The value of an element.
  func value(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    try element(name, sourceLocation: sourceLocation).value ?? ""
  }

  /// The frame of an element in points.
  func frame(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> CGRect {
    try element(name, sourceLocation: sourceLocation).frame
  }

  /// The commands that draw the window.
  var drawing: [DrawCommand] { tree.displayList().commands }

  /// Whether the window changes without any event.
  var isMoving: Bool { tree.isMoving || tree.nextWakeUp != nil }

  /// What is wrong in the tree, whatever the program; `nil` if nothing is.
  var fault: String? {
    if let misplaced = tree.misplacedNode { return misplaced }
    let isValid = drawing.allSatisfy(\.hasNoNaN)
    return isValid ? nil : "A drawing command has a coordinate that is not a number."
  }

  // MARK: What a person does

  /// Clicks on the middle of an element, and lets a second pass.
  func click(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frame = try frame(name, sourceLocation: sourceLocation)
    click(CGPoint(x: frame.midX, y: frame.midY))
  }

  func click(_ point: CGPoint, after pause: Double = 1) {
    tree.send(.pointerMoved(point))
    tree.send(.pointerDown(point, .primary))
    show()
    tree.send(.pointerUp(point, .primary))
    show()
    advance(by: pause)
  }

  /// Drags from one point to another, and lets a second pass.
  ///
  /// - Parameter hold: the time for which the pointer rests before it moves.
  func drag(from start: CGPoint, to end: CGPoint, hold: Double = 0, after pause: Double = 1) {
    press(start, hold: hold)
    for step in 1...8 { move(from: start, to: end, Double(step) / 8) }
    // A pointer that rests throws nothing.
    advance(by: 0.2)
    tree.send(.pointerUp(end, .primary))
    show()
    advance(by: pause)
  }

  func press(_ point: CGPoint, hold: Double = 0) {
    tree.send(.pointerMoved(point))
    tree.send(.pointerDown(point, .primary))
    show()
    advance(by: hold)
  }

  private func move(from start: CGPoint, to end: CGPoint, _ fraction: Double) {
    let x = start.x + (end.x - start.x) * fraction
    let y = start.y + (end.y - start.y) * fraction
    tree.send(.pointerMoved(CGPoint(x: x, y: y)))
    show()
    advance(by: 0.02)
  }

  func scroll(at point: CGPoint, by offset: CGSize, after pause: Double = 1) {
    tree.send(.scrolled(point, by: offset))
    show()
    advance(by: pause)
  }

  func type(_ key: Key, with modifiers: KeyModifiers = [], after pause: Double = 0.2) {
    tree.send(.keyDown(KeyStroke(key, modifiers: modifiers)))
    tree.send(.keyUp(KeyStroke(key, modifiers: modifiers)))
    show()
    advance(by: pause)
  }

  // MARK: Pictures

  /// Draws the window into the folder that `PLUMB_SAMPLE_PICTURES` names; without one, nothing.
  func takePicture(_ suffix: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PLUMB_SAMPLE_PICTURES"] else { return }
    let platform = HeadlessPlatform(textServices: try Self.services.get())
    let window = platform.openWindow(WindowOptions(title: "", size: size))
    try window.renderer.render(tree.displayList())
    let canvas = try #require(window.canvas)
    try PNGFile.write(
      canvas, to: URL(filePath: folder).appending(path: "\(program.name)-\(suffix).png"))
  }
}
