import BallotStorage
import Foundation

extension PollModel {
  /// Stores what is not stored yet; where that is impossible, writes it to a file for `tally import`.
  ///
  /// - Throws: a sentence that says how many votes are not stored, why, and where they are.
  func storeRest() throws(BadValue) {
    let rest = finish()
    guard !rest.entries.isEmpty else { return }
    let reason = rest.reason.map { "\($0) " } ?? ""
    let file = FileManager.default.temporaryDirectory
      .appending(path: "tally-\(rest.entries[0].ballot).jsonl")
    do {
      try BallotLines.data(rest.entries).write(to: file, options: .atomic)
    } catch {
      throw BadValue(description: "\(reason)\(rest.entries.count) votes are lost.")
    }
    throw BadValue(
      description: "\(reason)\(rest.entries.count) votes are not stored; they are in \(file.path). "
        + "Add them with tally import.")
  }
}
