import Foundation
import PlumbUI
import Testing

@testable import Tally

/// The whole screen, with real fonts, as reported by `tally tree`.
@MainActor @Suite struct `The poll screen` {
  @Test(arguments: Set(allCounts(upTo: 2, contenders: 3)))
  func `shows every ranking by height and has straight columns`(votes: [Int]) throws {
    let screen = try Screen(votes: votes)
    let heights = screen.all("Circle").map(\.frame.rect.midY)
    #expect(heights.count == 3)
    for (a, b) in [(0, 1), (1, 2), (0, 2)] {
      if votes[a] == votes[b] { #expect(abs(heights[a] - heights[b]) < 0.01) }
      if votes[a] > votes[b] { #expect(heights[a] < heights[b]) }
      if votes[a] < votes[b] { #expect(heights[a] > heights[b]) }
    }
    let cells = try #require(screen.all("Leaderboard").first).all("Text").map(\.frame)
    let names = [0, 2, 4].map { cells[$0] }
    let counts = [1, 3, 5].map { cells[$0] }
    #expect(Set(names.map(\.x)).count == 1)
    #expect(counts.allSatisfy { abs($0.x + $0.width - counts[0].x - counts[0].width) < 0.01 })
    #expect(Set(screen.voteButtons.map(\.frame.width)).count == 1)
  }

  @Test func `has its buttons in a row, or in a column at large type or in a narrow window`() throws
  {
    func isRow(_ arguments: [String]) throws -> Bool {
      let buttons = try Screen(arguments).voteButtons.map(\.frame)
      let isRow = Set(buttons.map(\.y)).count == 1
      #expect(Set(buttons.map(\.x)).count == (isRow ? 3 : 1))
      return isRow
    }
    #expect(try isRow(["--type-size", "large"]))
    #expect(try !isRow(["--type-size", "accessibility3"]))
    #expect(try !isRow(["--size", "320x700", "--type-size", "xxxLarge"]))
    #expect(try isRow(["--size", "844x390"]))
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `has all texts and buttons inside the window without overlap`(size: DynamicTypeSize) throws {
    let screen = try Screen(["--type-size", "\(size)", "--votes", "Cat=25,Goldfish=9,Dog=16"])
    let window = CGRect(x: 0, y: 0, width: 390, height: 844)
    let grid = try #require(screen.all("Leaderboard").first)
    let frames = (grid.all("Text") + screen.voteButtons).map(\.frame.rect)
    for (index, frame) in frames.enumerated() {
      #expect(window.holds(frame), "\(frame)")
      for other in frames[..<index] {
        let overlap = frame.intersection(other)
        #expect(overlap.isNull || overlap.width < 0.5 || overlap.height < 0.5)
      }
    }
  }

  @Test(arguments: ["844x390", "1280x800", "320x568", "1024x600"])
  func `fits the window`(size: String) throws {
    let scene = try SceneSize.parse(size)
    let screen = try Screen(["--size", size, "--votes", "Cat=25,Goldfish=9,Dog=16"])
    let window = CGRect(x: 0, y: 0, width: scene.width, height: scene.height)
    for node in screen.all("Text") + screen.voteButtons + screen.all("Circle") {
      #expect(window.holds(node.frame.rect), "\(node.type) \(node.label ?? "")")
    }
  }

  @Test(arguments: 2...8)
  func `has two to eight avatars on the podium, in any ranking and in a row`(count: Int) throws {
    for counts in [Array(0..<count), Array(repeating: 1, count: count)] {
      let candidates = counts.enumerated().map { index, votes in
        Candidate(name: "Contender \(index)", tint: index, votes: votes)
      }
      let screen = try Screen { $0.poll.source = .known(Poll(candidates)) }
      let podium = try #require(screen.all("Podium").first).frame.rect
      let avatars = screen.all("Circle").map(\.frame)
      #expect(avatars.count == count)
      for avatar in avatars {
        #expect(podium.holds(avatar.rect))
        #expect(avatar.width > 20)
      }
      // The last candidate has the most votes, so the heights fall from the last to the first.
      for (worse, better) in zip(avatars, avatars.dropFirst()) {
        #expect(better.y <= worse.y + 0.01)
      }
    }
  }

  @Test func `handles clicks and taps in order`() throws {
    let button = try #require(try Screen().voteButtons.first).frame.rect
    let screen = try Screen(actions: [
      .tap(label: "Dog"), .click(CGPoint(x: button.midX, y: button.midY)), .tap(label: "Dog"),
    ])
    let texts = try #require(screen.all("Leaderboard").first).all("Text").map(\.label)
    #expect(texts == ["Cat", "1", "Goldfish", "0", "Dog", "2"])
  }

  @Test func `lists the buttons when one to tap is missing`() {
    let error = #expect(throws: BadValue.self) { try Screen(actions: [.tap(label: "Bird")]) }
    #expect(
      error?.description
        == "There is no button labelled \"Bird\"; there are Edit, History, Keys, Cat, Goldfish, Dog."
    )
  }
}
