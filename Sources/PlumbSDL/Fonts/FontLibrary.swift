internal import Foundation
internal import Synchronization

/// Serialized access to SDL_ttf.
///
/// All fonts of a process share one FreeType library, which is not thread-safe. Fonts are used on
/// the main thread, but the last reference to a font may be released on any thread.
enum FontLibrary {
  private static let lock = Mutex(())

  /// Runs `body` while holding the library's lock, which is not recursive.
  static func alone<Result>(_ body: () -> Result) -> Result {
    lock.withLock(body)
  }
}
