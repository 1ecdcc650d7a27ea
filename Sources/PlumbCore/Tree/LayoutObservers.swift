/// The functions that observe the frames of layout nodes, called after every layout in which one of
/// these nodes may have moved.
@MainActor package final class LayoutObservers {
  private struct Observation {
    weak var layoutNode: LayoutNode?
    let observe: @MainActor () -> Void
  }

  /// The observations in the order in which they were first added, so that the order of calls is
  /// the same in every run.
  private var observations: [Observation] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// Whether an observation was added since the functions were last called.
  private(set) var hasNew = false

  /// Calls a function after every layout that may have moved a layout node, as long as that exists.
  /// A layout node has one such function; adding another one replaces it.
  package func observe(_ layoutNode: LayoutNode, _ observe: @escaping @MainActor () -> Void) {
    hasNew = true
    layoutNode.setObserved()
    let observation = Observation(layoutNode: layoutNode, observe: observe)
    if let index = indices[ObjectIdentifier(layoutNode)] {
      observations[index] = observation
    } else {
      indices[ObjectIdentifier(layoutNode)] = observations.count
      observations.append(observation)
    }
  }

  /// Returns the functions to call after this layout.
  func due() -> [@MainActor () -> Void] {
    hasNew = false
    if observations.contains(where: { $0.layoutNode == nil }) { removeEnded() }
    return observations.compactMap { $0.layoutNode?.isPlaced == true ? $0.observe : nil }
  }

  private func removeEnded() {
    observations.removeAll { $0.layoutNode == nil }
    indices = [:]
    for (index, observation) in observations.enumerated() {
      if let layoutNode = observation.layoutNode { indices[ObjectIdentifier(layoutNode)] = index }
    }
  }
}
