import Glibc
import PlumbUI

/// A shared library with previews or a program.
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
    // Loading a pipe would wait for its writer for ever.
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw LoadingError(
        description: "The code cannot be loaded: \(path) is not a regular file.")
    }
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason is known"
      throw LoadingError(description: "The code cannot be loaded: \(reason).")
    }
    self.handle = handle
  }

  /// A main function of C.
  typealias MainFunction =
    @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32

  /// Returns a main function of the library; `nil` if it has none of the name.
  func mainFunction(named name: String) -> MainFunction? {
    // The compiler gives the main function of a module this form.
    dlsym(handle, name).map { unsafeBitCast($0, to: MainFunction.self) }
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
