public import Foundation

/// A record of layouts: which sizes were proposed to which views, which sizes the views chose, and
/// where they were placed.
///
/// Layout is a conversation. A container proposes sizes to its views, mostly several ones, before it
/// decides on its own size; later it places each view with a last proposal. Every question is a step of
/// the trace, followed by the steps that it took to answer. A stack that knows the limits of a child
/// without measuring it reads them instead of proposing zero and infinity; these are steps as well.
public struct LayoutTrace: Equatable, Sendable {
  /// A layout node: a view, or a modifier that takes part in layout.
  public struct Node: Equatable, Sendable {
    /// The index of the node in `nodes` that contains this one; `nil` for the window.
    public let parent: Int?
    /// The type of the view, or the modifier as in source code: `HStack`, `.padding(8)`.
    public let name: String
    /// The views without layout of their own whose content this is, the outermost first.
    public let views: [String]
    /// The text of a text, or another label of the view.
    public let label: String?

    /// The name with the views around it and the label: `ContentView › Text "Hello"`.
    public var title: String {
      let label = label.map { " \"\(LayoutTrace.excerpt(of: $0))\"" } ?? ""
      return (views + [name + label]).joined(separator: " › ")
    }
  }

  /// A question and its answer. Lengths are in points.
  public enum Event: Equatable, Sendable {
    /// A size was proposed, and another one chosen; `isCached` if it was found in the cache.
    case measured(ProposedViewSize, CGSize, isCached: Bool)
    /// The parent read the ranges of the lengths for proposals of zero and infinity, as far as they are
    /// known without measuring; `nil` for an unknown one.
    case limits(width: ClosedRange<CGFloat>?, height: ClosedRange<CGFloat>?)
    /// The parent read a lower bound of a length for a proposal.
    case lowerBound(ProposedViewSize, Axis, CGFloat)
    /// After a change, the sizes that the parent had read were computed again and compared.
    case compared
    /// The view was placed in its parent with a proposal; `isUnchanged` if nothing inside was laid out
    /// again.
    case placed(CGPoint, ProposedViewSize, CGSize, isUnchanged: Bool)
  }

  /// An event of a node. Two steps are equal if they differ in nothing but their times.
  public struct Step: Equatable, Sendable {
    /// The index of the node in `nodes`.
    public let node: Int
    /// The number of steps that this one is part of. The parts of a step follow it.
    public let depth: Int
    public let event: Event
    /// The time in seconds since the recording started.
    public let start: Double
    /// The time in seconds that the step took, with its parts.
    public let duration: Double

    public static func == (lhs: Step, rhs: Step) -> Bool {
      (lhs.node, lhs.depth) == (rhs.node, rhs.depth) && lhs.event == rhs.event
    }
  }

  /// The nodes that took part, with the nodes that contain them.
  public let nodes: [Node]
  /// The steps in the order in which they began.
  public let steps: [Step]
  /// Whether there were more than a million steps, the last of which are missing.
  public let isTruncated: Bool

  package init(nodes: [Node], steps: [Step], isTruncated: Bool) {
    (self.nodes, self.steps, self.isTruncated) = (nodes, steps, isTruncated)
  }

  /// Returns a label on one line of at most 40 characters.
  static func excerpt(of label: String) -> String {
    let line = label.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

extension LayoutTrace {
  /// Whether a size was computed or a view placed anew.
  public var hasChanges: Bool {
    steps.contains { step in
      switch step.event {
      case .measured(_, _, let isCached): !isCached
      case .placed(_, _, _, let isUnchanged): !isUnchanged
      case .limits, .lowerBound, .compared: false
      }
    }
  }

  /// Returns the nodes from the window to a node.
  ///
  /// - Parameter node: an index in `nodes`.
  public func path(to node: Int) -> [Int] {
    Array(sequence(first: node) { nodes[$0].parent }).reversed()
  }

  /// Returns the steps that fulfil a condition, with all their parts. Steps that contain them are left
  /// out, and the depths count only the steps in the result.
  public func steps(where isIncluded: (Step) -> Bool) -> LayoutTrace {
    var result: [Step] = []
    /// The depth of the outermost included step at the moment.
    var start: Int?
    for step in steps {
      if let outer = start, step.depth <= outer { start = nil }
      if start == nil, isIncluded(step) { start = step.depth }
      guard let start else { continue }
      result.append(step.moved(to: step.depth - start))
    }
    return LayoutTrace(nodes: nodes, steps: result, isTruncated: isTruncated)
  }

  /// Returns the steps of nodes that fulfil a condition, and of the nodes inside them.
  public func subtrees(where isIncluded: (Node) -> Bool) -> LayoutTrace {
    var isInside: [Bool] = []
    // The nodes that contain a node precede it.
    for node in nodes {
      isInside.append(node.parent.map { isInside[$0] } == true || isIncluded(node))
    }
    return steps { isInside[$0.node] }
  }
}

extension LayoutTrace.Step {
  fileprivate func moved(to depth: Int) -> LayoutTrace.Step {
    LayoutTrace.Step(node: node, depth: depth, event: event, start: start, duration: duration)
  }
}
