import Foundation

/// The part of an executable's header and tables that packages and their tests need, in the format ELF.
struct ExecutableFile: Equatable {
  /// The machine in the words of the kernel: `x86_64`, `aarch64`.
  var architecture: String
  /// The libraries that the loader opens, such as `libSDL2-2.0.so.0`, in the order of the file.
  var libraries: [String]
  /// The versions of symbols by library, such as `GLIBC_2.36` of `libc.so.6`.
  var versions: [String: [String]]
  /// Whether the loader chooses its address.
  var isPositionIndependent: Bool
  /// Whether the loader resolves all functions at the start and then protects their addresses.
  var isBoundAtStart: Bool
  /// The folders of libraries that it names.
  var searchPaths: [String]
}
