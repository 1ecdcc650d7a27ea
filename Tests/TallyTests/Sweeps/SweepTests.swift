import Foundation
import GalleryScenes
import TestSupport
import Testing

@testable import Tally

/// The poll and the scenes of the gallery in windows of every width, at fractional scales, at all type sizes and in
/// both directions.
///
/// A short run shows a part of the widths, which the seed chooses; a long run, with `make long-test`, shows all.
@MainActor @Suite struct SweepTests {
  private static let widths = 1...2_000

  /// The seed of a run is in its failures.
  private static let seed =
    ProcessInfo.processInfo.environment["SEED"].flatMap { UInt($0) }.map { Int($0 % 1_000) } ?? 1

  /// Shows a view at widths at some distance from each other.
  private func sweep(_ view: SweptView, every stride: Int, seed: Int, comparedEvery: Int) throws {
    let start = Self.widths.lowerBound + (seed + view.name.utf8.count) % stride
    let window = try SweptWindow(view, in: SweptWindow.step(start, seed: seed))
    var count = 0
    for width in Swift.stride(from: start, through: Self.widths.upperBound, by: stride) {
      let step = SweptWindow.step(width, seed: seed)
      count += 1
      let fault = window.fault(in: step, isCompared: count.isMultiple(of: comparedEvery))
      if let fault {
        Issue.record("\(view.name) at \(step), seed \(seed): \(fault)")
        return
      }
    }
  }

  @Test(arguments: SweptView.polls)
  func `the poll keeps its rules at every width`(view: SweptView) throws {
    if TestLength.isFull {
      // Each width at each type size, in both directions.
      for turn in 0..<24 { try sweep(view, every: 1, seed: Self.seed + 5 * turn, comparedEvery: 5) }
    } else {
      try sweep(view, every: 67, seed: Self.seed, comparedEvery: 4)
    }
  }

  @Test(arguments: SweptView.scenes)
  func `a scene keeps its rules at every width`(view: SweptView) throws {
    try sweep(
      view, every: TestLength.isFull ? 1 : 211, seed: Self.seed,
      comparedEvery: TestLength.isFull ? 5 : 4)
  }
}
