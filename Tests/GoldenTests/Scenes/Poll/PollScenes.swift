import SwiftUI

@testable import Tally

extension GoldenScene {
  /// The whole window of the poll; at one scale, because these are the largest images.
  static let polls: [GoldenScene] = [
    poll("poll-phone", 390, 700, votes: [25, 9, 16]),
    poll("poll-phone-tie", 390, 700, votes: [7, 7, 7]),
    poll("poll-wide", 844, 420, votes: [25, 9, 16]),
    poll("poll-wide-tie", 844, 420, votes: [7, 7, 7]),
    poll("poll-narrow", 340, 480, votes: [0, 120, 3]),
    poll("poll-large-type", 390, 844, votes: [25, 9, 16], typeSize: .accessibility2),
  ]

  private static func poll(
    _ name: String, _ width: CGFloat, _ height: CGFloat, votes: [Int],
    typeSize: DynamicTypeSize = .large
  ) -> GoldenScene {
    GoldenScene(name, width, height, text: true, mirrors: true, scales: [1]) {
      PollScreen(model: PollModel(Poll(counting: votes))).dynamicTypeSize(typeSize)
    }
  }
}

extension Poll {
  /// Returns the poll of the app with counts, in the order of its contenders.
  fileprivate init(counting votes: [Int]) {
    self.init(
      zip(Poll.favouritePet.candidates, votes).map { candidate, votes in
        var candidate = candidate
        candidate.votes = votes
        return candidate
      })
  }
}
