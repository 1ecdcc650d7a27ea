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
    try OutputFile.writeOrPrint(report.data(of: screen.layoutTrace), to: output)
  }

  private var report: TraceReport {
    var report = TraceReport()
    report.form = json ? .json : traceEvents ? .traceEvents : summary ? .summary : .text
    (report.type, report.label, report.inside) = (type, label, inside)
    return report
  }
}
