internal import Foundation

/// The part of a layout trace that is printed, and its form.
package struct TraceReport: Equatable, Sendable {
  /// The forms of a trace.
  package enum Format: Sendable {
    /// A line for each step, then the summary.
    case text
    case json
    /// The times for Perfetto and `chrome://tracing`, as JSON.
    case traceEvents
    /// The numbers only.
    case summary
  }

  package var form = Format.text
  /// The type of the views about which steps are printed; `nil` for all.
  package var type: String?
  /// The label of the views about which steps are printed; `nil` for all.
  package var label: String?
  /// The type or the label of views; only steps about them and about everything inside them are printed.
  package var inside: String?

  package init() {}

  /// Returns the output for a trace.
  ///
  /// - Throws: a sentence if there is no view of a type, or with a label.
  package func data(of trace: LayoutTrace) throws -> Data {
    let trace = try filtered(trace)
    return switch form {
    case .text: Data("\(trace)\n\(trace.summary())".utf8)
    case .json: try trace.json() + Data("\n".utf8)
    case .traceEvents: try trace.traceEvents() + Data("\n".utf8)
    case .summary: Data(trace.summary().utf8)
    }
  }

  private func filtered(_ trace: LayoutTrace) throws(BadValue) -> LayoutTrace {
    var trace = trace
    if let inside {
      try check(inside, in: trace) { Self.isNode($0, inside) || $0.label == inside }
      trace = trace.subtrees { Self.isNode($0, inside) || $0.label == inside }
    }
    if let type {
      try check(type, in: trace) { Self.isNode($0, type) }
      trace = trace.steps { [nodes = trace.nodes] in Self.isNode(nodes[$0.node], type) }
    }
    if let label {
      try check(label, in: trace) { $0.label == label }
      trace = trace.steps { [nodes = trace.nodes] in nodes[$0.node].label == label }
    }
    return trace
  }

  private func check(
    _ name: String, in trace: LayoutTrace, _ isMeant: (LayoutTrace.Node) -> Bool
  ) throws(BadValue) {
    if trace.nodes.contains(where: isMeant) { return }
    let names = Set(trace.nodes.flatMap { $0.views + [Self.plainName(of: $0)] }).sorted()
    throw BadValue(
      description: "No view was asked that is called \"\(name)\"; there are "
        + names.joined(separator: ", ") + ".")
  }

  /// Returns whether a node is of a type, or the content of a view of the type.
  private static func isNode(_ node: LayoutTrace.Node, _ type: String) -> Bool {
    plainName(of: node) == type || node.views.contains(type)
  }

  /// Returns the name of a node without arguments: `.padding` for `.padding(8)`.
  private static func plainName(of node: LayoutTrace.Node) -> String {
    String(node.name.prefix { $0 != "(" })
  }
}
