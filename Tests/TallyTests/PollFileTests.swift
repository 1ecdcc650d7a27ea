import Foundation
import PlumbUI
import Testing

@testable import Tally

/// Polls in files.
@Suite struct PollFileTests {
  /// Returns the poll in a text, or the description of the error after the name of the file.
  private func poll(_ text: String) throws -> Poll { try poll(Data(text.utf8)) }

  private func poll(_ data: Data) throws -> Poll {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "PollFileTests-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    return try PollFile(path: file.path).poll()
  }

  private func message(_ text: String) throws -> String {
    let error = #expect(throws: PollFileError.self) { try poll(text) }
    let error1 = try #require(error)
    return error1.description.replacing(error1.path, with: "FILE")
  }

  /// A file with some fields of the second contender replaced.
  private func file(second: String) -> String {
    """
    {"id": "p", "question": "Q?", "contenders": [
      {"id": "a", "name": "A"},
      \(second)
    ]}
    """
  }

  @Test func `a message quotes only the beginning of a long text`() throws {
    let color = String(repeating: "a", count: 70_000)
    let message = try message(file(second: #"{"id": "b", "name": "B", "color": "\#(color)"}"#))
    #expect(message.hasPrefix(#"FILE:3:37: contenders[1].color: "aaaa"#))
    #expect(message.count < 1_100)
  }

  @Test func `the example has every field, and is one of the schema's polls`() throws {
    let poll = try poll(PollFile.example)
    #expect(poll.id == "lunch")
    #expect(poll.question.usual == "Where do we have lunch?")
    #expect(poll.question.string(in: Locale(identifier: "es")) == "¿Dónde comemos?")
    #expect(poll.candidates.map(\.id) == ["pizza", "noodles", "salad"])
    #expect(poll.candidates.map(\.name) == ["Pizza", "Noodles", "Salad"])
    #expect(poll.candidates[1].title.string(in: Locale(identifier: "es_MX")) == "Fideos")
    #expect(poll.candidates[1].title.string(in: Locale(identifier: "fr")) == "Noodles")
    // C9 2A 2A, of 255 each.
    let red = Tint.own(red: 201.0 / 255.0, green: 42.0 / 255.0, blue: 42.0 / 255.0)
    #expect(poll.candidates[0].tint == red)
    #expect(poll.candidates[2].tint == .palette(2))
  }

  @Test func `a text without English has its first language elsewhere`() throws {
    let poll = try poll(file(second: #"{"id": "b", "name": {"pt-BR": "Onça", "de": "Luchs"}}"#))
    let title = poll.candidates[1].title
    #expect(title.usual == "Onça")
    #expect(title.string(in: Locale(identifier: "de_AT")) == "Luchs")
    #expect(title.string(in: Locale(identifier: "pt_BR")) == "Onça")
    #expect(title.string(in: Locale(identifier: "ja")) == "Onça")
  }

  @Test func `escapes and characters of any script are read`() throws {
    let poll = try poll(
      #"{"id":"p","question":"\u00e9\ud83d\ude00\n\"","contenders":[{"id":"1","name":"猫"},{"id":"2","name":"قطة"}]}"#
    )
    #expect(poll.question.usual == "é😀\n\"")
    #expect(poll.candidates.map(\.name) == ["猫", "قطة"])
  }

  /// Each text and the words that its message must contain, with the place counted by hand.
  @Test(arguments: [
    (#"{"id": "b"}"#, "FILE:3:3: contenders[1].name: this field is missing."),
    (#"{"id": 7, "name": "B"}"#, "FILE:3:10: contenders[1].id: this must be a text, not a number."),
    (
      #"{"id": "a", "name": "B"}"#,
      #"FILE:3:3: contenders[1].id: another contender has the id "a"."#
    ),
    (
      #"{"id": "b", "name": "A"}"#,
      #"FILE:3:3: contenders[1].name: another contender has the name "A"."#
    ),
    (#"{"id": "b", "name": " "}"#, "FILE:3:23: contenders[1].name: this text is empty."),
    (
      #"{"id": "b", "name": {}}"#,
      "FILE:3:23: contenders[1].name: there must be a text in at least one language."
    ),
    (
      #"{"id": "b", "name": {"es": 1}}"#,
      "FILE:3:30: contenders[1].name.es: this must be a text, not a number."
    ),
    (
      #"{"id": "b", "name": "B", "colour": "red"}"#,
      "FILE:3:28: contenders[1].colour: there is no such field; "
        + "the fields are id, name, color, picture."
    ),
    (
      #"{"id": "b", "name": "B", "color": "red"}"#,
      #"FILE:3:37: contenders[1].color: "red" is not a colour; "#
        + "give red, green and blue as in #D9480F, or one of purple, orange, teal, rose, blue, green, "
        + "brown, grey."
    ),
    (#""b""#, "FILE:3:3: contenders[1]: this must be an object, not a text."),
    (#"{"id": "b", "name": "B""#, #"FILE:4:1: a comma or "}" is expected here."#),
    (#"{"id": "b", "id": "c"}"#, #"FILE:3:15: there is a second "id"."#),
    (#"{"id": "b, "name": "B"}"#, #"FILE:3:15: a comma or "}" is expected here."#),
    (#"{"id": "b}"#, "FILE:3:13: the text in quotes is not closed on its line."),
    (#"{"id": tru}"#, #"FILE:3:13: "e" is expected where "}" is there."#),
    (#"{"id": 'b'}"#, #"FILE:3:10: a value cannot begin with "'"."#),
  ])
  func `a message names file, line, column and field`(second: String, expected: String) throws {
    #expect(try message(file(second: second)) == expected)
  }

  @Test(arguments: [
    ("", "FILE:1:1: the text ends where a value is expected."),
    ("[]", "FILE:1:1: this must be an object, not a list."),
    ("{}", "FILE:1:1: id: this field is missing."),
    (#"{"id":"p"}"#, "FILE:1:1: question: this field is missing."),
    (
      #"{"id":"p","question":"q","contenders":[]}"#,
      "FILE:1:39: contenders: there must be 2 to 8 contenders, not 0."
    ),
    (
      #"{"id":"p","question":"q","contenders":{}}"#,
      "FILE:1:39: contenders: this must be a list, not an object."
    ),
    ("{} {}", "FILE:1:4: the text goes on after its end."),
  ])
  func `a file without a poll is refused`(text: String, expected: String) throws {
    #expect(try message(text) == expected)
  }

  @Test func `deep nesting, bad text and missing files are refused`() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(try message(deep).hasSuffix("the values are nested too deeply."))
    let error = #expect(throws: PollFileError.self) { try poll(Data([0x22, 0xff, 0x22])) }
    #expect(error?.description.hasSuffix(": the file is not a text in UTF-8.") == true)
    let missing = #expect(throws: PollFileError.self) { try PollFile(path: "/none.json").poll() }
    #expect(missing?.description == "/none.json: there is no such file.")
    let large = #expect(throws: PollFileError.self) { try poll(Data(count: 2_000_000)) }
    #expect(large?.description.hasSuffix(": the file is larger than a megabyte.") == true)
  }

  @Test func `pictures are read from beside the file, and refused if they are none`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "PollFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try PNGFile.write(PixelCanvas(width: 2, height: 2), to: folder.appending(path: "cat.png"))
    try Data("text".utf8).write(to: folder.appending(path: "dog.png"))
    func read(_ picture: String) throws -> Poll {
      let path = folder.appending(path: "poll.json")
      try Data(file(second: #"{"id": "b", "name": "B", "picture": "\#(picture)"}"#).utf8)
        .write(to: path)
      return try PollFile(path: path.path).poll()
    }
    guard case .picture(let picture) = try read("cat.png").candidates[1].emblem else {
      Issue.record("There is no picture.")
      return
    }
    #expect(picture.path == folder.appending(path: "cat.png").path)
    for (name, reason) in [("dog.png", "is not a PNG file."), ("hen.png", "there is no picture")] {
      let error = #expect(throws: PollFileError.self) { try read(name) }
      #expect(error?.field == "contenders[1].picture")
      #expect(error?.description.contains(reason) == true)
    }
  }

  @Test func `only regular files are read`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "PollFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appending(path: "pipe.json").path
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero", folder.path] {
      let error = #expect(throws: PollFileError.self) { try PollFile(path: path).poll() }
      #expect(
        error?.description == "\(path): the file cannot be read: it is not a regular file.")
    }
    let path = folder.appending(path: "poll.json")
    try Data(file(second: #"{"id": "b", "name": "B", "picture": "pipe.json"}"#).utf8).write(
      to: path)
    let error = #expect(throws: PollFileError.self) { try PollFile(path: path.path).poll() }
    #expect(error?.description.contains("cannot be read: it is not a regular file.") == true)
    #expect(throws: PollSaveError.changed) {
      try PollFile(path: pipe).save(.favouritePet, schema: nil, over: .bytes(Data()))
    }
  }

  /// Each name was compared with all before it.
  @Test func `a megabyte of names is read`() throws {
    let names = (0..<70_000).map { "\"n\($0)\": \"t\"" }.joined(separator: ",")
    let poll = try poll(file(second: #"{"id": "b", "name": {\#(names)}}"#))
    #expect(poll.candidates[1].title.usual == "t")
    #expect(try message(file(second: "{\(names), \"n0\": 1}")).contains(#"a second "n0""#))
  }

  @Test func `pictures outside of the folder of the file are refused`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "PollFileTests-\(UUID().uuidString)")
    let inner = folder.appending(path: "polls/inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let polls = folder.appending(path: "polls")
    let canvas = PixelCanvas(width: 2, height: 2)
    for name in ["out.png", "polls/in.png", "polls/inner/in.png", "polls-2.png"] {
      try PNGFile.write(canvas, to: folder.appending(path: name))
    }
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: polls.appending(path: name).path, withDestinationPath: target)
    }
    try link("leads-out.png", to: "../out.png")
    try link("folder", to: "..")
    try link("stays.png", to: "inner/in.png")
    // The folder itself may be reached by a link.
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "other"), withDestinationURL: polls)
    func read(_ picture: String, in folder: URL) throws -> Poll {
      let path = folder.appending(path: "poll.json")
      try Data(file(second: #"{"id": "b", "name": "B", "picture": "\#(picture)"}"#).utf8)
        .write(to: path)
      return try PollFile(path: path.path).poll()
    }
    let inside = polls.appending(path: "in.png").path
    for name in ["in.png", "inner/in.png", "inner/../in.png", "stays.png", inside] {
      for folder in [polls, folder.appending(path: "other")] {
        #expect(throws: Never.self, "\(name)") { try read(name, in: folder) }
      }
    }
    let outside = folder.appending(path: "out.png").path
    for name in ["../out.png", "leads-out.png", "folder/out.png", outside, "../polls-2.png"] {
      let error = #expect(throws: PollFileError.self, "\(name)") { try read(name, in: polls) }
      #expect(error?.description.contains("is not in the folder of the poll file") == true)
    }
  }

  /// Four of the large pictures have as many as all may have together.
  @Test func `the pictures of a poll have a number of pixels together`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "PollFileTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var pictures = PollPictures(of: folder.appending(path: "poll.json").path)
    func write(_ name: String, width: Int, height: Int) throws {
      try PNGFile.write(
        PixelCanvas(width: width, height: height), to: folder.appending(path: name))
    }
    try write("small.png", width: 2, height: 2)
    try write("large.png", width: 4_096, height: 4_096)
    for _ in 0..<3 { _ = try pictures.picture(named: "large.png") }
    _ = try pictures.picture(named: "small.png")
    let failure = #expect(throws: PollPictures.Failure.self) {
      try pictures.picture(named: "large.png")
    }
    #expect(
      failure?.reason.hasSuffix(
        "has 4096x4096 pixels; the pictures of a poll have at most 67108864 together") == true)
    _ = try pictures.picture(named: "small.png")
  }

  @Test func `the votes of contenders that are still there are kept when the file changes`() throws
  {
    let before = try poll(file(second: #"{"id": "b", "name": "B"}"#))
    let votes = ["a": 3, "b": 2]
    #expect(before.withVotes(votes).candidates.map(\.votes) == [3, 2])
    // B has gone, C is new, and A has another name.
    let after = try poll(
      #"{"id":"p","question":"Q?","contenders":[{"id":"c","name":"C"},{"id":"a","name":"Ah"}]}"#)
    #expect(after.id == before.id)
    #expect(after.withVotes(votes).candidates.map(\.votes) == [0, 3])
  }
}
