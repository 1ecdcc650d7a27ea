import ArgumentParser
import Foundation
import SwiftUI

/// `tally trace`: the proposals to each view, and the sizes that it chooses.
struct TraceCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print who proposes which size to whom, and the answers.",
    discussion: """
      Prints a line for each question, indented by the questions that it is part of, then how many \
      sizes were computed. After --click or --tap, only what the last of them causes.
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write (default: standard output).", valueName: "FILE"))
  var output = "-"

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print the times for Perfetto and chrome://tracing.")
  var traceEvents = false

  @Flag(help: "Print the numbers only.")
  var summary = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only questions to views of a type.", valueName: "TYPE"))
  var type: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Only questions to views with a label.", valueName: "LABEL"))
  var label: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Only questions to views of a type or with a label, and to everything inside them.",
      valueName: "TYPE|LABEL"))
  var inside: String?

  @OptionGroup var scene: SceneOptions
  @OptionGroup var actions: ActionOptions

  func validate() throws {
    guard [json, traceEvents, summary].count(where: \.self) < 2 else {
      throw ValidationError("Give one of --json, --trace-events and --summary.")
    }
    guard actions.at == nil else {
      throw ValidationError("A trace has no moment; leave --at out.")
    }
  }

  @MainActor func perform() throws {
    let screen = try HeadlessScreen(options: scene, actions: actions.inOrder(), recordsLayout: true)
    try Output.write(data(of: filtered(screen.layoutTrace)), to: output)
  }

  private func data(of trace: LayoutTrace) throws -> Data {
    if json { return try trace.json() + Data("\n".utf8) }
    if traceEvents { return try trace.traceEvents() + Data("\n".utf8) }
    let text = summary ? trace.summary() : "\(trace)\n\(trace.summary())"
    return Data(text.utf8)
  }

  /// Returns the steps that the options request.
  ///
  /// - Throws: a sentence if there is no view of a type, or with a label.
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
