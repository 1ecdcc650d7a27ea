extension [LayoutNode] {
  /// Returns whether the nodes are in the same memory as others, and therefore the same.
  ///
  /// Sound because an array copies its memory before it changes what another value has as well.
  func sharesMemory(with others: [LayoutNode]) -> Bool {
    unsafe withUnsafeBufferPointer { own in
      unsafe others.withUnsafeBufferPointer { unsafe own.baseAddress == $0.baseAddress }
    }
  }

  /// Calls `body` with one node without retaining it. In a pass over many small nodes, reference
  /// counting costs more than the nodes themselves.
  ///
  /// Sound because the array retains the node for the duration of the call: the children of a node
  /// do not change while its rule works with them, and an array is a value in any case.
  @inline(__always) package func withChild<Result>(
    at index: Int, _ body: (LayoutNode) -> Result
  ) -> Result {
    unsafe withUnsafeBufferPointer { nodes in
      unsafe Unmanaged.passUnretained(nodes[index])._withUnsafeGuaranteedRef { body($0) }
    }
  }
}
