internal import Foundation

/// A recorder of the conversation between layout nodes: the proposals, the sizes chosen for them,
/// and the placements.
///
/// Recorded nodes refer to the recorder. The others do not, and do nothing for it.
final class LayoutRecorder {
  /// A request to a node, and the response.
  enum Event {
    /// The size for a proposal.
    case measured(Proposal, CGSize, isCached: Bool)
    /// The bounds of the sizes that are known without measuring, read by a parent that sorts its
    /// children.
    case bounds(IntrinsicBounds)
    /// A lower bound of a length for a proposal.
    case lowerBound(Proposal, Axis, CGFloat)
    /// The answers that the parent has read were computed again after a change.
    case compared
    /// A place in the parent, for a proposal; `isUnchanged` if nothing below was laid out again.
    case placed(CGPoint, Proposal, CGSize, isUnchanged: Bool)
  }

  /// An event, followed by the events that happened during it.
  struct Step {
    /// The index of the node in `nodes`.
    let node: Int
    /// The number of steps during which this one happened.
    let depth: Int
    /// The time in seconds since the recording started.
    let start: Double
    fileprivate(set) var end: Double
    fileprivate(set) var event: Event
  }

  /// The largest number of steps; later ones are dropped.
  static let stepLimit = 1_000_000

  /// The nodes that took part, in the order of their first steps.
  private(set) var nodes: [LayoutNode] = []
  private(set) var steps: [Step] = []
  /// Whether steps were dropped.
  private(set) var isTruncated = false
  /// Whether steps are recorded. Nodes leave a recorder that is not active.
  var isActive = true
  /// Whether steps are left out for a while.
  private var isPaused = false

  private var indices: [ObjectIdentifier: Int] = [:]
  private var depth = 0
  private let clock = ContinuousClock()
  private let origin: ContinuousClock.Instant
  private let report: LayoutReport

  /// Creates a recorder without steps.
  ///
  /// - Parameter report: the report of the tree of the nodes, which counts the steps.
  init(report: LayoutReport) {
    self.report = report
    origin = clock.now
  }

  /// Records a step of a node and the steps that happen during it.
  ///
  /// - Parameter perform: computes the response, and returns it with the event.
  func record<Result>(_ node: LayoutNode, _ perform: () -> (Result, Event)) -> Result {
    if isPaused { return perform().0 }
    guard steps.count < Self.stepLimit else {
      isTruncated = true
      return perform().0
    }
    report.countRecordedStep()
    let position = steps.count
    let start = now
    steps.append(
      Step(node: index(of: node), depth: depth, start: start, end: start, event: .compared))
    depth += 1
    let (result, event) = perform()
    depth -= 1
    // There is nothing to compare if the parent has read nothing.
    if case .compared = event, steps.count == position + 1 {
      steps.removeLast()
      return result
    }
    steps[position].event = event
    steps[position].end = now
    return result
  }

  /// Calls a closure whose steps are left out.
  func pausing<Result>(_ body: () -> Result) -> Result {
    isPaused = true
    defer { isPaused = false }
    return body()
  }

  /// Removes all steps and nodes.
  func removeAll() {
    (nodes, steps, indices) = ([], [], [:])
    isTruncated = false
  }

  private var now: Double {
    let (seconds, attoseconds) = (clock.now - origin).components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  private func index(of node: LayoutNode) -> Int {
    let id = ObjectIdentifier(node)
    if let index = indices[id] { return index }
    indices[id] = nodes.count
    // Kept, so that no later node has the same identifier.
    nodes.append(node)
    return nodes.count - 1
  }
}
