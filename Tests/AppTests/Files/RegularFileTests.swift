import Foundation
import Testing

@testable import PlumbFiles
@testable import PlumbSDL
@testable import PlumbText
@testable import TestSupport

/// Files that may be anything.
@Suite final class RegularFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "RegularFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func failure(_ path: String, limit: Int = .max) -> RegularFile.Failure? {
    do throws(RegularFile.Failure) {
      _ = try RegularFile.contents(of: path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a file is read up to its limit`() throws {
    let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
    try data.write(to: folder.appending(path: "file"))
    #expect(try RegularFile.contents(of: path("file")) == data)
    #expect(try RegularFile.contents(of: path("file"), limit: 200_000) == data)
    #expect(failure(path("file"), limit: 199_999) == .tooLarge(limit: 199_999))
    try Data().write(to: folder.appending(path: "empty"))
    #expect(try RegularFile.contents(of: path("empty"), limit: 0).isEmpty)
    // A file that reports a size of 0 bytes.
    #expect(try !RegularFile.contents(of: "/proc/self/status").isEmpty)
  }

  @Test func `a pipe, a device and a folder are not opened, nor are links to them`() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "pipe")
    for path in [path("pipe"), path("link"), "/dev/zero", folder.path] {
      #expect(failure(path) == .notRegular)
    }
    #expect(failure(path("none")) == .missing)
    #expect("\(RegularFile.Failure.missing)" == "No such file or directory")
    #expect("\(RegularFile.Failure.tooLarge(limit: 32 << 20))" == "it has more than 32 megabytes")
  }

  @Test func `a pipe in the place of a font is one that cannot be used`() throws {
    #expect(mkfifo(path("font.otf"), 0o600) == 0)
    let error = #expect(throws: SDLError.self) {
      try SDLFontFile(name: "font.otf", folder: folder)
    }
    #expect(error?.description.hasSuffix("cannot be used: it is not a regular file.") == true)
    #expect(FontFileInfo(path: path("font.otf"), index: 0) == nil)
    #expect(FontTables.faceCount(path: path("font.otf")) == 0)
  }

  @Test func `a pipe in the place of translations is told of`() throws {
    #expect(mkfifo(path("Localizable.xcstrings"), 0o600) == 0)
    let warnings = RuntimeWarning.collect {
      let english = Locale(identifier: "en")
      _ = StringTables().translation(of: "key", table: nil, in: english, folder: folder)
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("it is not a regular file") == true)
  }
}
