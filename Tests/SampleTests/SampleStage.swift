import EngineTesting
import Foundation
import PlumbTesting
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
  let program: SampleProgram
  let window: TestWindow

  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Opens a program in a window of its own size.
  init(_ name: String) throws {
    program = try #require(samplePrograms.first { $0.name == name }, "There is no sample \(name).")
    window = try layout(in: program.size, fonts: .system, environment: EnvironmentValues()) {
      [program] in program.root()
    }
    window.framesPerSecond = 10
    advance(by: 1)
    try takePicture("1")
  }

  var tree: ViewTree { window.tree }
  var size: CGSize { window.size }
  var time: Double { window.time }

  /// Performs update and layout, without letting time pass.
  func show() { window.layOut() }

  /// Lets time pass, in frames of a tenth of a second.
  func advance(by seconds: Double) { window.advance(by: seconds) }

  /// Lets real time pass until a condition holds, at most ten seconds.
  ///
  /// The condition must go on to hold: other tests may have the main actor for minutes before the
  /// condition is checked again.
  func wait(
    for what: String, file: StaticString = #filePath, line: UInt = #line,
    until condition: () -> Bool
  ) async throws {
    try await window.wait(for: what, file: file, line: line, until: condition)
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

  func resize(to size: CGSize) { window.size = size }

  // MARK: The content

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

  /// The fault of the tree, for any program; `nil` if there is none.
  var fault: String? {
    if let misplaced = tree.misplacedNode { return misplaced }
    let isValid = drawing.allSatisfy(\.hasNoNaN)
    return isValid ? nil : "A drawing command has a coordinate that is not a number."
  }

  // MARK: The actions of a person

  /// Clicks on the middle of an element, and lets a second pass.
  func click(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frame = try frame(name, sourceLocation: sourceLocation)
    click(CGPoint(x: frame.midX, y: frame.midY))
  }

  func click(_ point: CGPoint, after pause: Double = 1) {
    window.tap(at: point)
    advance(by: pause)
  }

  /// Drags from one point to another, and lets a second pass.
  ///
  /// - Parameter hold: the time for which the pointer rests before it moves.
  func drag(from start: CGPoint, to end: CGPoint, hold: Double = 0, after pause: Double = 1) {
    window.drag(from: start, to: end, holding: hold)
    advance(by: pause)
  }

  func press(_ point: CGPoint, hold: Double = 0) {
    window.pointerDown(at: point)
    advance(by: hold)
  }

  func scroll(at point: CGPoint, by offset: CGSize, after pause: Double = 1) {
    window.scroll(at: point, by: CGSize(width: -offset.width, height: -offset.height))
    advance(by: pause)
  }

  func type(_ key: KeyEquivalent, with modifiers: EventModifiers = [], after pause: Double = 0.2) {
    window.press(key, modifiers: modifiers)
    advance(by: pause)
  }

  // MARK: Pictures

  /// Draws the window into the folder that `PLUMB_SAMPLE_PICTURES` names; without one, nothing.
  func takePicture(_ suffix: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PLUMB_SAMPLE_PICTURES"] else { return }
    let url = URL(filePath: folder).appending(path: "\(program.name)-\(suffix).png")
    try window.pngData().write(to: url)
  }
}
