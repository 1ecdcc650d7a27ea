import Foundation
import PlumbUI
import Testing

@testable import Tally

/// Polls that are written to files.
@Suite struct PollSavingTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "PollSavingTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  private func permissions(of file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  @Test func `the example is written as it is`() throws {
    try inFolder { folder in
      let file = folder.appending(path: "poll.json")
      try Data(PollFile.example.utf8).write(to: file)
      let contents = try PollFile(path: file.path).contents()
      try PollFile(path: file.path)
        .save(contents.poll, schema: contents.schema, over: .bytes(contents.data))
      #expect(try text(of: file) == PollFile.example)
      // Nothing is left beside it.
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["poll.json"])
    }
  }

  @Test func `every poll is read as it was written`() throws {
    try inFolder { folder in
      try PNGFile.write(PixelCanvas(width: 2, height: 2), to: folder.appending(path: "cat.png"))
      let image = try #require(
        try? PNGFile.decode(Data(contentsOf: folder.appending(path: "cat.png"))))
      let picture = Picture(
        path: folder.appending(path: "cat.png").path, image: Bitmap(image))
      let poll = Poll(
        id: "a \"quoted\" id\\", question: PollText("é😀\n\t\"\u{1}\u{2028}قطة"),
        [
          Candidate(id: "1", title: PollText("One"), emblem: .picture(picture), tint: .palette(0)),
          // It does not have the colour of its place.
          Candidate(id: "2", title: PollText("Two"), tint: .palette(5)),
          Candidate(
            id: "3", title: PollText("Onça", translations: ["pt-BR": "Onça", "de": "Luchs"]),
            tint: .own(red: 0, green: 10.0 / 255, blue: 1)),
          Candidate(
            id: "4", title: PollText("Four", translations: ["en": "Four", "ar": "أربعة"]),
            tint: .palette(3)),
        ])
      let file = PollFile(path: folder.appending(path: "poll.json").path)
      try file.save(poll, schema: "poll.schema.json", over: .missing)
      let contents = try file.contents()
      #expect(contents.poll == poll)
      #expect(contents.schema == "poll.schema.json")
      let text = try text(of: folder.appending(path: "poll.json"))
      for part in [
        #""picture": "cat.png""#, ##""color": "#000AFF""##, #""color": "green""#,
        #"{ "pt-BR": "Onça", "de": "Luchs" }"#, #"\n\t\"\u0001"#,
      ] { #expect(text.contains(part), "\(part)") }
      // The colour of its place is left out.
      #expect(!text.contains("rose"))
    }
  }

  @Test func `the paths of pictures stay relative where the file is named so`() throws {
    try inFolder { folder in
      let old = FileManager.default.currentDirectoryPath
      defer { _ = FileManager.default.changeCurrentDirectoryPath(old) }
      for name in ["cat.png", "poll.json"] where name == "cat.png" {
        try PNGFile.write(PixelCanvas(width: 2, height: 2), to: folder.appending(path: name))
      }
      let file = folder.appending(path: "poll.json")
      try Data(
        PollFile.example.replacing(##""color": "#C92A2A""##, with: #""picture": "cat.png""#).utf8
      ).write(to: file)
      let before = try text(of: file)
      let path = file.deletingLastPathComponent().path + "/./poll.json"
      let contents = try PollFile(path: path).contents()
      try PollFile(path: path).save(contents.poll, schema: nil, over: .bytes(contents.data))
      #expect(try text(of: file) == before)
    }
  }

  @Test func `permissions and links are kept`() throws {
    try inFolder { folder in
      let (file, link) = (folder.appending(path: "poll.json"), folder.appending(path: "link.json"))
      try Data(PollFile.example.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try PollFile(path: link.path).save(.favouritePet, schema: nil, over: .anything)
      #expect(try PollFile(path: file.path).poll().id == "favourite-pet")
      #expect(try permissions(of: file) == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    }
  }

  @Test func `a file that was changed is left as it is`() throws {
    try inFolder { folder in
      let file = folder.appending(path: "poll.json")
      try Data(PollFile.example.utf8).write(to: file)
      let poll = PollFile(path: file.path)
      let contents = try poll.contents()
      try Data("something else".utf8).write(to: file)
      #expect(throws: PollSaveError.changed) {
        try poll.save(contents.poll, schema: nil, over: .bytes(contents.data))
      }
      #expect(throws: PollSaveError.exists) {
        try poll.save(contents.poll, schema: nil, over: .missing)
      }
      #expect(try text(of: file) == "something else")
      try poll.save(contents.poll, schema: nil, over: .anything)
      #expect(try text(of: file) == PollFile.example)
      // A file that was removed is made again.
      try FileManager.default.removeItem(at: file)
      try poll.save(contents.poll, schema: nil, over: .bytes(contents.data))
      #expect(try text(of: file) == PollFile.example)
    }
  }

  @Test(arguments: [
    ("/proc/poll.json", [PollSaveError.noFolder, .notAllowed]),
    ("/none/poll.json", [.noFolder]),
    ("/dev/null/poll.json", [.noFolder]),
    ("/proc/self/status", [.exists]),
  ])
  func `where nothing can be written, one sentence says why`(
    path: String, errors: [PollSaveError]
  ) throws {
    let error = #expect(throws: PollSaveError.self) {
      try PollFile(path: path).save(.favouritePet, schema: nil, over: .missing)
    }
    #expect(errors.contains(try #require(error)))
  }

  @Test(.enabled(if: geteuid() != 0, "The superuser may write everything."))
  func `a folder and a file that are read only are left as they are`() throws {
    try inFolder { folder in
      let file = folder.appending(path: "poll.json")
      try Data(PollFile.example.utf8).write(to: file)
      let poll = PollFile(path: file.path)
      for (path, mode, usual) in [(file.path, 0o444, 0o644), (folder.path, 0o555, 0o755)] {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        #expect(throws: PollSaveError.notAllowed) {
          try poll.save(.favouritePet, schema: nil, over: .anything)
        }
        try FileManager.default.setAttributes([.posixPermissions: usual], ofItemAtPath: path)
      }
      #expect(try text(of: file) == PollFile.example)
    }
  }

  @Test func `a poll that could not be read again is not written`() throws {
    try inFolder { folder in
      let poll = Poll(
        question: PollText(String(repeating: "x", count: 1 << 20)),
        Poll.favouritePet.candidates)
      let file = PollFile(path: folder.appending(path: "poll.json").path)
      #expect(throws: PollSaveError.tooLarge) {
        try file.save(poll, schema: nil, over: .missing)
      }
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `tally edit makes a file with an identifier of its own`() throws {
    try inFolder { folder in
      let paths = ["a.json", "b.json"].map { folder.appending(path: $0).path }
      for path in paths { try EditCommand.makeFile(path) }
      let polls = try paths.map { try PollFile(path: $0).poll() }
      #expect(Set(polls.map(\.id)).count == 2)
      #expect(polls[0].candidates == polls[1].candidates)
      #expect(throws: BadValue.self) { try EditCommand.makeFile(paths[0]) }
    }
  }
}
