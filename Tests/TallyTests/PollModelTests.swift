import BallotStorage
import Foundation
import PlumbUI
import Testing

@testable import Tally

/// The votes of a window.
@MainActor @Suite struct PollModelTests {
  private let model = PollModel(.favouritePet)

  @Test func `a vote counts at once`() {
    model.vote(for: "dog")
    #expect(model.poll.votesDescription == "Cat=0,Goldfish=0,Dog=1")
    #expect(model.saving == nil)
  }

  @Test func `a vote for an unknown contender is ignored`() {
    model.vote(for: "bird")
    #expect(model.poll == .favouritePet)
    #expect(!model.canUndo)
  }

  @Test func `votes are counted up to the largest integer`() throws {
    let model = PollModel(try Poll.favouritePet.withVotes("Cat=\(Int.max - 1)"))
    model.vote(for: "goldfish")
    #expect(model.poll.totalVotes == .max)
    model.vote(for: "cat")
    #expect(model.poll.votesDescription == "Cat=\(Int.max - 1),Goldfish=1,Dog=0")
  }

  @Test func `undo takes votes back, the last first, and redo casts them again`() {
    for id in ["cat", "dog", "cat"] { model.vote(for: id) }
    model.undo()
    model.undo()
    #expect(model.poll.votesDescription == "Cat=1,Goldfish=0,Dog=0")
    model.redo()
    #expect(model.poll.votesDescription == "Cat=1,Goldfish=0,Dog=1")
    model.redo()
    model.redo()
    #expect(model.poll.votesDescription == "Cat=2,Goldfish=0,Dog=1")
    for _ in 0..<5 { model.undo() }
    #expect(model.poll == .favouritePet)
    #expect(!model.canUndo && model.canRedo)
  }

  @Test func `a new vote ends what can be cast again`() {
    model.vote(for: "cat")
    model.undo()
    model.vote(for: "dog")
    #expect(!model.canRedo)
    model.redo()
    #expect(model.poll.votesDescription == "Cat=0,Goldfish=0,Dog=1")
  }

  // MARK: Stored votes

  private func inFolder(_ body: (BallotLocation) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "PollModelTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(.file(folder.appending(path: "votes.sqlite").path))
  }

  /// Lets the main actor do other work until a condition holds; fails after ten seconds.
  private func wait(
    sourceLocation: SourceLocation = #_sourceLocation, for condition: () -> Bool
  ) async throws {
    for _ in 0..<1_000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(condition(), sourceLocation: sourceLocation)
  }

  @Test func `votes are there when a window opens again`() async throws {
    try await inFolder { location in
      let first = PollModel(.favouritePet, storedAt: location)
      for id in ["cat", "dog", "cat"] { first.vote(for: id) }
      first.undo()
      #expect(first.poll.votesDescription == "Cat=1,Goldfish=0,Dog=1")
      try await wait { first.saving == .saved }
      #expect(first.finish().entries.isEmpty)
      let second = PollModel(.favouritePet, storedAt: location)
      #expect(second.poll == first.poll)
      #expect(!second.canUndo)
    }
  }

  @Test func `a window shows the votes of another one, and counts none twice`() async throws {
    try await inFolder { location in
      let models = (0..<2).map { _ in PollModel(.favouritePet, storedAt: location) }
      for round in 0..<20 { models[round % 2].vote(for: round % 4 == 0 ? "cat" : "dog") }
      for model in models {
        try await wait { model.poll.votesDescription == "Cat=5,Goldfish=0,Dog=15" }
      }
      models[1].undo()
      try await wait { models[0].poll.votesDescription == "Cat=5,Goldfish=0,Dog=14" }
    }
  }

  @Test func `an edited poll has the stored votes of its contenders`() async throws {
    try await inFolder { location in
      let model = PollModel(.favouritePet, file: "pets.json", storedAt: location)
      for id in ["cat", "dog", "dog"] { model.vote(for: id) }
      let cat = Candidate(id: "cat", title: PollText("Kitten"), tint: .palette(0))
      let bird = Candidate(id: "bird", title: PollText("Bird"), tint: .palette(1))
      model.show(Poll([bird, cat]), of: "pets.json")
      #expect(model.poll.votesDescription == "Bird=0,Kitten=1")
      model.vote(for: "bird")
      try await wait { model.saving == .saved }
      #expect(model.poll.votesDescription == "Bird=1,Kitten=1")
      // The votes for a contender that was removed are stored all the same.
      model.show(.favouritePet, of: "pets.json")
      #expect(model.poll.votesDescription == "Cat=1,Goldfish=0,Dog=2")
      #expect(model.finish().entries.isEmpty)
    }
  }

  @Test func `a poll with another identifier has other votes, and none is lost`() async throws {
    try await inFolder { location in
      let model = PollModel(.favouritePet, storedAt: location)
      model.vote(for: "cat")
      let mine = Poll(id: "mine", Poll.favouritePet.candidates)
      model.show(mine, of: "mine.json")
      #expect(model.poll.totalVotes == 0)
      #expect(model.file == "mine.json")
      #expect(!model.canUndo)
      model.vote(for: "dog")
      try await wait { model.saving == .saved }
      #expect(model.finish().entries.isEmpty)
      #expect(await model.entries().map(\.contender) == ["dog"])
      for (poll, votes) in [(Poll.favouritePet, "Cat=1"), (mine, "Cat=0")] {
        let other = PollModel(poll, storedAt: location)
        #expect(other.poll.votesDescription.hasPrefix(votes))
        #expect(other.poll.totalVotes == 1)
      }
    }
  }

  @Test func `a vote that cannot be stored counts, and says why`() async throws {
    let model = PollModel(.favouritePet, storedAt: .file("/proc/tally/votes.sqlite"))
    model.vote(for: "cat")
    #expect(model.poll.votesDescription == "Cat=1,Goldfish=0,Dog=0")
    try await wait {
      guard case .failed(let error) = model.saving else { return false }
      return error.kind == .readOnly
    }
    let error = #expect(throws: BadValue.self) { try model.storeRest() }
    let words = try #require(error).description.split(separator: " ")
    let file = try #require(words.first { $0.hasSuffix(".jsonl.") }).dropLast()
    defer { try? FileManager.default.removeItem(atPath: String(file)) }
    let data = try Data(contentsOf: URL(filePath: String(file)))
    let entries = try BallotLines.entries(data, path: String(file))
    #expect(entries.map(\.contender) == ["cat"])
  }

  @Test func `a damaged file is reported until the message is dismissed`() async throws {
    try await inFolder { location in
      guard case .file(let path) = location else { return }
      let folder = URL(filePath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("not a database, but long enough to be taken for one".utf8)
        .write(to: URL(filePath: path))
      let model = PollModel(.favouritePet, storedAt: location)
      try await wait { model.salvage?.damaged == path }
      model.vote(for: "cat")
      try await wait { model.saving == .saved }
      model.dismissSalvage()
      #expect(model.salvage == nil)
    }
  }

  @Test func `the entries of all windows are in the order of their times`() async throws {
    try await inFolder { location in
      let models = (0..<2).map { _ in PollModel(.favouritePet, storedAt: location) }
      models[0].now = { 2_000 }
      models[1].now = { 1_000 }
      models[0].vote(for: "cat")
      models[1].vote(for: "dog")
      for model in models { try await wait { model.poll.totalVotes == 2 } }
      let entries = await models[0].entries()
      #expect(entries.map(\.contender) == ["dog", "cat"])
      #expect(entries.map(\.time) == [1_000, 2_000])
    }
  }
}
