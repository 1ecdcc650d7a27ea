import PlumbUI

/// Where on a circle contenders stand so that their heights show their ranks.
///
/// Places are points of the unit circle round (0, 0), y pointing down as on the screen: (0, −1) is
/// the top.
nonisolated enum RadialPlaces {
  /// One place for each rank, in the same order.
  ///
  /// A better rank never stands lower than a worse one. Of three contenders that do not all tie, a
  /// better one stands strictly higher and equal ones stand exactly level.
  static func places(ranks: [Int]) -> [CGPoint] {
    switch ranks.count {
    case 3 where !ranks.allSatisfy { $0 == ranks[0] }: turnedTriangle(ranks: ranks)
    default: fromTheTopDown(ranks: ranks)
    }
  }

  /// Three places 120° apart, turned so that the heights follow the ranks.
  ///
  /// Give contender i the direction eᵢ = 120°·i and the weight wᵢ, minus its rank, and turn the
  /// circle until v = Σ wⱼeⱼ points straight up. Then contender i stands at the height
  ///
  ///     eᵢ·v / |v| = (wᵢ − ½ Σ_{j≠i} wⱼ) / |v| = (3wᵢ − Σ wⱼ) / 2|v|
  ///
  /// which grows with the weight and depends on nothing else that differs between contenders: a
  /// better rank stands higher, equals stand level. The twelve rankings give the twelve turns of
  /// 30°. The way to the side is the cross product, ½√3 (wᵢ₋₁ − wᵢ₊₁) / |v|, and
  /// |v|² = Σ wᵢ² − Σ_{i<j} wᵢwⱼ, which is 0 only when all three tie.
  private static func turnedTriangle(ranks: [Int]) -> [CGPoint] {
    // Only differences matter; counted from the first one they stay small.
    let weights = ranks.map { Double(ranks[0] - $0) }
    let sum = weights.reduce(0, +)
    let squares = weights.reduce(0) { $0 + $1 * $1 }
    // Σ_{i<j} wᵢwⱼ is half of what the square of the sum has beyond the squares.
    let length = (squares - (sum * sum - squares) / 2).squareRoot()
    return (0..<3).map { index in
      let before = weights[(index + 2) % 3]
      let after = weights[(index + 1) % 3]
      return CGPoint(
        x: 3.0.squareRoot() / 2 * (before - after) / length,
        y: (sum - 3 * weights[index]) / (2 * length))
    }
  }

  /// Places evenly round the circle from its top, the best rank taking the highest.
  ///
  /// Equal ranks take their places in the order they come in; some of them may stand lower than
  /// others, for a circle has at most two places on one level.
  private static func fromTheTopDown(ranks: [Int]) -> [CGPoint] {
    let count = ranks.count
    // The places from the top down: the top one, its two neighbours, theirs, …
    let descending = (0..<count).map { step in
      let turn = Double((step + 1) / 2) / Double(count) * 2 * .pi
      return CGPoint(x: (step.isMultiple(of: 2) ? -1 : 1) * sin(turn), y: -cos(turn))
    }
    let bestFirst = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    var places = [CGPoint](repeating: .zero, count: count)
    for (contender, place) in zip(bestFirst, descending) {
      places[contender] = place
    }
    return places
  }
}
