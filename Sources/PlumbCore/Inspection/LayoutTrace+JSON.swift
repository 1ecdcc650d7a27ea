public import Foundation

extension LayoutTrace {
  /// Returns the trace as one line of JSON, the same for equal traces.
  ///
  /// `nodes` is an array of objects with `name`, and with `parent` (an index in it), `views` and `label`
  /// if there are any. `steps` is an array of objects with `node` (an index in `nodes`), `depth` and
  /// `event`, and by event:
  /// - `measured`: `proposal`, `size`, `cached`
  /// - `limits`: `width`, `height`, each with the smallest and the largest length, if known
  /// - `lowerBound`: `proposal`, `axis`, `length`
  /// - `compared`: nothing else
  /// - `placed`: `origin`, `proposal`, `size`, `unchanged`
  ///
  /// Pairs are arrays of a width and a height, or of x and y, in points; an unspecified length is null,
  /// an infinite one the text `infinity`.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(JSONTrace(self))
  }

  /// Returns the steps with their times in the format of Chrome's tracing, which Perfetto and
  /// `chrome://tracing` open.
  public func traceEvents() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(TraceEvents(self))
  }
}

/// A trace as it is written.
private struct JSONTrace: Encodable {
  struct Node: Encodable {
    var name: String
    var parent: Int?
    var views: [String]?
    var label: String?
  }

  struct Step: Encodable {
    var node: Int
    var depth: Int
    var event: String
    var proposal: [JSONLength]?
    var size: [JSONLength]?
    var origin: [JSONLength]?
    var cached: Bool?
    var unchanged: Bool?
    var width: [JSONLength]?
    var height: [JSONLength]?
    var axis: String?
    var length: JSONLength?
  }

  var nodes: [Node]
  var steps: [Step]
  var isTruncated: Bool

  init(_ trace: LayoutTrace) {
    nodes = trace.nodes.map {
      Node(
        name: $0.name, parent: $0.parent, views: $0.views.isEmpty ? nil : $0.views, label: $0.label)
    }
    steps = trace.steps.map(Step.init)
    isTruncated = trace.isTruncated
  }
}

extension JSONTrace.Step {
  init(_ step: LayoutTrace.Step) {
    self.init(node: step.node, depth: step.depth, event: step.event.name)
    switch step.event {
    case .measured(let proposal, let size, let isCached):
      (self.proposal, self.size, cached) = (proposal.lengths, size.lengths, isCached)
    case .limits(let width, let height):
      self.width = width.map { [JSONLength($0.lowerBound), JSONLength($0.upperBound)] }
      self.height = height.map { [JSONLength($0.lowerBound), JSONLength($0.upperBound)] }
    case .lowerBound(let proposal, let axis, let length):
      self.proposal = proposal.lengths
      self.axis = axis == .horizontal ? "horizontal" : "vertical"
      self.length = JSONLength(length)
    case .compared: break
    case .placed(let origin, let proposal, let size, let isUnchanged):
      self.origin = [JSONLength(origin.x), JSONLength(origin.y)]
      (self.proposal, self.size, unchanged) = (proposal.lengths, size.lengths, isUnchanged)
    }
  }
}

extension LayoutTrace.Event {
  /// The name of the event in JSON.
  fileprivate var name: String {
    switch self {
    case .measured: "measured"
    case .limits: "limits"
    case .lowerBound: "lowerBound"
    case .compared: "compared"
    case .placed: "placed"
    }
  }
}

/// A length in JSON, which has no number for infinity.
private struct JSONLength: Encodable {
  var length: CGFloat?

  init(_ length: CGFloat?) {
    self.length = length
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let length else { return try container.encodeNil() }
    if length.isFinite { return try container.encode(Double(length)) }
    try container.encode(length.isNaN ? "nan" : length < 0 ? "-infinity" : "infinity")
  }
}

extension ProposedViewSize {
  fileprivate var lengths: [JSONLength] { [JSONLength(width), JSONLength(height)] }
}

extension CGSize {
  fileprivate var lengths: [JSONLength] { [JSONLength(width), JSONLength(height)] }
}

/// A trace in the format of Chrome's tracing; times are in microseconds.
private struct TraceEvents: Encodable {
  struct Event: Encodable {
    struct Arguments: Encodable {
      var answer: String
      var path: String
    }

    var name: String
    var cat: String
    var ph = "X"
    var ts: Double
    var dur: Double
    var pid = 1
    var tid = 1
    var args: Arguments
  }

  var displayTimeUnit = "ns"
  var traceEvents: [Event]

  init(_ trace: LayoutTrace) {
    traceEvents = trace.steps.map { step in
      let path = trace.path(to: step.node).map { trace.nodes[$0].name }.joined(separator: " / ")
      return Event(
        name: trace.nodes[step.node].title, cat: step.event.name, ts: step.start * 1e6,
        dur: step.duration * 1e6,
        args: Event.Arguments(answer: step.event.description, path: path))
    }
  }
}
