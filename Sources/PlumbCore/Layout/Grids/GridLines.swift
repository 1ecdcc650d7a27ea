internal import Foundation

/// The state of a grid's columns, or of its rows, during solving.
///
/// All values read for a group of cells are maintained incrementally, so that the cost of a grid is
/// linear in its number of cells.
struct GridLines {
  private(set) var lengths: [CGFloat]
  /// The number of pending single-line cells of each line, of any priority.
  private var waiting: [Int]
  /// The number of pending cells that have the current priority.
  private var open: [Int]
  /// Lines without any single-line cell; they are open for every priority.
  private let isUndecided: [Bool]
  private var isFinished: [Bool]
  private var openCount: Int
  private var finishedLength: CGFloat = 0
  /// Whether a group has been sized, after which every line that is not open is finished.
  private var hasFinishedGroup = false

  /// - Parameter cells: for each line the number of single-line cells that determine its length.
  init(cells: [Int]) {
    lengths = Array(repeating: 0, count: cells.count)
    waiting = cells
    open = Array(repeating: 0, count: cells.count)
    isFinished = Array(repeating: false, count: cells.count)
    isUndecided = cells.map { $0 == 0 }
    openCount = isUndecided.count { $0 }
  }

  /// Returns whether the line takes part in the shares of the current priority.
  func isOpen(_ line: Int) -> Bool { open[line] > 0 || isUndecided[line] }

  /// Returns whether a cell that determines the line's length is pending.
  func isWaiting(_ line: Int) -> Bool { waiting[line] > 0 }

  /// Returns whether any cell determines the line's length.
  func isDecided(_ line: Int) -> Bool { !isUndecided[line] }

  /// Enlarges a line to at least the given length; NaN has no effect.
  mutating func lengthen(_ line: Int, to length: CGFloat) {
    guard length > lengths[line] else { return }
    if isFinished[line] { finishedLength += length - lengths[line] }
    lengths[line] = length
  }

  /// Returns an equal share, for every open line, of the length that the finished lines leave.
  func share(of available: CGFloat) -> CGFloat {
    if available == .infinity { return .infinity }
    return (available - finishedLength) / CGFloat(max(openCount, 1))
  }

  /// Adds a pending cell of the current priority.
  mutating func add(_ line: Int) {
    if !isOpen(line) { openCount += 1 }
    open[line] += 1
  }

  /// Removes the cells of a group, given by their lines, from the pending ones.
  ///
  /// As SwiftUI: a line is finished when none of its cells of the current priority is pending, and
  /// remains finished when cells of a lower priority follow.
  mutating func end(group: [Int]) {
    for line in group {
      waiting[line] -= 1
      open[line] -= 1
      if open[line] == 0 {
        openCount -= 1
        finish(line)
      }
    }
    if !hasFinishedGroup {
      hasFinishedGroup = true
      for line in lengths.indices where !isOpen(line) { finish(line) }
    }
  }

  private mutating func finish(_ line: Int) {
    guard !isFinished[line] else { return }
    isFinished[line] = true
    finishedLength += lengths[line]
  }
}
