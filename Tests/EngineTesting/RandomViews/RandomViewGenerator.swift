/// A generator of random views, proposals and small changes of views; deterministic for a seed.
public struct RandomViewGenerator {
  /// The features used in generated views.
  public struct Vocabulary: OptionSet, Sendable {
    public let rawValue: Int

    /// Default spacing.
    public static let defaultSpacing = Vocabulary(rawValue: 1)
    /// Views with constant lengths of their own: text, dividers, spacers without a minimum, and
    /// colours and areas, which are 10 long if no length is proposed.
    public static let constants = Vocabulary(rawValue: 2)
    /// Content with an offset, which is not mirrored in right-to-left layouts.
    public static let offsets = Vocabulary(rawValue: 4)
    /// NaN, infinite, negative, tiny and huge numbers.
    public static let specialNumbers = Vocabulary(rawValue: 8)
    /// Texts that wrap.
    public static let paragraphs = Vocabulary(rawValue: 16)
    public static let ordinary: Vocabulary = [.defaultSpacing, .constants, .offsets]

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  public var random: SplitMix64
  private let vocabulary: Vocabulary
  /// The number of descendants that may still be added to the current view.
  private var budget = 0

  public init(seed: UInt64, _ vocabulary: Vocabulary = .ordinary) {
    random = SplitMix64(seed: seed)
    self.vocabulary = vocabulary
  }

  // MARK: Numbers

  private static let special: [Double] = [
    .nan, .infinity, -.infinity, -1, -1e9, 0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e18, 1e300,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ]

  /// Returns a length in points.
  public mutating func length() -> Double {
    if vocabulary.contains(.specialNumbers), random.chance(30) { return random.pick(Self.special) }
    return switch random.below(8) {
    case 0: 0
    case 1: Double(random.below(400)) / 4
    case 2: Double(random.below(200))
    default: Double(random.below(12) * 5)
    }
  }

  private mutating func perhaps(_ percent: Int, _ length: (inout Self) -> Double) -> Double? {
    random.chance(percent) ? length(&self) : nil
  }

  private mutating func inset() -> Double {
    random.chance(10) ? -length() / 4 : random.chance(30) ? 0 : length() / 4
  }

  private mutating func spacing() -> Double? {
    if vocabulary.contains(.defaultSpacing), random.chance(60) { return nil }
    return random.chance(5) ? -length() / 4 : length() / 4
  }

  /// Returns a proposed length for one axis.
  private mutating func proposedLength() -> Double? {
    switch random.below(10) {
    case 0, 1: nil
    case 2: .infinity
    case 3: 0
    case 4: 1_000
    default: length() * 2
    }
  }

  /// Returns a proposal.
  public mutating func proposal() -> RandomProposal {
    RandomProposal(proposedLength(), proposedLength())
  }

  /// Returns a proposal of two finite lengths of ordinary magnitude.
  public mutating func finiteProposal() -> RandomProposal {
    RandomProposal(length() * 2, length() * 2)
  }

  /// Returns a distance in points that is not negative.
  public mutating func distance() -> Double { length() / 4 }

  // MARK: Views

  /// Returns a view tree of up to about a dozen views.
  public mutating func randomView() -> RandomView {
    budget = 1 + random.below(12)
    return next()
  }

  private mutating func next() -> RandomView {
    budget -= 1
    guard budget > 0 else { return leaf() }
    switch random.below(20) {
    case 0...2: return .row(random.pick(VerticalGuide.allCases), spacing: spacing(), several())
    case 3...5: return .column(random.pick(HorizontalGuide.allCases), spacing: spacing(), several())
    case 6: return .layers(alignment(), several())
    case 7: return .grid(grid())
    case 8:
      return random.chance(40)
        ? .fits(horizontal: random.chance(70), vertical: random.chance(60), several()) : leaf()
    case 9:
      let others = random.chance(30) ? several() : [next()]
      return .decorated(next(), by: others, alignment(), inFront: random.chance(50))
    case 10...15: return .modified(next(), modifier(random.below(Self.modifierKinds)))
    default: return leaf()
    }
  }

  /// Returns a few small views.
  public mutating func randomViews() -> [RandomView] {
    (0...random.below(4)).map { _ in
      budget = 1 + random.below(4)
      return next()
    }
  }

  private mutating func several() -> [RandomView] {
    let count = min([0, 1, 1, 2, 2, 2, 3, 3, 4, 5][random.below(10)], max(budget, 1))
    return (0..<count).map { _ in next() }
  }

  private mutating func alignment() -> RandomAlignment {
    RandomAlignment(random.pick(HorizontalGuide.allCases), random.pick(VerticalGuide.allCases))
  }

  private mutating func grid() -> RandomGrid {
    let rows = (0...random.below(3)).map { _ in
      RandomGrid.Row(
        random.chance(30) ? random.pick(VerticalGuide.ofFrames) : nil,
        (0..<random.below(4)).map { _ in cell() })
    }
    let alignment = RandomAlignment(
      random.pick(HorizontalGuide.allCases), random.pick(VerticalGuide.ofFrames))
    return RandomGrid(alignment, spacing: spacing(), spacing(), rows)
  }

  private mutating func cell() -> RandomView {
    switch random.below(10) {
    case 0: .modified(next(), modifier(Self.columnAlignment))
    case 1: .modified(next(), modifier(Self.unsizedAxes))
    default: next()
    }
  }

  private mutating func leaf() -> RandomView {
    if vocabulary.contains(.paragraphs), random.chance(50) {
      let words = (0...random.below(6)).map { _ in 1 + random.below(6) }
      return .leaf(.paragraph(words, hidesIntrinsicBounds: false))
    }
    if vocabulary.contains(.constants) {
      switch random.below(12) {
      case 0, 1: return .leaf(.greedy)
      case 2: return .spacer(minimum: nil)
      case 3: return random.chance(40) ? .divider : .leaf(.greedy)
      case 4: return .leaf(.text(random.below(5)))
      case 5: return .leaf(.covering((length() + 1) * 10))
      default: break
      }
    }
    switch random.below(12) {
    case 0: return .spacer(minimum: length() / 4)
    case 1...3:
      return .leaf(.bounded(width: range(), height: range(), ideal: [length(), length()]))
    case 4: return .leaf(.lines(count: 1 + random.below(8), width: length() + 1, height: 5))
    default: return .leaf(.fixed(length(), length()))
    }
  }

  private mutating func range() -> ClosedRange<Double> {
    let (a, b) = (length(), random.chance(30) ? .infinity : length())
    // NaN is not a bound.
    return a.isNaN || b.isNaN ? 0...10 : min(a, b)...max(a, b)
  }

  // MARK: Modifiers

  private static let modifierKinds = 9
  private static let columnAlignment = 7
  private static let unsizedAxes = 8

  private mutating func modifier(_ kind: Int) -> RandomModifier {
    switch kind {
    case 0:
      .frame(width: perhaps(60) { $0.length() }, height: perhaps(60) { $0.length() }, alignment())
    case 1: .flexibleFrame(width: bounds(), height: bounds(), alignment())
    case 2: .padding(top: inset(), leading: inset(), bottom: inset(), trailing: inset())
    case 3:
      .aspectRatio(
        perhaps(60) { $0.vocabulary.contains(.specialNumbers) ? $0.length() : $0.ratio() },
        fills: random.chance(50))
    case 4: .fixedSize(horizontal: random.chance(70), vertical: random.chance(70))
    case 5: vocabulary.contains(.offsets) ? .offset(x: inset(), y: inset()) : .priority(1)
    case 6:
      .priority(vocabulary.contains(.specialNumbers) ? length() : random.pick([-1, 0, 1, 1, 2]))
    case Self.columnAlignment: .columnAlignment(random.pick(HorizontalGuide.allCases))
    default: .unsizedAxes(horizontal: random.chance(50), vertical: random.chance(50))
    }
  }

  private mutating func ratio() -> Double { random.pick([0.25, 0.5, 1, 1.5, 2]) }

  private mutating func bounds() -> RandomBounds {
    RandomBounds(
      perhaps(40) { $0.length() }, perhaps(30) { $0.length() },
      perhaps(50) { $0.random.chance(50) ? .infinity : $0.length() })
  }

  // MARK: Changes

  /// Returns the view with one descendant changed: a leaf of another size, a child added or removed,
  /// or other arguments of a modifier.
  public mutating func edited(_ randomView: RandomView) -> RandomView {
    let index = random.below(randomView.count)
    budget = 3
    return randomView.changing(index) { changed($0) }
  }

  private mutating func changed(_ part: RandomView) -> RandomView {
    switch part {
    case .leaf, .spacer, .divider: return leaf()
    case .row(_, _, let contents):
      return .row(.center, spacing: spacing(), oneMoreOrLess(contents))
    case .column(_, _, let contents):
      return .column(.center, spacing: spacing(), oneMoreOrLess(contents))
    case .layers(let alignment, let contents): return .layers(alignment, oneMoreOrLess(contents))
    case .grid(var grid):
      if grid.rows.isEmpty { grid.rows = [RandomGrid.Row(nil, [])] }
      grid.rows[0].cells = oneMoreOrLess(grid.rows[0].cells)
      return .grid(grid)
    case .fits(_, let vertical, let contents):
      return .fits(horizontal: random.chance(50), vertical: vertical, oneMoreOrLess(contents))
    case .modified(let content, let modifier):
      return .modified(content, self.modifier(modifier.kind))
    case .decorated(let primary, let others, _, let inFront):
      return .decorated(primary, by: oneMoreOrLess(others), alignment(), inFront: inFront)
    }
  }

  private mutating func oneMoreOrLess(_ randomViews: [RandomView]) -> [RandomView] {
    var result = randomViews
    if !result.isEmpty, random.chance(40) {
      result.remove(at: random.below(result.count))
    } else {
      result.insert(next(), at: random.below(result.count + 1))
    }
    return result
  }
}

extension RandomModifier {
  /// The number of the modifier's kind in the generator.
  fileprivate var kind: Int {
    switch self {
    case .frame: 0
    case .flexibleFrame: 1
    case .padding: 2
    case .aspectRatio: 3
    case .fixedSize: 4
    case .offset: 5
    case .priority: 6
    case .columnAlignment: 7
    case .unsizedAxes: 8
    }
  }
}
