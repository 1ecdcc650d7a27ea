internal import Foundation

/// A grid's columns, or its rows, while they are solved.
///
/// Everything a group of cells asks is kept up to date as cells are served, so that a grid costs
/// time linear in its cells.
struct GridLines {
  private(set) var lengths: [CGFloat]
  /// How many cells that decide about a line wait, of any priority.
  private var waiting: [Int]
  /// How many of those wait that have the priority served now.
  private var open: [Int]
  /// Lines no cell decides about; they are open to every priority.
  private let isUndecided: [Bool]
  private var isFinished: [Bool]
  private var openCount: Int
  private var finishedLength: CGFloat = 0
  /// Whether a group has been served, after which only open lines are not finished.
  private var isBegun = false

  /// - Parameter cells: for each line how many cells decide about it.
  init(cells: [Int]) {
    lengths = Array(repeating: 0, count: cells.count)
    waiting = cells
    open = Array(repeating: 0, count: cells.count)
    isFinished = Array(repeating: false, count: cells.count)
    isUndecided = cells.map { $0 == 0 }
    openCount = isUndecided.count { $0 }
  }

  /// Whether cells that are served now share the line among them.
  func isOpen(_ line: Int) -> Bool { open[line] > 0 || isUndecided[line] }

  /// Whether a cell that decides about the line is still to come.
  func isWaiting(_ line: Int) -> Bool { waiting[line] > 0 }

  /// Whether any cell ever decides about the line.
  func isDecided(_ line: Int) -> Bool { !isUndecided[line] }

  /// Makes a line at least as long as given; what is no number changes nothing.
  mutating func lengthen(_ line: Int, to length: CGFloat) {
    guard length > lengths[line] else { return }
    if isFinished[line] { finishedLength += length - lengths[line] }
    lengths[line] = length
  }

  /// An equal part for every open line of what the finished lines leave.
  func share(of available: CGFloat) -> CGFloat {
    if available == .infinity { return .infinity }
    return (available - finishedLength) / CGFloat(max(openCount, 1))
  }

  /// Counts a cell among those whose priority is served now.
  mutating func add(_ line: Int) {
    if !isOpen(line) { openCount += 1 }
    open[line] += 1
  }

  /// Takes the cells of a group, by the lines they decide about, from those that wait.
  ///
  /// As SwiftUI: a line is finished when none of its cells of the priority served now waits, and
  /// stays so when cells of a lower priority come to it.
  mutating func end(group: [Int]) {
    for line in group {
      waiting[line] -= 1
      open[line] -= 1
      if open[line] == 0 {
        openCount -= 1
        finish(line)
      }
    }
    if !isBegun {
      isBegun = true
      for line in lengths.indices where !isOpen(line) { finish(line) }
    }
  }

  private mutating func finish(_ line: Int) {
    guard !isFinished[line] else { return }
    isFinished[line] = true
    finishedLength += lengths[line]
  }
}
