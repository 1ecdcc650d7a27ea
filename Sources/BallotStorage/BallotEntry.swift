/// One row of the stored votes: a ballot that is cast, retracted or restored.
///
/// Rows are only ever added. An entry is identified by its ballot and turn, so that storing it twice
/// counts it once.
public struct BallotEntry: Hashable, Sendable {
  /// The ballot that is cast, retracted or restored.
  public var ballot: BallotID
  /// 0 when the ballot is cast, 1 for its first retraction, 2 for the restoration after it, and so
  /// on. A turn counts only if the turn before it is stored.
  public var turn: Int
  /// The identifier of the poll.
  public var poll: String
  /// The identifier of the contender voted for.
  public var contender: String
  /// The time, in milliseconds since the beginning of 1970 in UTC.
  public var time: Int64

  /// The longest identifier of a poll or a contender, in bytes of UTF-8.
  public static let longestIdentifier = 200

  /// Creates an entry; by default, the first entry of a new ballot.
  ///
  /// - Precondition: the identifiers have at most `longestIdentifier` bytes.
  public init(
    ballot: BallotID = BallotID(), turn: Int = 0, poll: String, contender: String, time: Int64
  ) {
    precondition(
      max(poll.utf8.count, contender.utf8.count) <= Self.longestIdentifier,
      "An identifier of a poll or contender has more than \(Self.longestIdentifier) bytes. Shorten it."
    )
    self.ballot = ballot
    self.turn = turn
    self.poll = poll
    self.contender = contender
    self.time = time
  }

  /// The difference that the entry makes to the votes of its contender: 1 or −1.
  public var change: Int { turn.isMultiple(of: 2) ? 1 : -1 }

  /// Returns the entry that retracts the ballot, or restores it if this entry retracts it.
  public func reversed(at time: Int64) -> BallotEntry {
    BallotEntry(ballot: ballot, turn: turn + 1, poll: poll, contender: contender, time: time)
  }
}

extension BallotEntry {
  /// The values that identify an entry.
  struct Key: Hashable, Sendable {
    var ballot: BallotID
    var turn: Int
  }

  var key: Key { Key(ballot: ballot, turn: turn) }

  /// A checksum of all other values, which is stored with them: SQLite does not notice when the
  /// content of a row is changed by damage. It differs after a change of any one byte.
  var checksum: Int64 {
    var hash = Checksum()
    hash.add(number: ballot.high)
    hash.add(number: ballot.low)
    hash.add(number: UInt64(bitPattern: Int64(turn)))
    hash.add(number: UInt64(bitPattern: time))
    hash.add(poll)
    hash.add(contender)
    return Int64(bitPattern: hash.value)
  }

  /// The Fowler–Noll–Vo hash FNV-1a of 64 bits.
  private struct Checksum {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }

    mutating func add(number: UInt64) {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        add(UInt8(truncatingIfNeeded: number >> shift))
      }
    }

    /// A byte that is in no text separates it from the next.
    mutating func add(_ text: String) {
      for byte in text.utf8 { add(byte) }
      add(0xff)
    }
  }
}
