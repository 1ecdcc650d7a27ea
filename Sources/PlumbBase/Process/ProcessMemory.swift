internal import Foundation

/// The memory that the system gives the program.
package enum ProcessMemory {
  /// Returns whether the system gives the program a number of bytes more, which are given back at once.
  ///
  /// Always so unless a limit such as that of `ulimit -v` is reached: a program ends when it needs more memory than
  /// that. Nothing is written to the memory, so that none is taken from other programs.
  package static func has(_ byteCount: Int) -> Bool {
    guard byteCount > 0 else { return true }
    let start = unsafe mmap(
      nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard unsafe start != MAP_FAILED else { return false }
    _ = unsafe munmap(start, byteCount)
    return true
  }
}
