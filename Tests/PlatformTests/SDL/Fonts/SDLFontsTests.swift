import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@MainActor @Suite(.serialized) struct SDLFontsTests {
  private func refusal(of folder: URL) -> SDLError? {
    do {
      _ = try SDLTextServices.make(fontFolder: folder)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a missing folder is reported with the missing file`() {
    #expect(
      refusal(of: URL(filePath: "/no/such/folder"))?.description
        == "The font Inter-Regular.otf in the folder /no/such/folder cannot be used: "
        + "No such file or directory.")
  }

  @Test func `a file that is not a font is reported`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for content in [Data(), Data("not a font".utf8)] {
      try content.write(to: folder.appending(path: "Inter-Regular.otf"))
      let error = try #require(refusal(of: folder))
      guard case .fontUnavailable(let file, let path, let reason) = error else {
        Issue.record("unexpected \(error)")
        continue
      }
      #expect(file == "Inter-Regular.otf" && path == folder.path && !reason.isEmpty)
    }
  }
}
