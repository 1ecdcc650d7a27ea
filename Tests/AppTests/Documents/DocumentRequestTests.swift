import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import TestSupport

/// The requests that a running program with documents receives.
@MainActor @Suite struct DocumentRequestTests {
  @Test func `files of a later start have windows of their own, each file one`() throws {
    let harness = try DocumentHarness(
      NoteProgram(), files: ["a.txt": "a", "b.txt": "b"], arguments: ["a.txt"])
    defer { harness.removeFolder() }
    let files = [harness.file("b.txt"), harness.file("a.txt")]
    harness.then { harness.windows.receive(.open(files)) }
    harness.then {
      #expect(harness.titles == ["a", "b"])
      #expect(harness.platform.windows[0].bringToFrontCount == 1)
    }
    try harness.run()
  }

  @Test func `a later start without files opens a new document`() throws {
    let harness = try DocumentHarness(NoteProgram(), files: ["a.txt": "a"], arguments: ["a.txt"])
    defer { harness.removeFolder() }
    harness.then { harness.windows.receive(.activate) }
    harness.then { #expect(harness.titles == ["a", "Untitled"]) }
    try harness.run()
  }

  @Test func `a file that cannot be read is told of in the window of a person`() throws {
    let harness = try DocumentHarness(NoteProgram())
    defer { harness.removeFolder() }
    let missing = harness.file("missing.txt")
    harness.then { harness.windows.receive(.open([missing])) }
    harness.then {
      #expect(harness.titles == ["Untitled"])
      let window = try harness.document()
      #expect(!window.failure.isEmpty)
      #expect(window.showsFailure)
      window.showsFailure = false
    }
    try harness.run()
  }
}
