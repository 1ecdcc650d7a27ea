public import Foundation

/// The inspection of a window: its frames since the start, and the frame and the node that a person looks
/// at.
///
/// The views of an inspector observe it. While a window is not inspected, nothing is recorded.
@MainActor public final class WindowInspection: ObservableObject {
  /// The size of an inspector's window in points.
  public static let windowSize = CGSize(width: 1_180, height: 760)

  /// The latest frames, the oldest first: as many as have 100 000 nodes together, at most 600.
  @Published public private(set) var frames: [InspectedFrame] = []
  /// Whether the window shows an earlier frame, and takes no events.
  @Published public private(set) var isFrozen = false
  /// The index of the frame shown while the window is frozen.
  @Published public private(set) var frozenIndex = 0
  /// The seconds that pass for the views in a second.
  @Published public private(set) var speed = 1.0
  /// The node that a person has chosen.
  @Published public var selection: InspectedNode.ID? { didSet { requestFrame() } }
  /// The node under the pointer.
  @Published public var highlight: InspectedNode.ID? { didSet { requestFrame() } }

  private let tree: ViewTree
  private let platform: any Platform
  private let recording: LayoutRecording
  private let updates = UpdateRecorder()
  private var frameCount = 0
  private var isFrameRequested = true

  /// Starts to record the frames of a tree.
  package init(of tree: ViewTree, platform: any Platform) {
    self.tree = tree
    self.platform = platform
    recording = LayoutRecording(of: tree)
    tree.updateRecorder = updates
    // The recorder knows where views stand in the sources from evaluations only.
    tree.evaluateAllBodies()
    layOutAgain()
  }

  /// Ends the recording.
  package func stop() {
    recording.stop()
    tree.updateRecorder = nil
  }

  // MARK: Frames

  /// The frame that the window shows; `nil` before the first one.
  public var shownFrame: InspectedFrame? {
    isFrozen && frames.indices.contains(frozenIndex) ? frames[frozenIndex] : frames.last
  }

  /// The latest frame in which a size was computed, a view placed anew or a body evaluated, up to the one
  /// shown.
  public var latestChange: InspectedFrame? {
    let end = isFrozen ? frozenIndex + 1 : frames.count
    return frames.prefix(end).last { $0.trace.hasChanges || !$0.evaluations.isEmpty }
  }

  /// Adds a frame.
  package func add(_ list: DisplayList, at time: Double) {
    // The evaluations of the first frame were requested by the inspection itself.
    let recorded = frames.isEmpty ? [] : updates.evaluations
    let evaluations = recorded.map {
      InspectedFrame.Evaluation(
        view: ViewTypeName.name(of: $0.node.evaluatedType), causes: $0.cause.words)
    }
    updates.removeAll()
    let (trace, tracedNodes) = recording.takeTraceWithNodes()
    frameCount += 1
    frames.append(
      InspectedFrame(
        id: frameCount, time: time, list: list, nodes: InspectedNode.all(of: tree),
        trace: trace, tracedNodes: tracedNodes, evaluations: evaluations))
    removeOldFrames()
  }

  private func removeOldFrames() {
    var nodeCount = 0
    let kept = frames.reversed().prefix(600).prefix {
      nodeCount += $0.nodes.count + $0.trace.steps.count / 4
      return nodeCount <= 100_000
    }
    let removed = frames.count - max(kept.count, 1)
    if removed > 0 { frames.removeFirst(removed) }
  }

  /// Calls a closure without recording its layouts.
  package func pausing<Result>(_ body: () -> Result) -> Result { recording.pausing(body) }

  /// Whether the window needs a frame although nothing in it has changed.
  package var needsFrame: Bool { isFrameRequested }

  /// Returns whether the window needs a frame, and takes the request back.
  package func takeFrameRequest() -> Bool {
    defer { isFrameRequested = false }
    return isFrameRequested
  }

  private func requestFrame() { isFrameRequested = true }

  // MARK: Time

  /// Stops the window at the frame that it shows, or lets it go on.
  public func setFrozen(_ isFrozen: Bool) {
    guard isFrozen != self.isFrozen else { return }
    frozenIndex = max(frames.count - 1, 0)
    self.isFrozen = isFrozen
    requestFrame()
  }

  /// Shows a recorded frame and stops the window there.
  public func showFrame(_ index: Int) {
    setFrozen(true)
    frozenIndex = min(max(index, 0), max(frames.count - 1, 0))
    requestFrame()
  }

  /// Sets the number of seconds that pass for the views in a second, 0.01 to 1.
  public func setSpeed(_ speed: Double) {
    self.speed = min(max(speed, 0.01), 1)
    requestFrame()
  }

  // MARK: Inspected nodes

  /// Measures and places everything again, so that the whole conversation is recorded.
  public func layOutAgain() {
    tree.discardLayout()
    requestFrame()
  }

  /// Returns the details of a node that is shown now; `nil` if there is no such node, or if the window shows
  /// an earlier frame.
  public func details(of id: InspectedNode.ID) -> InspectedDetails? {
    guard !isFrozen || frozenIndex == frames.count - 1,
      let node = tree.rootLayoutNode.selfAndDescendants.first(where: { InspectedNode.ID($0) == id })
    else { return nil }
    let lines = SourceFinder(tree, updates).lines(of: node)
    return recording.pausing { InspectedDetails(node, sourceLines: lines) }
  }

  /// Copies the tree of the frame shown to the clipboard, as text.
  public func copyTree() {
    platform.clipboardText = shownFrame?.treeText
  }
}
