import ArgumentParser
import Foundation
import PlumbUI
import Testing

@testable import Tally

/// The animations of the poll, as the commands show them at a time.
@MainActor @Suite struct `Motion of the poll` {
  private let names = ["Cat", "Goldfish", "Dog"]
  private let vote = [SceneAction.tap(label: "Dog")]

  private func poll(
    _ votes: String = "Cat=5,Goldfish=5,Dog=5", _ actions: [SceneAction] = [],
    arguments: [String] = []
  ) throws -> HeadlessScreen {
    let options = try Screen.options(["--votes", votes] + arguments)
    return try HeadlessScreen(options: options, actions: actions)
  }

  /// The frames of the avatars, in the order of the candidates.
  private func avatars(_ poll: HeadlessScreen) throws -> [CGRect] {
    let all = TreeReport.Node(poll.elements).all("CandidateAvatar")
    return try names.map { name in try #require(all.first { $0.label == name }).frame.rect }
  }

  /// Returns the progress of the default spring, critically damped with a response of half a
  /// second.
  private func progress(_ seconds: Double) -> Double {
    let omega = 2 * Double.pi / 0.5
    return 1 - (1 + omega * seconds) * exp(-omega * seconds)
  }

  @Test(arguments: [0, 0.1, 0.25, 0.5])
  func `avatars are animated from the row with the default spring when a vote breaks a tie`(
    seconds: Double
  ) throws {
    let start = try avatars(poll())
    let settled = try poll("Cat=5,Goldfish=5,Dog=5", vote)
    settled.show(at: nil)
    let end = try avatars(settled)
    let moving = try poll("Cat=5,Goldfish=5,Dog=5", vote)
    moving.show(at: seconds)
    for (index, shown) in try avatars(moving).enumerated() {
      let (from, to) = (start[index], end[index])
      let distance = hypot(to.midX - from.midX, to.midY - from.midY)
      #expect(distance > 20)
      let way = progress(seconds)
      let x = from.midX + (to.midX - from.midX) * way
      let y = from.midY + (to.midY - from.midY) * way
      #expect(hypot(shown.midX - x, shown.midY - y) <= 0.005 * distance)
    }
  }

  @Test func `avatars are animated back into the row at a tie`() throws {
    let votes = "Cat=5,Goldfish=5,Dog=4"
    let start = try avatars(poll(votes))
    let moving = try poll(votes, vote)
    moving.show(at: 0)
    #expect(try isClose(avatars(moving), start))
    moving.show(at: nil)
    #expect(try isClose(avatars(moving), avatars(poll())))
  }

  @Test func `avatars move at all times after a click`() throws {
    let moving = try poll("Cat=5,Goldfish=5,Dog=5", vote)
    moving.show(at: 0)
    #expect(try isClose(avatars(moving), avatars(poll())))
  }

  @Test func `the frame long after a click is equal to an initial one with the same votes`() throws
  {
    let moving = try poll("Cat=5,Goldfish=5,Dog=5", vote)
    moving.show(at: 60)
    #expect(try moving.elements == poll("Cat=5,Goldfish=5,Dog=6").elements)
    let settled = try poll("Cat=5,Goldfish=5,Dog=5", vote)
    settled.show(at: nil)
    #expect(settled.elements == moving.elements)
  }

  @Test func `reduced motion shows the final state at once`() throws {
    let moving = try poll("Cat=5,Goldfish=5,Dog=5", vote, arguments: ["--reduced-motion"])
    moving.show(at: 0)
    #expect(try moving.elements == poll("Cat=5,Goldfish=5,Dog=6").elements)
  }

  private func isClose(_ some: [CGRect], _ others: [CGRect]) -> Bool {
    some.count == others.count
      && zip(some, others).allSatisfy { one, other in
        abs(one.minX - other.minX) < 1e-6 && abs(one.minY - other.minY) < 1e-6
          && abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6
      }
  }
}
