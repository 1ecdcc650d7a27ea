internal import Foundation

/// How much of the running thread's stack is still free.
///
/// Views are built, laid out, drawn and let go by recursion, and a stack that overflows ends the
/// program without a word. So the tree looks before it builds further down.
@MainActor struct StackRoom {
  /// The thread whose stack `bounds` are of.
  private var thread: pthread_t?
  /// Addresses; empty where the system does not tell.
  private var bounds: Range<UInt> = 0..<0

  /// Whether so little is left that nothing should be built further down.
  ///
  /// Building takes more stack for a view than anything that is done with it later, so the half
  /// that is kept free is enough for the rest.
  mutating func isScarce() -> Bool {
    let current = pthread_self()
    if thread != current {
      thread = current
      bounds = Self.boundsOfThread(current)
    }
    guard !bounds.isEmpty else { return false }
    var mark: UInt8 = 0
    let address = unsafe withUnsafePointer(to: &mark) { unsafe UInt(bitPattern: $0) }
    return address < bounds.lowerBound + UInt(bounds.count) / 2
  }

  private static func boundsOfThread(_ thread: pthread_t) -> Range<UInt> {
    var attributes = unsafe pthread_attr_t()
    guard unsafe pthread_getattr_np(thread, &attributes) == 0 else { return 0..<0 }
    defer { unsafe pthread_attr_destroy(&attributes) }
    var base: UnsafeMutableRawPointer?
    var size = 0
    guard unsafe pthread_attr_getstack(&attributes, &base, &size) == 0, let base = unsafe base
    else { return 0..<0 }
    let low = unsafe UInt(bitPattern: base)
    return low..<(low + UInt(size))
  }
}
