import Glibc
import PlumbUI

/// A shared library with previews.
///
/// A library stays loaded until the program ends, because the state and the closures of views that
/// were made by its code may be in use after newer libraries were loaded.
struct LoadedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// The error that a library cannot be loaded.
  struct LoadingError: Error, CustomStringConvertible {
    var description: String
  }

  /// Loads the library at a path.
  init(path: String) throws(LoadingError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason is known"
      throw LoadingError(description: "The previews cannot be loaded: \(reason).")
    }
    self.handle = handle
  }

  /// Returns the previews that functions of the library register, in order. Functions that it does not
  /// have are left out.
  @MainActor func previews(registeredBy symbols: [String]) -> [RegisteredPreview] {
    PreviewRegistry.collect {
      for symbol in symbols {
        guard let address = dlsym(handle, symbol) else { continue }
        // The macro and plumb declare functions of these names without parameters and result.
        unsafeBitCast(address, to: (@convention(c) () -> Void).self)()
      }
    }
  }
}
