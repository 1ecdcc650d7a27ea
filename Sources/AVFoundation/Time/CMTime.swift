/// A time as a fraction.
///
/// As CoreMedia: a time may be invalid or indefinite instead, and sums of such times are, too.
public struct CMTime: Sendable {
  /// The number of parts.
  public var value: Int64
  /// The number of parts of a second.
  public var timescale: Int32
  /// Whether the time is one.
  public var flags: CMTimeFlags
  /// Accepted; 0.
  public var epoch: Int64

  /// Creates an invalid time.
  public init() {
    self.init(value: 0, timescale: 0, flags: [], epoch: 0)
  }

  /// Creates a time of its parts.
  public init(value: Int64, timescale: Int32, flags: CMTimeFlags, epoch: Int64) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time; an invalid one if `timescale` is not positive.
  public init(value: Int64, timescale: Int32) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the time nearest to a number of seconds; an infinite one for seconds that are too many.
  public init(seconds: Double, preferredTimescale: Int32) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    if seconds.isNaN || preferredTimescale <= 0 {
      self.init()
    } else if let value = Int64(exactly: parts) {
      self.init(value: value, timescale: preferredTimescale)
    } else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
    }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time is a fraction.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }

  /// The time in seconds; not a number for an invalid or indefinite one.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }
}

/// The properties of a time.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  /// Creates flags.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 1 << 1)
  public static let positiveInfinity = CMTimeFlags(rawValue: 1 << 2)
  public static let negativeInfinity = CMTimeFlags(rawValue: 1 << 3)
  public static let indefinite = CMTimeFlags(rawValue: 1 << 4)
  /// The flags of times that are no fractions.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

extension CMTime: Comparable, Hashable {
  /// As CoreMedia: invalid times come first, then the infinite ones around the numbers; indefinite ones come last.
  private var order: (rank: Int, seconds: Double) {
    if !isValid { return (0, 0) }
    if isIndefinite { return (4, 0) }
    if isNegativeInfinity { return (1, 0) }
    return isPositiveInfinity ? (3, 0) : (2, seconds)
  }

  public static func == (left: CMTime, right: CMTime) -> Bool { left.order == right.order }

  public static func < (left: CMTime, right: CMTime) -> Bool { left.order < right.order }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(order.rank)
    hasher.combine(order.seconds)
  }

  /// Returns the sum, in the finer of the two scales.
  public static func + (left: CMTime, right: CMTime) -> CMTime {
    guard left.isNumeric, right.isNumeric else {
      if !left.isValid || !right.isValid { return .invalid }
      return left.isNumeric ? right : left
    }
    if left.timescale == right.timescale {
      let (sum, isTooLarge) = left.value.addingReportingOverflow(right.value)
      if !isTooLarge { return CMTime(value: sum, timescale: left.timescale) }
    }
    return CMTime(
      seconds: left.seconds + right.seconds,
      preferredTimescale: max(left.timescale, right.timescale))
  }

  /// Returns the difference, in the finer of the two scales.
  public static func - (left: CMTime, right: CMTime) -> CMTime {
    guard right.isNumeric else {
      if right.isPositiveInfinity { return left + .negativeInfinity }
      return left + (right.isNegativeInfinity ? .positiveInfinity : right)
    }
    // The smallest value has no opposite.
    let opposite = right.value == .min ? Int64.max : -right.value
    return left + CMTime(value: opposite, timescale: right.timescale)
  }
}

/// Creates a time.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Creates the time nearest to a number of seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds; not a number for an invalid or indefinite one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
