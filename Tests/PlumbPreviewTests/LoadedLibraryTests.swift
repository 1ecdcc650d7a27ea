import Foundation
import Testing

@testable import PlumbPreview

/// The loading of code at a path that the environment gives.
@Suite struct LoadedLibraryTests {
  @Test func `a pipe, a device and a folder are no code, and are not waited for`() throws {
    let pipe = FileManager.default.temporaryDirectory
      .appending(path: "plumb-library-\(UUID().uuidString)").path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    for path in [pipe, "/dev/zero", "/tmp"] {
      let error = #expect(throws: LoadedLibrary.LoadingError.self) {
        _ = try LoadedLibrary(path: path)
      }
      #expect(
        error?.description == "The code cannot be loaded: \(path) is not a regular file.")
    }
  }

  @Test func `a file that does not exist is named`() {
    let error = #expect(throws: LoadedLibrary.LoadingError.self) {
      _ = try LoadedLibrary(path: "/nonexistent/library.so")
    }
    #expect(error?.description.contains("/nonexistent/library.so") == true)
  }
}
