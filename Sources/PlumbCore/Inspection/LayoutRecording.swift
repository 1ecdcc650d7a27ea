public import Foundation

/// A recording of the layouts of a tree, from its creation until it is stopped.
///
/// While no tree is recorded, layout does nothing for it.
@MainActor public final class LayoutRecording {
  private let tree: ViewTree
  private let recorder: LayoutRecorder

  /// Starts recording the layouts of a tree.
  public init(of tree: ViewTree) {
    self.tree = tree
    recorder = LayoutRecorder(report: tree.layouts.report)
    tree.rootLayoutNode.startRecording(with: recorder)
  }

  /// Returns the trace since the start, or since the last call.
  public func takeTrace() -> LayoutTrace { takeTraceWithNodes().trace }

  /// Returns the trace since the start, or since the last call, with its nodes.
  func takeTraceWithNodes() -> (trace: LayoutTrace, nodes: [InspectedNode.ID]) {
    var layoutNodes: [LayoutNode] = []
    let trace = LayoutTrace(recorder, names: LayoutNames(of: tree), layoutNodes: &layoutNodes)
    recorder.removeAll()
    return (trace, layoutNodes.map { InspectedNode.ID($0) })
  }

  /// Calls a closure without recording its layouts.
  func pausing<Result>(_ body: () -> Result) -> Result { recorder.pausing(body) }

  /// Ends the recording.
  public func stop() {
    recorder.isActive = false
    tree.rootLayoutNode.stopRecording()
  }
}

extension ViewTree {
  /// Records the layouts that a closure performs.
  public func recordingLayout(_ body: () throws -> Void) rethrows -> LayoutTrace {
    let recording = LayoutRecording(of: self)
    defer { recording.stop() }
    try body()
    return recording.takeTrace()
  }
}

extension ViewTree {
  /// Discards all sizes and places, so that the next layout asks every view anew.
  func discardLayout() {
    // Not in preorder: traces record comparisons of children in the order of their changes.
    var rest: [LayoutNode] = [rootLayoutNode]
    while let node = rest.popLast() {
      node.discardLayout()
      rest += node.children
    }
    stages.viewsDidChange()
  }

  /// Lays all views out anew, and returns the trace.
  ///
  /// - Parameters:
  ///   - size: the available size, in points.
  ///   - scale: pixels per point.
  public func tracingLayoutAnew(in size: CGSize, scale: CGFloat) -> LayoutTrace {
    recordingLayout {
      discardLayout()
      layOut(in: size, scale: scale)
    }
  }
}

extension LayoutTrace {
  /// Creates a trace of the steps of a recorder.
  ///
  /// - Parameter layoutNodes: receives the layout nodes of `nodes`, in the same order.
  @MainActor fileprivate init(
    _ recorder: LayoutRecorder, names: LayoutNames, layoutNodes: inout [LayoutNode]
  ) {
    var found: [LayoutNode] = []
    var nodes: [Node] = []
    var indices: [ObjectIdentifier: Int] = [:]
    func index(of node: LayoutNode) -> Int {
      if let index = indices[ObjectIdentifier(node)] { return index }
      // The nodes that contain a node precede it.
      for node in node.selfAndAncestors.reversed() where indices[ObjectIdentifier(node)] == nil {
        indices[ObjectIdentifier(node)] = nodes.count
        found.append(node)
        let parent = node.parent.flatMap { indices[ObjectIdentifier($0)] }
        let name = names.name(of: node)
        nodes.append(Node(parent: parent, name: name.own, views: name.views, label: name.label))
      }
      return indices[ObjectIdentifier(node)] ?? 0
    }
    let indexOfRecorded = recorder.nodes.map(index)
    steps = recorder.steps.map {
      Step(
        node: indexOfRecorded[$0.node], depth: $0.depth, event: Event($0.event), start: $0.start,
        duration: $0.end - $0.start)
    }
    self.nodes = nodes
    layoutNodes = found
    isTruncated = recorder.isTruncated
  }
}

extension LayoutTrace.Event {
  fileprivate init(_ event: LayoutRecorder.Event) {
    self =
      switch event {
      case .measured(let proposal, let size, let isCached):
        .measured(proposal.viewSize, size, isCached: isCached)
      case .bounds(let bounds):
        .limits(width: bounds.width?.range, height: bounds.height?.range)
      case .lowerBound(let proposal, let axis, let length):
        .lowerBound(proposal.viewSize, axis, length)
      case .compared: .compared
      case .placed(let origin, let proposal, let size, let isUnchanged):
        .placed(origin, proposal.viewSize, size, isUnchanged: isUnchanged)
      }
  }
}

extension IntrinsicBounds.Lengths {
  /// From the smallest to the largest length that the node may have, if these are in order.
  fileprivate var range: ClosedRange<CGFloat>? {
    let (lower, upper) = (minimum.lower, maximum.upper)
    return lower <= upper ? lower...upper : nil
  }
}
