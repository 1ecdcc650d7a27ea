import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The lengths of the lines of lazy containers, compared with a plain list of them.
@Suite struct EstimatedLineLengthsTests {
  /// The lengths as a list; `nil` for a line that has not been measured.
  private struct Model {
    var lengths: [CGFloat?]
    let spacing: CGFloat

    func start(of line: Int) -> CGFloat {
      let measured = lengths.compactMap(\.self)
      let estimate = measured.isEmpty ? 0 : measured.reduce(0, +) / CGFloat(measured.count)
      return lengths[..<line].reduce(0) { $0 + ($1 ?? estimate) } + CGFloat(line) * spacing
    }
  }

  private func check(_ lengths: EstimatedLineLengths, _ model: Model) {
    for line in 0..<model.lengths.count {
      #expect(lengths.measuredLength(of: line) == model.lengths[line])
      #expect(abs(lengths.start(of: line) - model.start(of: line)) < 1e-6)
    }
    let end = model.start(of: model.lengths.count)
    #expect(abs(lengths.total - max(0, end - model.spacing)) < 1e-6)
  }

  @Test(arguments: [0, 1, 2, 3, 16, 17, 100])
  func `positions follow from the measured lengths and their average`(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    var lengths = EstimatedLineLengths(count: count, spacing: 8)
    var model = Model(lengths: Array(repeating: nil, count: count), spacing: 8)
    check(lengths, model)
    for _ in 0..<2 * count {
      let line = Int.random(in: 0..<count, using: &random)
      let length = CGFloat(Int.random(in: 0...40, using: &random))
      lengths.set(length, at: line)
      model.lengths[line] = length
    }
    check(lengths, model)
    lengths.scale(by: 2, except: [0, 5])
    model.lengths = model.lengths.enumerated().map { line, length in
      line == 0 || line == 5 ? length : length.map { $0 * 2 }
    }
    check(lengths, model)
  }

  @Test func `lines that are the same keep their lengths`() {
    var lengths = EstimatedLineLengths(count: 20, spacing: 0)
    for line in 0..<10 { lengths.set(CGFloat(10 + line), at: 2 * line) }
    let kept = [KeptRange(old: 0..<4, new: 0), KeptRange(old: 10..<20, new: 5)]
    let changed = EstimatedLineLengths(lengths, count: 12, keeping: kept)
    // 0 and 2 stay; 10, 12, … 16 are five lines before; lengths behind the last line are lost.
    let expected: [CGFloat?] = [10, nil, 11, nil, nil, 15, nil, 16, nil, 17, nil, 18]
    check(changed, Model(lengths: expected, spacing: 0))
  }

  @Test func `the lines of a stretch are found`() {
    var lengths = EstimatedLineLengths(count: 1_000_000, spacing: 0)
    lengths.set(20, at: 0)
    #expect(lengths.lines(from: 0, to: 60) == 0..<3)
    #expect(lengths.lines(from: 19_999_950, to: 20_000_000) == 999_997..<1_000_000)
    lengths.set(40, at: 999_999)
    // The average is 30 now.
    #expect(lengths.lines(from: 20, to: 50) == 1..<2)
  }

  @Test func `memory is proportional to the measured lines of other lengths than those before`() {
    var lengths = EstimatedLineLengths(count: 1_000_000, spacing: 0)
    for line in 0..<100 { lengths.set(line % 2 == 0 ? 20 : 30, at: 500_000 + line) }
    // Half as many sums as lines, half of that again, and a path to the root.
    #expect((100...240).contains(lengths.nodeCount))
  }

  @Test func `equal lines take no memory of their own`() {
    var lengths = EstimatedLineLengths(count: 1_000_000, spacing: 0)
    for line in 0..<10_000 { lengths.set(28, at: line) }
    // A path to the root, of 20 levels, and the halves along it that are not measured in whole.
    #expect(lengths.nodeCount <= 2 * 20 + 1)
    // A different length in the middle separates the lengths before and after it.
    lengths.set(40, at: 5_000)
    #expect(lengths.measuredLength(of: 4_999) == 28)
    #expect(lengths.measuredLength(of: 5_000) == 40)
    #expect(lengths.measuredLength(of: 5_001) == 28)
    #expect(lengths.start(of: 10_000) == 280_012)
    #expect(lengths.nodeCount <= 4 * 20 + 1)
    lengths.set(28, at: 5_000)
    #expect(lengths.nodeCount <= 2 * 20 + 1)
  }

  @Test func `lengths that come and go are found as in a list of them`() {
    var random = SplitMix64(seed: 7)
    var lengths = EstimatedLineLengths(count: 64, spacing: 2)
    var model = Model(lengths: Array(repeating: nil, count: 64), spacing: 2)
    for step in 0..<1_000 {
      let line = Int.random(in: 0..<64, using: &random)
      let length: CGFloat = Int.random(in: 0..<8, using: &random) == 0 ? 40 : 28
      lengths.set(length, at: line)
      model.lengths[line] = length
      if step % 50 == 0 { check(lengths, model) }
    }
    check(lengths, model)
  }
}
