internal import Foundation

/// The recording of requests to a node.
extension LayoutNode {
  /// Records this node and its descendants from now on, and nodes that are added below them.
  final func startRecording(with recorder: LayoutRecorder) {
    for node in selfAndDescendants {
      node.recorder = recorder
      node.isRecorded = true
    }
  }

  /// Ends the recording of this node and its descendants.
  final func stopRecording() {
    for node in selfAndDescendants { node.leaveRecorder() }
  }

  private func leaveRecorder() {
    recorder = nil
    isRecorded = false
  }

  /// The recorder, unless its recording has ended while the node was not part of the tree.
  private var activeRecorder: LayoutRecorder? {
    if let recorder, recorder.isActive { return recorder }
    leaveRecorder()
    return nil
  }

  /// Returns the size for a proposal, and records whether it was cached.
  final func recordedSize(for proposal: Proposal) -> CGSize {
    guard let recorder = activeRecorder else { return sizeThatFits(proposal) }
    return recorder.record(self) {
      if skipsCache {
        let size = directSize(for: proposal)
        return (size, .measured(proposal, size, isCached: false))
      }
      var isComputed = false
      let size = cachedSize(for: proposal, isComputed: &isComputed)
      return (size, .measured(proposal, size, isCached: !isComputed))
    }
  }

  /// Records that a parent reads the intrinsic bounds.
  final func recordBounds() {
    activeRecorder?.record(self) { ((), .bounds(intrinsicBounds)) }
  }

  /// Returns a lower bound, and records it.
  final func recordedLowerBound(
    for proposal: Proposal, along axis: Axis, _ compute: () -> CGFloat
  ) -> CGFloat {
    guard let recorder = activeRecorder else { return compute() }
    return recorder.record(self) {
      let length = compute()
      return (length, .lowerBound(proposal, axis, length))
    }
  }

  /// Records that the answers of the node are computed again after a change.
  final func recordComparison(_ compare: () -> Void) {
    guard let recorder = activeRecorder else { return compare() }
    recorder.record(self) { (compare(), .compared) }
  }

  /// Places the node, and records where.
  final func recordPlacement(
    at origin: CGPoint, proposal: Proposal, fittingSize: CGSize?, in context: UpdateContext
  ) -> Bool {
    func place() -> Bool {
      performPlacement(at: origin, proposal: proposal, fittingSize: fittingSize, in: context)
    }
    guard let recorder = activeRecorder else { return place() }
    return recorder.record(self) {
      let isChanged = place()
      return (isChanged, .placed(self.origin, proposal, size, isUnchanged: !isChanged))
    }
  }
}
