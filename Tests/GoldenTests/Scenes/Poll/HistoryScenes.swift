import BallotStorage
import Foundation
import SwiftUI

@testable import Tally

extension GoldenScene {
  /// The votes over time, with names below the lines and at their ends.
  static let histories: [GoldenScene] = [
    history("poll-history", 390, 600),
    history("poll-history-wide", 844, 390),
  ]

  private static func history(_ name: String, _ width: CGFloat, _ height: CGFloat) -> GoldenScene {
    GoldenScene(name, width, height, text: true, mirrors: true, scales: [1]) {
      HistoryContent(poll: counted, history: VoteHistory(entries, of: counted)) {}
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, .gmt)
    }
  }

  /// Thirty votes from the 9th to the 11th of March 2026.
  private static let entries: [BallotEntry] = (0..<30).map { index in
    BallotEntry(
      poll: Poll.favouritePet.id, contender: contender(index),
      time: 1_773_045_000_000 + Int64(index) * 7_200_000)
  }

  /// The dog is late, and level with the goldfish at the end.
  private static func contender(_ index: Int) -> String {
    if index.isMultiple(of: 3) { return "cat" }
    if index % 5 < 2 { return "goldfish" }
    return index < 12 ? "cat" : "dog"
  }

  private static let counted = Poll.favouritePet.withVotes(
    entries.reduce(into: [:]) { $0[$1.contender, default: 0] += 1 })
}
