import ArgumentParser
import Foundation
import PlumbUI

@testable import Tally

/// A screen laid out for a test.
@MainActor struct Screen {
  let root: TreeReport.Node

  init(
    _ arguments: [String] = [], actions: [SceneAction] = [],
    change: (inout SceneOptions) -> Void = { _ in }
  ) throws {
    var options = try Self.options(arguments)
    change(&options)
    root = TreeReport.Node(try HeadlessScreen(options: options, actions: actions).elements)
  }

  init(votes: [Int]) throws {
    let list = zip(["Cat", "Goldfish", "Dog"], votes).map { "\($0)=\($1)" }
    try self.init(["--votes", list.joined(separator: ",")])
  }

  /// The options of arguments so far: parsing checks all declarations again in a debug build, which
  /// takes as long as a layout.
  private static var parsed: [[String]: SceneOptions] = [:]

  /// Returns the options of arguments, with the fonts of these sources.
  static func options(_ arguments: [String] = []) throws -> SceneOptions {
    if let options = parsed[arguments] { return options }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let assets = package.appendingPathComponent("Assets").path
    let options = try SceneOptions.parse(["--assets", assets] + arguments)
    parsed[arguments] = options
    return options
  }

  /// The votes shown in each contender's line of the leaderboard.
  var counts: [String?] {
    (all("Leaderboard").first?.all("Text") ?? []).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element.label)
  }

  /// The buttons to vote, in the order of the contenders.
  var voteButtons: [TreeReport.Node] { all("VoteButtons").flatMap { $0.all("Button") } }

  /// All elements of a type, in the order of the tree.
  func all(_ type: String) -> [TreeReport.Node] { root.all(type) }
}

extension TreeReport.Node {
  func all(_ type: String) -> [TreeReport.Node] {
    (self.type == type ? [self] : []) + children.flatMap { $0.all(type) }
  }
}

extension TreeReport.Frame {
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension CGRect {
  /// Returns whether a rectangle is inside this one, up to a hundredth of a point.
  ///
  /// Foundation's own `contains` compares a union, which rounds.
  func holds(_ other: CGRect) -> Bool {
    let slack = 0.01
    return other.minX >= minX - slack && other.maxX <= maxX + slack
      && other.minY >= minY - slack && other.maxY <= maxY + slack
  }
}
