import Foundation

/// The height of the water between the tides of a day.
public struct TideCurve: Equatable, Sendable {
  public let tides: [Tide]

  public init(_ tides: [Tide]) {
    self.tides = tides.sorted { $0.hour < $1.hour }
  }

  /// Returns the height in metres, which follows a cosine from each tide to the next one.
  public func height(at hour: Double) -> Double {
    guard let first = tides.first, let last = tides.last else { return 0 }
    guard let next = tides.first(where: { $0.hour > hour }) else { return last.height }
    guard let previous = tides.last(where: { $0.hour <= hour }) else { return first.height }
    let part = (hour - previous.hour) / (next.hour - previous.hour)
    return previous.height + (next.height - previous.height) * (1 - cos(part * .pi)) / 2
  }

  /// The lowest and the highest water.
  public var range: ClosedRange<Double> {
    let heights = tides.map(\.height)
    return (heights.min() ?? 0)...(heights.max() ?? 1)
  }
}
