extension [LayoutNode] {
  /// Looks at one node without counting the reference, which in a pass over many small boxes costs
  /// more than the boxes.
  ///
  /// Sound as the array holds the node, and keeps it as long as the call lasts: nobody changes the
  /// children of a node while its rule works with them, and an array is a value anyway.
  @inline(__always) func withChild<Result>(
    at index: Int, _ look: (LayoutNode) -> Result
  ) -> Result {
    unsafe withUnsafeBufferPointer { nodes in
      unsafe Unmanaged.passUnretained(nodes[index])._withUnsafeGuaranteedRef { look($0) }
    }
  }
}
