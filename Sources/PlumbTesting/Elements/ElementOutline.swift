import Foundation
import PlumbUI

/// The elements of a window as indented lines with their frames.
@MainActor struct ElementOutline {
  /// A line for each element; elements inside another are indented below it.
  let lines: [String]

  init(of window: TestWindow) {
    window.layOut()
    let size = "\(Self.number(window.size.width)) × \(Self.number(window.size.height))"
    let head = "Window \(size)" + (window.time > 0 ? " at \(Self.number(window.time)) s" : "")
    lines = [head] + Self.lines(window.tree.viewElements(), depth: 1)
  }

  private static func lines(_ element: ViewElement, depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + line(element)]
      + element.children.flatMap { lines($0, depth: depth + 1) }
  }

  /// Returns the type, the label, the identifier and the frame of an element.
  static func line(_ element: ViewElement) -> String {
    let isDisabled = element.isControl && !element.isEnabled
    let element = element.element
    var parts = [element.type]
    if let label = element.label { parts.append("\"\(label)\"") }
    if let value = element.value, !value.isEmpty { parts.append("= \"\(value)\"") }
    if let identifier = element.identifier { parts.append("#\(identifier)") }
    if isDisabled { parts.append("(disabled)") }
    return parts.joined(separator: " ") + " at \(text(element.frame))"
  }

  /// Returns a frame as `(10, 20), 100 × 44`.
  static func text(_ frame: CGRect) -> String {
    if frame.isNull { return "no place" }
    let origin = "(\(number(frame.minX)), \(number(frame.minY)))"
    return "\(origin), \(number(frame.width)) × \(number(frame.height))"
  }

  /// Returns a number with at most three digits after the point.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let rounded = (value * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension TestWindow {
  /// The elements of the window and their frames, a line for each; elements inside another are indented
  /// below it.
  public var outline: String { ElementOutline(of: self).lines.joined(separator: "\n") }
}
