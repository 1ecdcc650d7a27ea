internal import Foundation

/// How much of the running thread's stack a tree has used.
///
/// Views are built, laid out, drawn and let go by recursion, and a stack that overflows ends the
/// program without a word. So the tree looks before it builds further down.
struct CallStackGuard {
  /// Where the stack stood when the tree was called.
  private var base: UInt = 0
  /// The bytes a thread has, by the limit set for this process.
  private let size: UInt

  init() {
    var limit = rlimit()
    let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    // Threads get 2 MB where the process sets no limit.
    let unlimited: UInt = 2 << 20
    size = isKnown && limit.rlim_cur < 1 << 32 ? UInt(limit.rlim_cur) : unlimited
  }

  /// Takes note of where the stack stands.
  @inline(never)
  mutating func begin() {
    base = Self.position
  }

  /// Whether so little is left that nothing should be built further down.
  ///
  /// Building takes more stack for a view than anything that is done with it later, so the half
  /// that is kept free is enough for the rest.
  var isScarce: Bool {
    base != 0 && Self.position < base && base - Self.position > size / 2
  }

  /// How many nodes may be above another one.
  ///
  /// Not all views are built by recursion, those of an overlay are not; but they are laid out so. A
  /// debug build, which takes most, lays a node out in some 1 600 bytes.
  var deepest: Int { Int(size) / 2_560 }

  private static var position: UInt {
    var mark: UInt8 = 0
    return unsafe withUnsafePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}
