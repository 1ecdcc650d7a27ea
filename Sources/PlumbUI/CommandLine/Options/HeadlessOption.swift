/// An option of a program that draws or prints a window instead of opening it. The raw values are the names.
enum HeadlessOption: String, CaseIterable {
  case output
  case size
  case scale
  case appearance
  case typeSize = "type-size"
  case language
  case layoutDirection = "layout-direction"
  case reducedMotion = "reduced-motion"
  case window
  case document
  case click
  case tap
  case wait
  case at
  case animate
  case fps
  case duration
  case text
  case json
  case summary
  case traceEvents = "trace-events"
  case type
  case label
  case inside
  case help

  /// Creates the option that an argument names; `nil` if there is none.
  init?(argument: Substring) {
    switch argument {
    case "-o": self = .output
    case "-h": self = .help
    default:
      guard argument.hasPrefix("--") else { return nil }
      self.init(rawValue: String(argument.dropFirst(2)))
    }
  }

  /// The name as it is given.
  var argument: String { "--\(rawValue)" }

  /// The kind of the value, in capital letters; `nil` for an option without a value.
  var placeholder: String? {
    switch self {
    case .output, .document: "FILE"
    case .size: "WIDTHxHEIGHT"
    case .scale: "S"
    case .appearance: "light|dark"
    case .typeSize: "NAME"
    case .language: "TAG"
    case .layoutDirection: "ltr|rtl"
    case .window: "ID"
    case .click: "X,Y"
    case .tap, .label: "LABEL"
    case .wait, .at: "SECONDS"
    case .fps: "N"
    case .duration: "S"
    case .type: "TYPE"
    case .inside: "TYPE|LABEL"
    case .reducedMotion, .animate, .text, .json, .summary, .traceEvents, .help: nil
    }
  }

  /// The verbs after which the option may be given.
  var verbs: Set<HeadlessVerb> {
    switch self {
    case .help: [.render, .tree, .trace, .describe]
    case .output: [.tree, .trace, .describe]
    case .size, .scale, .appearance, .typeSize, .language, .layoutDirection, .reducedMotion,
      .window, .document, .click, .tap, .wait:
      [.render, .tree, .trace]
    case .at: [.render, .tree]
    case .animate, .fps, .duration: [.render]
    case .text: [.tree]
    case .json: [.tree, .trace]
    case .summary, .traceEvents, .type, .label, .inside: [.trace]
    }
  }

  /// The effect in words.
  var effect: String {
    switch self {
    case .output: "The file to write (default: standard output)."
    case .size: "The size in points (default: that of a new window)."
    case .scale: "The pixels per point, 0.25 to 8 (default: 1)."
    case .appearance: "The colours (default: light)."
    case .typeSize: "The size of text, xSmall … accessibility5 (default: large)."
    case .language: "The language, as in de or pt-BR (default: en)."
    case .layoutDirection: "The direction of reading (default: that of the language)."
    case .reducedMotion: "Let every movement end at once."
    case .window: "The id of its scene, or settings (default: the window that opens first)."
    case .document: "The file of the window's document (default: a new document)."
    case .click: "Click at a point before; may repeat, and mix with --tap, in order."
    case .tap: "Click the button with a label before; may repeat, and mix with --click, in order."
    case .wait: "The time, up to 60, for tasks at the start and after each click (default: none)."
    case .at: "The time after the last click (default: when all movement is over)."
    case .animate: "Write what moves after the last click: an animated PNG, or one file a frame."
    case .fps: "The frames per second with --animate, 1 to 120 (default: 30)."
    case .duration: "How much is filmed with --animate, in seconds, up to 60 (default: 1)."
    case .text: "Print an outline for people instead of JSON."
    case .json: "Print JSON."
    case .summary: "Print the numbers only."
    case .traceEvents: "Print the times for Perfetto and chrome://tracing."
    case .type: "Only questions to views of a type."
    case .label: "Only questions to views with a label."
    case .inside: "Only questions to such views, and to everything inside them."
    case .help: "Print this help."
    }
  }
}
