import BallotStorage
import Foundation
import PlumbGraphics
import Testing

@testable import Tally

/// The history that is computed from the entries of a poll.
@Suite struct `The history of votes` {
  private typealias Point = VoteHistory.Point

  /// Returns entries of the favourite pet at times in seconds; `-` before a name retracts a vote.
  private func entries(_ votes: [(String, Int64)]) -> [BallotEntry] {
    votes.map { name, seconds in
      BallotEntry(
        turn: name.hasPrefix("-") ? 1 : 0, poll: Poll.favouritePet.id,
        contender: name.filter { $0 != "-" }, time: seconds * 1_000)
    }
  }

  private func computed(_ votes: [(String, Int64)]) -> VoteHistory? {
    let entries = entries(votes)
    let sums = entries.reduce(into: [:]) { $0[$1.contender, default: 0] += $1.change }
    return VoteHistory(entries, of: Poll.favouritePet.withVotes(sums))
  }

  @Test func `is empty without entries`() {
    #expect(computed([]) == nil)
    #expect(computed([("hamster", 1)]) == nil)
  }

  @Test func `has a step for every vote and ends with the last one`() throws {
    let history = try #require(computed([("cat", 10), ("dog", 20), ("cat", 30)]))
    #expect(history.start == 10_000)
    #expect(history.end == 30_000)
    #expect(history.lines.map(\.id) == ["cat", "goldfish", "dog"])
    #expect(
      history.lines[0].points == [
        Point(time: 10_000, votes: 0), Point(time: 10_000, votes: 0),
        Point(time: 10_000, votes: 1), Point(time: 30_000, votes: 1),
        Point(time: 30_000, votes: 2),
      ])
    #expect(
      history.lines[1].points == [Point(time: 10_000, votes: 0), Point(time: 30_000, votes: 0)])
    #expect(history.lines[2].votes(at: 19_999) == 0)
    #expect(history.lines[2].votes(at: 20_000) == 1)
    #expect(history.lines.map(\.votes) == [2, 0, 1])
  }

  @Test func `goes down with a retraction and up with a restoration`() throws {
    let history = try #require(
      computed([("cat", 1), ("cat", 2), ("-cat", 3), ("cat", 4), ("-cat", 5)]))
    let votes = (1...5).map { history.lines[0].votes(at: $0 * 1_000) }
    #expect(votes == [1, 2, 1, 2, 1])
    #expect(history.mostVotes == 2)
  }

  @Test func `of one vote, and of votes at one time, has no length`() throws {
    let one = try #require(computed([("dog", 7)]))
    #expect(one.start == one.end)
    #expect(one.lines.map(\.votes) == [0, 0, 1])
    let many = try #require(computed([("dog", 7), ("cat", 7), ("dog", 7)]))
    #expect(many.start == many.end)
    #expect(many.lines.map(\.votes) == [1, 0, 2])
    #expect(many.lines[2].points.count == 3)
  }

  @Test func `ignores other contenders and sorts times`() throws {
    let mixed = computed([("cat", 30), ("hamster", 5), ("dog", 10), ("cat", 20)])
    #expect(mixed == computed([("dog", 10), ("cat", 20), ("cat", 30)]))
  }

  @Test func `begins with the votes that have no entries`() throws {
    let poll = Poll.favouritePet.withVotes(["cat": 12, "dog": 3])
    let history = try #require(
      VoteHistory(entries([("cat", 10), ("cat", 20)]), of: poll))
    #expect(history.lines[0].votes(at: 9_000) == 10)
    #expect(history.lines.map(\.votes) == [12, 0, 3])
  }

  @Test func `survives times that no clock shows`() throws {
    let history = try #require(computed([("cat", .min / 1_000), ("dog", .max / 1_000)]))
    #expect(history.start == VoteHistory.times.lowerBound)
    #expect(history.end == VoteHistory.times.upperBound)
    #expect(HistoryRange(history).start < HistoryRange(history).end)
  }

  @Test func `says who leads since when`() throws {
    #expect(
      computed([("cat", 1), ("dog", 2), ("dog", 3), ("dog", 4)])?.lead
        == VoteHistory.Lead(contender: "dog", since: 3_000))
    #expect(computed([("cat", 1), ("dog", 2)])?.lead == nil)
    // A tie ends the lead of the cat, the retraction begins another one.
    #expect(
      computed([("cat", 1), ("dog", 2), ("-dog", 3), ("cat", 4)])?.lead
        == VoteHistory.Lead(contender: "cat", since: 3_000))
  }

  @Test(arguments: [100, 201, 20_000])
  func `has few points for many votes, and the same votes at the end of each part`(
    count: Int
  ) throws {
    let votes = (0..<count).map { (["cat", "goldfish", "dog", "dog"][$0 % 4], Int64($0)) }
    let history = try #require(computed(votes))
    #expect(history.lines.allSatisfy { $0.points.count <= VoteHistory.mostPoints })
    let quarter = votes.prefix(count / 4).count { $0.0 == "dog" }
    let shown = history.lines[2].votes(at: Int64(count / 4 - 1) * 1_000)
    // A part is one of two hundred.
    #expect(abs(shown - quarter) <= max(1, count / 2 / 200 + 1))
    #expect(history.lines.map(\.votes).reduce(0, +) == count)
  }

  @Test func `of a million votes has as many points as one of a thousand`() throws {
    let cat = entries([("cat", 0)])[0]
    let many = (0..<1_000_000).map { index in
      var entry = cat
      entry.time = Int64(index)
      return entry
    }
    let history = try #require(
      VoteHistory(many, of: Poll.favouritePet.withVotes(["cat": 1_000_000])))
    #expect(history.lines[0].points.count <= VoteHistory.mostPoints)
    #expect(history.lines[0].votes == 1_000_000)
    #expect(history.lines[0].votes(at: 499_999) >= 490_000)
    #expect(history.lines[0].votes(at: 499_999) <= 510_000)
  }

  @Test func `is not computed in a cancelled task`() async {
    let entries = entries((0..<10_000).map { ("cat", $0) })
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await VoteHistory.reading(entries, of: .favouritePet)
    }
    #expect(await task.value == nil)
  }

  @Test func `extended by a vote is as if that vote had been read`() throws {
    let votes: [(String, Int64)] = [("cat", 1), ("dog", 20), ("cat", 30), ("goldfish", 41)]
    for count in 1..<votes.count {
      let before = try #require(computed(Array(votes.prefix(count))))
      let after = try #require(computed(Array(votes.prefix(count + 1))))
      let sums = votes.prefix(count + 1).reduce(into: [:]) { $0[$1.0, default: 0] += 1 }
      let extended = before.extended(
        to: Poll.favouritePet.withVotes(sums), at: votes[count].1 * 1_000)
      #expect(extended.end == after.end)
      #expect(extended.lead == after.lead)
      for second in 0...50 {
        let time = Int64(second) * 1_000
        #expect(
          extended.lines.map { $0.votes(at: time) } == after.lines.map { $0.votes(at: time) })
      }
    }
  }

  @Test func `extended by many votes remains small`() throws {
    var history = try #require(computed([("cat", 0), ("cat", 1)]))
    for count in 2..<10_000 {
      history = history.extended(
        to: Poll.favouritePet.withVotes(["cat": count]), at: Int64(count) * 1_000)
    }
    #expect(history.lines[0].votes == 9_999)
    #expect(history.lines[0].points.count < 2_500)
  }

  @Test func `extended at a time before its end ends where it did`() throws {
    let before = try #require(computed([("cat", 10), ("cat", 20)]))
    let after = before.extended(to: Poll.favouritePet.withVotes(["cat": 3]), at: 5_000)
    #expect(after.end == 20_000)
    #expect(after.lines[0].points.map(\.time) == after.lines[0].points.map(\.time).sorted())
    #expect(after.lines[0].votes == 3)
  }

  @Test func `is drawn up to a moment, and to votes between two numbers`() {
    var shape = HistoryLineShape(
      points: [
        Point(time: 0, votes: 0), Point(time: 0, votes: 1), Point(time: 100, votes: 1),
        Point(time: 100, votes: 2),
      ],
      range: HistoryRange(start: 0, end: 100, top: 2), votes: 2, progress: 1, isMirrored: false)
    func bounds() -> CGRect {
      shape.path(in: CGRect(x: 0, y: 0, width: 200, height: 100)).boundingRect
    }
    #expect(bounds() == CGRect(x: 0, y: 0, width: 200, height: 100))
    shape.votes = 1.5
    #expect(bounds() == CGRect(x: 0, y: 25, width: 200, height: 75))
    shape.progress = 0.5
    #expect(bounds() == CGRect(x: 0, y: 50, width: 100, height: 50))
    // The range before a vote at 200, on its way there.
    shape.progress = 1
    shape.range.end = 50
    #expect(bounds() == CGRect(x: 0, y: 25, width: 200, height: 75))
    let data = shape.animatableData
    shape.range = HistoryRange(start: 1, end: 2, top: 3)
    shape.animatableData = data
    #expect(shape.range == HistoryRange(start: 0, end: 50, top: 2))
  }

  @Test func `is drawn from the right in right-to-left layouts`() {
    let shape = HistoryLineShape(
      points: [Point(time: 0, votes: 0), Point(time: 100, votes: 0)],
      range: HistoryRange(start: 0, end: 100, top: 1), votes: 0, progress: 0.25, isMirrored: true)
    let bounds = shape.path(in: CGRect(x: 0, y: 0, width: 200, height: 100)).boundingRect
    #expect(bounds == CGRect(x: 150, y: 100, width: 50, height: 0))
  }
}
