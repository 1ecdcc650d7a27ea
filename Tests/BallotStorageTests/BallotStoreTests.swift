import BallotStorage
import Foundation
import Testing

@Suite struct BallotStoreTests {
  @Test func `votes are there when the file is opened again`() throws {
    let folder = try TestFolder()
    let entries = [
      BallotEntry.vote(for: "cat", at: 1), .vote(for: "dog", at: 2), .vote(for: "cat", at: 3),
    ]
    try BallotStore(.file(folder.votes)).append(entries)
    let store = BallotStore(.file(folder.votes))
    #expect(try store.standings(of: "pets") == ["cat": 2, "dog": 1])
    #expect(try store.entries(of: "pets") == entries)
  }

  @Test func `the log of a closed file is empty, so that the file can be copied`() throws {
    let folder = try TestFolder()
    try BallotStore(.file(folder.votes)).append([.vote(for: "cat")])
    #expect(try folder.names == ["votes.sqlite"])
  }

  @Test func `the folder is made, for the user only`() throws {
    let folder = try TestFolder()
    let path = folder.path("share/tally/votes.sqlite")
    try BallotStore(.file(path)).append([.vote(for: "cat")])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("share/tally"))
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `an entry stored twice counts once`() throws {
    let folder = try TestFolder()
    let store = BallotStore(.file(folder.votes))
    let vote = BallotEntry.vote(for: "cat")
    try store.append([vote, vote])
    try store.append([vote])
    #expect(try store.standings(of: "pets") == ["cat": 1])
    #expect(try store.entries(of: nil) == [vote])
  }

  @Test func `a ballot counts unless its last turn retracts it`() throws {
    let store = BallotStore(.memory)
    let vote = BallotEntry.vote(for: "cat")
    try store.append([vote])
    let retraction = vote.reversed(at: 1)
    try store.append([retraction])
    #expect(try store.standings(of: "pets") == ["cat": 0])
    try store.append([retraction.reversed(at: 2)])
    #expect(try store.standings(of: "pets") == ["cat": 1])
    #expect(try store.entries(of: nil).map(\.turn) == [0, 1, 2])
  }

  @Test func `a turn without the turn before it is ignored`() throws {
    let store = BallotStore(.memory)
    let vote = BallotEntry.vote(for: "cat")
    try store.append([vote.reversed(at: 1), vote.reversed(at: 1).reversed(at: 2)])
    #expect(try store.standings(of: "pets").isEmpty)
    #expect(try store.entries(of: nil).isEmpty)
  }

  @Test func `two stores of one file see each other's votes, and none twice`() throws {
    let folder = try TestFolder()
    let stores = [BallotStore(.file(folder.votes)), BallotStore(.file(folder.votes))]
    for round in 0..<50 {
      try stores[round % 2].append([.vote(for: round % 3 == 0 ? "cat" : "dog")])
      for store in stores {
        #expect(try store.standings(of: "pets").values.reduce(0, +) == round + 1)
      }
    }
    #expect(try stores[0].standings(of: "pets") == ["cat": 17, "dog": 33])
  }

  @Test func `polls are counted apart`() throws {
    let store = BallotStore(.memory)
    try store.append([.vote(for: "cat"), .vote(for: "cat", poll: "films")])
    #expect(try store.standings(of: "pets") == ["cat": 1])
    #expect(try store.standings(of: "films") == ["cat": 1])
    #expect(try store.standings(of: "books").isEmpty)
  }

  @Test func `identifiers in any script are stored as they are`() throws {
    let folder = try TestFolder()
    let entry = BallotEntry.vote(for: "猫 'قطة\" \u{1F408}", poll: "동물", at: .max)
    try BallotStore(.file(folder.votes)).append([entry])
    #expect(try BallotStore(.file(folder.votes)).entries(of: "동물") == [entry])
  }

  // MARK: Resets

  @Test func `a reset keeps the file as it was, and the other polls`() throws {
    let folder = try TestFolder()
    let store = BallotStore(.file(folder.votes))
    let other = BallotEntry.vote(for: "alien", poll: "films")
    try store.append([.vote(for: "cat"), other])
    let before = try Set(store.entries(of: nil))
    #expect(try store.reset("pets") == folder.votes)
    #expect(try store.entries(of: nil) == [other])
    #expect(try folder.names.contains("votes.2.sqlite"))
    // The copy is a file of votes by itself.
    let copy = folder.path("copy.sqlite")
    try FileManager.default.copyItem(atPath: folder.votes, toPath: copy)
    #expect(try Set(BallotStore(.file(copy)).entries(of: nil)) == before)
  }

  @Test func `a store that was open before a reset goes on in the new file`() throws {
    let folder = try TestFolder()
    let (first, second) = (BallotStore(.file(folder.votes)), BallotStore(.file(folder.votes)))
    try first.append([.vote(for: "cat")])
    #expect(try second.standings(of: "pets") == ["cat": 1])
    _ = try first.reset("pets")
    #expect(try second.standings(of: "pets").isEmpty)
    try second.append([.vote(for: "dog")])
    #expect(try first.standings(of: "pets") == ["dog": 1])
    #expect(try BallotStore(.file(folder.votes)).standings(of: "pets") == ["dog": 1])
  }

  @Test func `stores that make the file at the same time make one`() async throws {
    for _ in 0..<20 {
      let folder = try TestFolder()
      let path = folder.path("tally/votes.sqlite")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          group.addTask { try BallotStore(.file(path)).append([.vote(for: "cat")]) }
        }
        try await group.waitForAll()
      }
      #expect(try BallotStore(.file(path)).standings(of: "pets") == ["cat": 8])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("tally"))
      #expect(names == ["votes.sqlite"])
    }
  }

  @Test func `a new file that a program was killed over is removed later`() throws {
    let folder = try TestFolder()
    let names = ["votes.sqlite.new-1", "votes.sqlite.new-1-wal", "votes.2.sqlite.new-2"]
    for name in names + ["votes.sqlite.new-3", "other.new-1"] {
      #expect(FileManager.default.createFile(atPath: folder.path(name), contents: nil))
    }
    for name in names + ["other.new-1"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -4_000)], ofItemAtPath: folder.path(name))
    }
    try BallotStore(.file(folder.votes)).append([.vote(for: "cat")])
    #expect(try folder.names == ["other.new-1", "votes.sqlite", "votes.sqlite.new-3"])
  }

  @Test func `votes go on when somebody removes the file`() throws {
    let folder = try TestFolder()
    let store = BallotStore(.file(folder.votes))
    try store.append([.vote(for: "cat")])
    try FileManager.default.removeItem(atPath: folder.votes)
    try store.append([.vote(for: "dog")])
    #expect(try BallotStore(.file(folder.votes)).standings(of: "pets") == ["dog": 1])
  }

  // MARK: Errors

  @Test func `a folder that cannot be written is an error of that kind, and nothing is counted`() {
    let store = BallotStore(.file("/proc/tally/votes.sqlite"))
    let error = #expect(throws: StorageError.self) { try store.append([.vote(for: "cat")]) }
    #expect(error?.kind == .readOnly)
    #expect(error?.description.contains("/proc/tally/votes.sqlite") == true)
  }

  @Test func `a program that may open no file is not told to change permissions`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite").path
      var limit = rlimit(rlim_cur: 3, rlim_max: 3)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      do throws(StorageError) {
        try BallotStore(.file(path)).append([.vote(for: "cat")])
        exit(1)
      } catch {
        let saysSo = error.description.contains("the program may open too few files")
        exit(error.kind == .other && saysSo ? 0 : 2)
      }
    }
  }

  @Test func `no folders are made for a path that is too long`() throws {
    let folder = try TestFolder()
    // So many folders take gigabytes where each is made by a call in a call.
    let path = folder.path("votes") + String(repeating: "/x", count: 60_000)
    let error = #expect(throws: StorageError.self) {
      try BallotStore(.file(path)).append([.vote(for: "cat")])
    }
    #expect(error?.kind == .other)
    #expect(error?.description.contains("the path has more than ") == true)
    #expect((error?.description.count ?? 0) < 300)
    #expect(try folder.names.isEmpty)
  }

  @Test func `a file of a newer version is left alone`() throws {
    let folder = try TestFolder()
    try BallotStore(.file(folder.votes)).append([.vote(for: "cat")])
    try Raw.execute("PRAGMA user_version = 7", in: folder.votes)
    let bytes = try Data(contentsOf: URL(filePath: folder.votes))
    let store = BallotStore(.file(folder.votes))
    let error = #expect(throws: StorageError.self) { try store.append([.vote(for: "dog")]) }
    #expect(error?.kind == .newer)
    #expect(try Data(contentsOf: URL(filePath: folder.votes)) == bytes)
    #expect(try folder.names.filter { $0.hasSuffix(".sqlite") } == ["votes.sqlite"])
  }

  @Test func `a locked file is an error that goes away`() throws {
    let folder = try TestFolder()
    let store = BallotStore(.file(folder.votes))
    try store.append([.vote(for: "cat")])
    let lock = try Raw(folder.votes)
    try lock.execute("BEGIN IMMEDIATE")
    let vote = BallotEntry.vote(for: "dog")
    let error = #expect(throws: StorageError.self) { try store.append([vote]) }
    #expect(error?.kind == .locked)
    try lock.execute("ROLLBACK")
    try store.append([vote])
    #expect(try store.standings(of: "pets") == ["cat": 1, "dog": 1])
  }

  @Test func `a full file stores all entries or none`() throws {
    let folder = try TestFolder()
    let store = BallotStore(.file(folder.votes))
    try store.append([.vote(for: "cat")])
    let many = (0..<2_000).map { BallotEntry.vote(for: "dog", at: $0) }
    try withFileSizeLimit(64 << 10) {
      #expect(throws: StorageError.self) { try store.append(many) }
    }
    #expect(try BallotStore(.file(folder.votes)).standings(of: "pets") == ["cat": 1])
    try store.append(many)
    #expect(try store.standings(of: "pets") == ["cat": 1, "dog": 2_000])
  }

  // MARK: Migrations

  @Test func `a file of the first version is brought to the current one`() throws {
    let folder = try TestFolder()
    let raw = try Raw(folder.votes)
    try raw.execute(
      """
      CREATE TABLE entry(
        number INTEGER PRIMARY KEY, ballot BLOB NOT NULL, turn INTEGER NOT NULL,
        poll TEXT NOT NULL, contender TEXT NOT NULL, time INTEGER NOT NULL,
        checksum INTEGER NOT NULL, UNIQUE(ballot, turn)) STRICT;
      PRAGMA user_version = 1; PRAGMA application_id = 1415670905;
      """)
    let entries = [BallotEntry.vote(for: "cat"), .vote(for: "cat"), .vote(for: "dog")]
    let template = BallotStore(.file(folder.path("new.sqlite")))
    try template.append(entries)
    try raw.execute(
      """
      ATTACH '\(folder.path("new.sqlite"))' AS new; INSERT INTO entry SELECT * FROM new.entry;
      """)
    let store = BallotStore(.file(folder.votes))
    try store.verify()
    #expect(try store.standings(of: "pets") == ["cat": 2, "dog": 1])
    #expect(store.salvages.isEmpty)
  }
}
