import Foundation
import PlumbUI
import Testing

@testable import Tally

/// The layout rules of the screen for all combinations of rankings, window sizes and type sizes.
@MainActor @Suite struct `The poll screen everywhere` {
  nonisolated static let windows = ["390x844", "844x390", "1280x800"]

  /// One list of votes for each ranking of three contenders.
  nonisolated static let rankings: [[Int]] = {
    var seen: Set<[Int]> = []
    return allCounts(upTo: 2, contenders: 3).filter { votes in
      seen.insert(votes.map { count in votes.count { $0 > count } }).inserted
    }
  }()

  @Test func `is shown for thirteen rankings of three`() {
    #expect(Self.rankings.count == 13)
  }

  @Test(arguments: rankings, windows)
  func `satisfies its layout rules for every ranking`(votes: [Int], window: String) throws {
    let list = zip(["Cat", "Goldfish", "Dog"], votes).map { "\($0)=\($1)" }
    let screen = try Screen(["--size", window, "--votes", list.joined(separator: ",")])
    let centres = screen.all("Circle").map(\.frame.rect.midY)
    #expect(centres.count == 3)
    for (a, b) in [(0, 1), (1, 2), (0, 2)] {
      let difference = centres[a] - centres[b]
      switch votes[a] - votes[b] {
      case 0: #expect(abs(difference) < 0.01)
      case 1...: #expect(difference < -1)
      default: #expect(difference > 1)
      }
    }
    try expectStraightColumns(screen)
    #expect(screen.counts == votes.map { "\($0)" })
  }

  @Test(arguments: DynamicTypeSize.allCases, windows)
  func `has no overlapping texts and buttons`(size: DynamicTypeSize, window: String) throws {
    let screen = try Screen([
      "--size", window, "--type-size", "\(size)", "--votes", "Cat=25,Goldfish=9,Dog=16",
    ])
    let buttons = screen.voteButtons
    let inButtons = buttons.flatMap { $0.all("Text") }.count
    #expect(inButtons == 3)
    let texts = screen.root.allOutsideButtons("Text")
    let parts = texts + buttons
    for (index, part) in parts.enumerated() {
      for other in parts[..<index] {
        let overlap = part.frame.rect.intersection(other.frame.rect)
        let isApart = overlap.isNull || overlap.width < 0.5 || overlap.height < 0.5
        #expect(isApart, "\(part.label ?? "") and \(other.label ?? "")")
      }
    }
    for button in buttons {
      for text in button.all("Text") { #expect(button.frame.rect.holds(text.frame.rect)) }
    }
    try expectStraightColumns(screen)
  }

  @Test(
    arguments: DynamicTypeSize.allCases.filter { !$0.isAccessibilitySize }, windows)
  func `shows every text and button inside the window`(
    size: DynamicTypeSize, window: String
  ) throws {
    let scene = try SceneSize.parse(window)
    let screen = try Screen([
      "--size", window, "--type-size", "\(size)", "--votes", "Cat=25,Goldfish=9,Dog=16",
    ])
    let room = CGRect(x: 0, y: 0, width: scene.width, height: scene.height)
    let parts = screen.all("Text") + screen.voteButtons + screen.all("Circle")
    #expect(parts.count >= 3 * 3 + 3 + 3)
    for part in parts { #expect(room.holds(part.frame.rect), "\(part.type) \(part.label ?? "")") }
  }

  @Test(arguments: 2...8, windows)
  func `has straight columns for two to eight contenders`(
    count: Int, window: String
  ) throws {
    let names = ["Ant", "Bee", "Chameleon", "Dog", "Elk", "Fox", "Goldfish", "Hen"]
    let candidates = names.prefix(count).enumerated().map { index, name in
      Candidate(name: name, tint: index, votes: index * index)
    }
    let scene = try SceneSize.parse(window)
    let screen = try Screen {
      $0.poll.source = .known(Poll(candidates))
      $0.size = scene
    }
    #expect(screen.all("Circle").count == count)
    #expect(screen.counts == candidates.map { "\($0.votes)" })
    #expect(screen.voteButtons.map(\.label) == candidates.map(\.name))
    try expectStraightColumns(screen)
  }

  @Test(arguments: DynamicTypeSize.allCases, [25, 1 << 53])
  func `fits 240 points at every type size`(size: DynamicTypeSize, most: Int) throws {
    let screen = try Screen([
      "--size", "240x1200", "--type-size", "\(size)", "--votes", "Cat=\(most),Goldfish=9,Dog=16",
    ])
    let window = CGRect(x: 0, y: 0, width: 240, height: 1_200)
    let parts = screen.all("Text") + screen.voteButtons + screen.all("Circle")
    for part in parts {
      #expect(window.holds(part.frame.rect), "\(part.type) \(part.label ?? "")")
    }
    // The digits of English, in groups of three.
    #expect(screen.counts.first == (most == 25 ? "25" : "9,007,199,254,740,992"))
    // Small type leaves room for a row.
    if size >= .large { #expect(Set(screen.voteButtons.map(\.frame.x)).count == 1) }
  }

  @Test(arguments: ["ltr", "rtl"], DynamicTypeSize.allCases)
  func `counts a tap on every button`(direction: String, size: DynamicTypeSize) throws {
    let screen = try Screen(
      ["--layout-direction", direction, "--type-size", "\(size)"],
      actions: ["Cat", "Dog", "Goldfish", "Dog", "Cat", "Dog"].map { .tap(label: $0) })
    #expect(screen.counts == ["2", "1", "3"])
  }

  @Test func `ignores clicks beside the buttons`() throws {
    let buttons = try Screen().voteButtons.map(\.frame.rect)
    let screen = try Screen(actions: [
      .click(CGPoint(x: buttons[0].maxX + 1, y: buttons[0].midY)),
      .click(CGPoint(x: buttons[0].midX, y: buttons[0].minY - 1)),
      .click(CGPoint(x: -1, y: -1)), .click(CGPoint(x: 1e9, y: 0)),
    ])
    #expect(screen.counts == ["0", "0", "0"])
  }

  @Test func `is mirrored in right-to-left layouts`() throws {
    let votes = ["--votes", "Cat=25,Goldfish=9,Dog=16"]
    let left = try Screen(votes).voteButtons.map(\.frame.rect)
    let right = try Screen(votes + ["--layout-direction", "rtl"]).voteButtons.map(\.frame.rect)
    for (a, b) in zip(left, right) {
      #expect(abs(a.minX - (390 - b.maxX)) < 0.01)
      #expect(a.minY == b.minY)
    }
  }

  /// Checks that the names have a common left edge, the counts a common right edge, and the buttons
  /// a common width.
  private func expectStraightColumns(_ screen: Screen) throws {
    let cells = try #require(screen.all("Leaderboard").first).all("Text").map(\.frame.rect)
    let names = cells.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let counts = cells.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    #expect(names.allSatisfy { abs($0.minX - names[0].minX) < 0.01 })
    #expect(counts.allSatisfy { abs($0.maxX - counts[0].maxX) < 0.01 })
    let widths = screen.voteButtons.map(\.frame.width)
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.01 })
  }
}

extension TreeReport.Node {
  /// All elements of a type that are not part of a button.
  fileprivate func allOutsideButtons(_ type: String) -> [TreeReport.Node] {
    if self.type == "Button" { return [] }
    return (self.type == type ? [self] : []) + children.flatMap { $0.allOutsideButtons(type) }
  }
}
