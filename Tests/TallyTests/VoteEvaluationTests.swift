import Foundation
import PlumbTesting
import PlumbUI
import Testing

@testable import PlumbCore
@testable import Tally

/// The cost of a vote: the views that are evaluated again for it.
@MainActor @Suite struct VoteEvaluationTests {
  /// Returns the names of the views that are evaluated, one for each evaluation.
  private func evaluations(in window: TestWindow, by change: () -> Void) -> [String] {
    window.layOut()
    let recorder = UpdateRecorder()
    window.tree.updateRecorder = recorder
    defer { window.tree.updateRecorder = nil }
    change()
    window.layOut()
    return recorder.evaluations.map { "\($0.node.evaluatedType)" }
  }

  @Test func `views that show no votes are not evaluated for them`() throws {
    let model = PollModel(.favouritePet)
    let window = try layout(of: TallyApp(model: model), in: CGSize(width: 390, height: 760))
    // The first vote begins a lead, and makes it possible to take one back.
    model.vote(for: "cat")
    let names = Set(evaluations(in: window) { model.vote(for: "cat") })
    #expect(
      names.isSuperset(of: ["PollScreen", "PollHeading", "Podium", "Leaderboard", "VoteBar"]))
    let others: Set = [
      "TallyApp", "UndoCommands", "VoteButtons", "CandidateName", "CandidateAvatar", "PodiumBand",
      "HeadingTools", "ToolButton",
    ]
    #expect(names.isDisjoint(with: others))
  }

  @Test func `a vote evaluates the bars of three different alternatives`() throws {
    let model = PollModel(.favouritePet)
    let window = try layout(of: TallyApp(model: model), in: CGSize(width: 390, height: 760))
    model.vote(for: "cat")
    let names = evaluations(in: window) { model.vote(for: "cat") }
    #expect(names.count { $0 == "VoteBar" } == 3 * 3)
    // Two of the three contenders have as many votes as before.
    #expect(names.count { $0 == "VoteCount" } == 3)
  }

  @Test func `another question is shown everywhere`() throws {
    let model = PollModel(.favouritePet, file: "pets.json")
    let window = try layout(of: TallyApp(model: model), in: CGSize(width: 390, height: 760))
    let question = PollText("Which pet?")
    model.show(Poll(question: question, Poll.favouritePet.candidates), of: "pets.json")
    window.layOut()
    #expect(model.question == question && window.has("Which pet?"))
  }

  @Test func `buttons and names follow a poll that was edited`() throws {
    let model = PollModel(.favouritePet, file: "pets.json")
    let window = try layout(of: TallyApp(model: model), in: CGSize(width: 390, height: 760))
    var candidates = Poll.favouritePet.candidates
    candidates[0] = Candidate(id: "cat", title: PollText("Kitten"), tint: .palette(3))
    model.show(Poll(candidates), of: "pets.json")
    window.layOut()
    try window.find(.button, "Kitten").tap()
    #expect(model.poll.votesDescription == "Kitten=1,Goldfish=0,Dog=0")
  }
}
