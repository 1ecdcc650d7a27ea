import EngineTesting
import Foundation

@testable import PlumbSDL

/// Values of messages as nobody expects them: of any types, extreme, and nested.
struct RandomValues {
  var numbers: SplitMix64

  init(seed: UInt64) {
    numbers = SplitMix64(seed: seed)
  }

  private static let texts = [
    "", "file:///a", "file://", "file:///%zz", "https://example.org/\u{202E}a", "a b", "::",
    "uris", "org.a11y.atspi.Value", "CurrentValue", "activation-token",
    String(repeating: "🐠", count: 300),
  ]
  private static let integers: [Int32] = [0, 1, -1, 2, 7, 1_000, .min, .max, .max - 1]
  private static let doubles = [
    0, -1, 3.5, 1e9, -1e300, .infinity, -.infinity, .nan, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  /// Returns up to four arguments, sometimes with one that is of no known type.
  mutating func arguments() -> [DBusValue?] {
    (0..<numbers.below(5)).map { _ in numbers.chance(5) ? nil : value(depth: 2) }
  }

  /// Returns a value.
  ///
  /// - Parameter depth: how deep values may be nested.
  mutating func value(depth: Int) -> DBusValue {
    switch numbers.below(depth > 0 ? 11 : 6) {
    case 0: return .string(numbers.pick(Self.texts))
    case 1: return .boolean(numbers.chance(50))
    case 2, 6: return .int32(numbers.pick(Self.integers))
    case 3: return .uint32(UInt32(bitPattern: numbers.pick(Self.integers)))
    case 4: return .double(numbers.pick(Self.doubles))
    case 5: return .byte(UInt8(numbers.below(256)))
    case 7: return .variant(value(depth: depth - 1))
    case 8: return .structure([value(depth: depth - 1), value(depth: depth - 1)])
    case 9:
      let entries = (0..<numbers.below(3)).map { _ in
        DBusValue.entry(.string(numbers.pick(Self.texts)), .variant(value(depth: depth - 1)))
      }
      return .array(of: "{sv}", entries)
    default:
      let texts = (0..<numbers.below(4)).map { _ in DBusValue.string(numbers.pick(Self.texts)) }
      return .array(of: "s", texts)
    }
  }
}
