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

  @Test func `counts a vote for the named contender`() {
    var poll = Poll.favouritePet
    let isCounted = poll.vote(for: "Dog")
    #expect(isCounted)
    #expect(poll.votesDescription == "Cat=0,Goldfish=0,Dog=1")
    #expect(poll.totalVotes == 1)
  }

  @Test func `ignores a vote for an unknown contender`() {
    var poll = Poll.favouritePet
    let isCounted = poll.vote(for: "Bird")
    #expect(!isCounted)
    #expect(poll == .favouritePet)
  }

  @Test func `counts up to the largest integer and rejects the next vote`() throws {
    var poll = try Poll.favouritePet.withVotes("Cat=\(Int.max - 1)")
    let isLastCounted = poll.vote(for: "Goldfish")
    #expect(isLastCounted)
    #expect(poll.totalVotes == .max)
    let isNextCounted = poll.vote(for: "Cat")
    #expect(!isNextCounted)
    #expect(poll.votesDescription == "Cat=\(Int.max - 1),Goldfish=1,Dog=0")
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
