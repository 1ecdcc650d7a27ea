import BallotStorage
import Foundation
import SwiftUI

extension PollModel {
  /// Stores the entries that are not stored yet; if that is impossible, writes them to a file for
  /// `tally import`.
  ///
  /// - Throws: a sentence with the number of votes that are not stored, the reason, and their file.
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
