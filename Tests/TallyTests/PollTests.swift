import Foundation
import Testing

@testable import Tally

@Suite struct `A poll` {
  /// Returns a poll of the default contenders with these votes.
  private func poll(_ votes: [Int]) -> Poll {
    Poll(
      zip(["Cat", "Goldfish", "Dog"], votes).enumerated().map { index, pair in
        Candidate(name: pair.0, tint: index, votes: pair.1)
      })
  }

  @Test func `has the votes of its contenders, and none of others`() {
    let poll = Poll.favouritePet.withVotes(["dog": 2, "bird": 7])
    #expect(poll.votesDescription == "Cat=0,Goldfish=0,Dog=2")
    #expect(poll.totalVotes == 2)
  }

  @Test func `limits votes that could not have been counted`() {
    let poll = Poll.favouritePet.withVotes(["cat": .max, "goldfish": 5, "dog": -3])
    #expect(poll.candidates.map(\.votes) == [.max, 0, 0])
  }

  @Test func `finds a contender by name, then by identifier`() {
    #expect(Poll.favouritePet.candidate(named: "Cat")?.id == "cat")
    #expect(Poll.favouritePet.candidate(named: "goldfish")?.id == "goldfish")
    #expect(Poll.favouritePet.candidate(named: "bird") == nil)
  }

  @Test func `is led by those with the most votes, if there are any`() {
    #expect(poll([3, 1, 3]).leaders.map(\.name) == ["Cat", "Dog"])
    #expect(poll([0, 0, 0]).leaders.isEmpty)
  }

  @Test func `ranks a contender by the number ahead, and equal ones alike`() {
    for votes in allCounts(upTo: 3, contenders: 3) {
      let poll = poll(votes)
      for candidate in poll.candidates {
        let ahead = votes.filter { $0 > candidate.votes }.count
        #expect(poll.rank(of: candidate) == ahead + 1)
      }
    }
  }

  @Test func `is a tie only if all have the same count`() {
    for votes in allCounts(upTo: 2, contenders: 3) {
      #expect(poll(votes).isTie == (Set(votes).count == 1))
    }
  }

  @Test func `parses the votes it describes`() throws {
    for votes in [[25, 9, 16], [0, 0, 0], [Int.max, 0, 0]] {
      let list = poll(votes).votesDescription
      let read = try Poll.favouritePet.withVotes(list)
      #expect(read.candidates.map(\.votes) == votes)
      #expect(read.votesDescription == list)
    }
  }

  @Test func `gives contenders missing in a list no votes, whatever its order and spaces`() throws {
    let poll = try Poll.favouritePet.withVotes("Dog = 2, Cat=1")
    #expect(poll.votesDescription == "Cat=1,Goldfish=0,Dog=2")
  }

  @Test(arguments: [
    ("", VotesError.malformed("")),
    ("Cat", .malformed("Cat")),
    ("Cat=1,", .malformed("")),
    ("Bird=1", .unknownName("Bird", contenders: ["Cat", "Goldfish", "Dog"])),
    ("cat=1", .unknownName("cat", contenders: ["Cat", "Goldfish", "Dog"])),
    ("=1", .unknownName("", contenders: ["Cat", "Goldfish", "Dog"])),
    ("Cat=1,Cat=1", .repeated("Cat")),
    ("Cat=", .notACount("", of: "Cat")),
    ("Cat=-", .notACount("-", of: "Cat")),
    ("Cat=+1", .notACount("+1", of: "Cat")),
    ("Cat=1.5", .notACount("1.5", of: "Cat")),
    ("Cat=0x10", .notACount("0x10", of: "Cat")),
    ("Cat=１", .notACount("１", of: "Cat")),
    ("Cat=-1", .negative(of: "Cat")),
    ("Cat=-99999999999999999999", .negative(of: "Cat")),
    ("Cat=99999999999999999999", .tooMany),
    ("Cat=9223372036854775807,Dog=1", .tooMany),
  ])
  func `rejects an ambiguous list`(list: String, error: VotesError) {
    #expect(throws: error) { try Poll.favouritePet.withVotes(list) }
  }

  @Test func `reports an invalid list in one message`() {
    let errors: [VotesError] = [
      .malformed("Cat"), .unknownName("Bird", contenders: ["Cat", "Dog"]), .repeated("Cat"),
      .notACount("x", of: "Cat"), .negative(of: "Cat"), .tooMany,
    ]
    for error in errors {
      #expect(error.description.hasSuffix("."))
      #expect(!error.description.contains("\n"))
    }
  }
}

/// Returns all combinations of contenders' votes from zero to a maximum.
func allCounts(upTo most: Int, contenders: Int) -> [[Int]] {
  (0..<contenders).reduce([[]]) { lists, _ in
    lists.flatMap { list in (0...most).map { list + [$0] } }
  }
}

@Suite struct PollNewsTests {
  private func news(_ old: [String: Int], _ new: [String: Int], _ locale: String = "en") -> String?
  {
    Poll.favouritePet.withVotes(new)
      .news(since: .favouritePet.withVotes(old), in: Locale(identifier: locale))
  }

  @Test func `a new leader is told, and one that stays is not`() {
    #expect(news([:], ["cat": 1]) == "Cat takes the lead.")
    #expect(news(["cat": 1], ["cat": 2]) == nil)
    #expect(news(["cat": 1, "dog": 1], ["cat": 1, "dog": 2]) == "Dog takes the lead.")
    #expect(news([:], ["cat": 1], "es") == "Gato se pone en cabeza.")
  }

  @Test func `contenders that share the lead are told, and a tie of all`() {
    #expect(news(["cat": 1], ["cat": 1, "dog": 1]) == "Cat and Dog share the lead.")
    #expect(
      news(["cat": 1, "dog": 1], ["cat": 1, "dog": 1, "goldfish": 1]) == "All contenders tie.")
    #expect(news(["cat": 1], [:]) == nil)
  }
}
