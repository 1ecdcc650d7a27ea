internal import Foundation

/// A measure of the call stack used by a tree.
///
/// Views are built, laid out, drawn and released by recursion, and a stack overflow ends the
/// program without a message. Therefore the tree checks the remaining stack before it builds nested
/// views.
struct CallStackGuard {
  /// The stack pointer when the tree was called.
  private var base: UInt = 0
  /// The stack size of a thread in bytes, from the resource limit of this process.
  private let size: UInt

  init() {
    var limit = rlimit()
    let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    // Threads have 2 MB where the process has no limit.
    let unlimited: UInt = 2 << 20
    size = isKnown && limit.rlim_cur < 1 << 32 ? UInt(limit.rlim_cur) : unlimited
  }

  /// Records the current stack pointer.
  @inline(never)
  mutating func begin() {
    base = Self.position
  }

  /// Whether so little stack is left that nothing should be built further down.
  ///
  /// Building a view takes more stack than any later operation on it, so keeping half of the stack
  /// free is enough for the rest.
  var isNearlyExhausted: Bool {
    base != 0 && Self.position < base && base - Self.position > size / 2
  }

  /// The maximum number of ancestors of a node.
  ///
  /// Not all views are built by recursion (the views of an overlay are not), but all are laid out
  /// by recursion. A debug build needs the most stack, some 1 600 bytes to lay out a node.
  var maximumDepth: Int { Int(size) / 2_560 }

  private static var position: UInt {
    var mark: UInt8 = 0
    return unsafe withUnsafePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}
