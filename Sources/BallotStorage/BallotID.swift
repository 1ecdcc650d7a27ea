/// The identifier of a ballot: 128 random bits, so that ballots of different programs and machines
/// have different identifiers.
public struct BallotID: Hashable, Sendable, CustomStringConvertible {
  let high: UInt64
  let low: UInt64

  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates the identifier of a new ballot.
  public init() {
    self.init(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
  }

  /// Creates an identifier from its description; `nil` if the text is not 32 hexadecimal digits.
  public init?(_ text: some StringProtocol) {
    let digits = text.utf8
    guard digits.count == 32, text.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// The identifier as 32 hexadecimal digits.
  public var description: String { Self.digits(high) + Self.digits(low) }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension BallotID {
  /// The 16 bytes that are stored, the most significant one first.
  var bytes: [UInt8] {
    [high, low].flatMap { number in
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * UInt64($0))) }
    }
  }

  /// Creates an identifier from stored bytes; `nil` if they are not 16.
  init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    func number(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
    self.init(high: number(bytes.prefix(8)), low: number(bytes.dropFirst(8)))
  }
}
