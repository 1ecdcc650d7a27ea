import Testing

@testable import Tally

@Suite struct `A poll` {
  /// A poll of the usual contenders with these votes.
  private func poll(_ votes: [Int]) -> Poll {
    Poll(
      zip(["Cat", "Goldfish", "Dog"], votes).enumerated().map { index, pair in
        Candidate(name: pair.0, tint: index, votes: pair.1)
      })
  }

  @Test func `counts a vote for the contender named`() {
    var poll = Poll.favouritePet
    let isCounted = poll.vote(for: "Dog")
    #expect(isCounted)
    #expect(poll.votesDescription == "Cat=0,Goldfish=0,Dog=1")
    #expect(poll.totalVotes == 1)
  }

  @Test func `counts no vote for nobody`() {
    var poll = Poll.favouritePet
    let isCounted = poll.vote(for: "Bird")
    #expect(!isCounted)
    #expect(poll == .favouritePet)
  }

  @Test func `counts up to the largest integer and refuses the next vote`() throws {
    var poll = try Poll.favouritePet.withVotes("Cat=\(Int.max - 1)")
    let isLastCounted = poll.vote(for: "Goldfish")
    #expect(isLastCounted)
    #expect(poll.totalVotes == .max)
    let isNextCounted = poll.vote(for: "Cat")
    #expect(!isNextCounted)
    #expect(poll.votesDescription == "Cat=\(Int.max - 1),Goldfish=1,Dog=0")
  }

  @Test func `ranks a contender by how many are ahead, and equals alike`() {
    for votes in allCounts(upTo: 3, contenders: 3) {
      let poll = poll(votes)
      for candidate in poll.candidates {
        let ahead = votes.filter { $0 > candidate.votes }.count
        #expect(poll.rank(of: candidate) == ahead + 1)
      }
    }
  }

  @Test func `is a tie only when all have the same count`() {
    for votes in allCounts(upTo: 2, contenders: 3) {
      #expect(poll(votes).isTie == (Set(votes).count == 1))
    }
  }

  @Test func `reads back the votes it describes`() throws {
    for votes in [[25, 9, 16], [0, 0, 0], [Int.max, 0, 0]] {
      let list = poll(votes).votesDescription
      let read = try Poll.favouritePet.withVotes(list)
      #expect(read.candidates.map(\.votes) == votes)
      #expect(read.votesDescription == list)
    }
  }

  @Test func `gives those a list leaves out no votes, whatever its order and spaces`() throws {
    let poll = try Poll.favouritePet.withVotes("Dog = 2, Cat=1")
    #expect(poll.votesDescription == "Cat=1,Goldfish=0,Dog=2")
  }

  @Test(arguments: [
    ("", VotesError.malformed("")),
    ("Cat", .malformed("Cat")),
    ("Cat=1,", .malformed("")),
    ("Bird=1", .nobody("Bird", contenders: ["Cat", "Goldfish", "Dog"])),
    ("cat=1", .nobody("cat", contenders: ["Cat", "Goldfish", "Dog"])),
    ("=1", .nobody("", contenders: ["Cat", "Goldfish", "Dog"])),
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
  func `refuses a list that cannot be meant`(list: String, error: VotesError) {
    #expect(throws: error) { try Poll.favouritePet.withVotes(list) }
  }

  @Test func `says in one sentence what is wrong with a list`() {
    let errors: [VotesError] = [
      .malformed("Cat"), .nobody("Bird", contenders: ["Cat", "Dog"]), .repeated("Cat"),
      .notACount("x", of: "Cat"), .negative(of: "Cat"), .tooMany,
    ]
    for error in errors {
      #expect(error.description.hasSuffix("."))
      #expect(!error.description.contains("\n"))
    }
  }
}

/// Every way in which some contenders can have from no votes to a number of votes.
func allCounts(upTo most: Int, contenders: Int) -> [[Int]] {
  (0..<contenders).reduce([[]]) { lists, _ in
    lists.flatMap { list in (0...most).map { list + [$0] } }
  }
}
