import BallotStorage
import Foundation
import Testing

/// A folder for one test, on a file system in memory if there is one: the tests wait for many commits.
final class TestFolder {
  let url: URL

  init() throws {
    let memory = URL(filePath: "/dev/shm")
    let parent =
      FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory
    url = parent.appending(path: "BallotStorageTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of the votes in the folder.
  var votes: String { path("votes.sqlite") }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// The names of the files, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

extension BallotEntry {
  static func vote(for contender: String, poll: String = "pets", at time: Int64 = 0) -> BallotEntry
  {
    BallotEntry(poll: poll, contender: contender, time: time)
  }
}
