import BallotStorage
import Foundation
import PlumbUI

@testable import Tally

/// The history of votes in a window of its own, with fixed times in UTC.
@MainActor struct HistoryScene: App {
  let poll: Poll
  let history: VoteHistory?
  var calendar = Calendar(identifier: .gregorian)

  init() {
    self.init(poll: .favouritePet, history: nil)
  }

  init(poll: Poll, history: VoteHistory?) {
    self.poll = poll
    self.history = history
  }

  /// Shows some entries, and no other votes.
  init(_ entries: [BallotEntry], of poll: Poll = .favouritePet) {
    let counted = poll.withVotes(
      entries.reduce(into: [:]) { $0[$1.contender, default: 0] += $1.change })
    self.init(poll: counted, history: VoteHistory(entries, of: counted))
  }

  var body: some Scene {
    WindowGroup("History") {
      HistoryContent(poll: poll, history: history) {}
        .environment(\.calendar, calendar)
        .environment(\.timeZone, .gmt)
    }
  }

  /// Lays the scene out with arguments of the command line, and lets the lines be drawn.
  func app(_ arguments: [String] = []) throws -> HeadlessApp {
    let options = try Screen.options(arguments)
    let app = try HeadlessApp(self, options: options.appOptions(locale: Locale(identifier: "en")))
    app.finishAnimations()
    return app
  }

  /// Returns entries at times, evenly from a date, of contenders whose shares grow with their index.
  static func entries(
    _ count: Int, of poll: Poll = .favouritePet, from start: String = "2026-03-09T08:30:00Z",
    seconds: Double
  ) throws -> [BallotEntry] {
    let first = try Date(start, strategy: .iso8601).timeIntervalSince1970
    var generator = Numbers()
    let candidates = poll.candidates
    return (0..<count).map { index in
      let share = Double(index) / Double(max(1, count - 1))
      // Later votes prefer other contenders, so that lines cross.
      let pick = min(generator.next(), generator.next() + share / 2)
      let contender = candidates[min(candidates.count - 1, Int(pick * Double(candidates.count)))].id
      return BallotEntry(
        ballot: BallotID(), poll: poll.id, contender: contender,
        time: Int64((first + share * seconds) * 1_000))
    }
  }

  /// Pseudo-random numbers from 0 to 1, the same in every run.
  private struct Numbers {
    private var state: UInt64 = 1

    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }

  /// A poll of contenders with initials as emblems.
  static func poll(_ names: [String]) -> Poll {
    Poll(names.enumerated().map { Candidate(name: $1, tint: $0) })
  }
}
