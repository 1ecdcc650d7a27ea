import Foundation
import PlumbUI

/// The steps that led to the frame of an element, for the message of a failure.
enum FailureTrace {
  /// Returns the proposals of the element's container to its views and their placements; empty if the
  /// element takes no part in the layout.
  @MainActor static func text(of element: TestElement) -> String {
    let window = element.window
    let trace = window.tree.tracingLayoutAnew(in: window.size, scale: window.scale)
    guard let node = node(of: element, in: trace) else { return "" }
    let container = container(of: node, in: trace)
    let part = trace.steps { $0.node == container }
    let lines = part.description.split(separator: "\n")
    let shown = lines.prefix(lineLimit).joined(separator: "\n")
    let rest = lines.count - lineLimit
    return "\nHow its container laid it out:\n\(shown)"
      + (rest > 0 ? "\n… and \(rest) more lines" : "")
  }

  /// Returns the node of an element: the node with its label and its type, or with one of them.
  @MainActor private static func node(of element: TestElement, in trace: LayoutTrace) -> Int? {
    let (label, type) = (element.label, element.type)
    func isOfType(_ node: LayoutTrace.Node) -> Bool {
      node.name == type || node.views.contains(type)
    }
    return trace.nodes.firstIndex { isOfType($0) && $0.label == label }
      ?? trace.nodes.firstIndex { label != nil && $0.label == label }
      ?? trace.nodes.firstIndex(where: isOfType)
  }

  /// Returns the nearest node around another that is not a modifier.
  private static func container(of node: Int, in trace: LayoutTrace) -> Int {
    trace.path(to: node).dropLast().last { !trace.nodes[$0].name.hasPrefix(".") } ?? node
  }

  /// The largest number of lines; longer messages hide the other failures of a run.
  private static let lineLimit = 40
}
