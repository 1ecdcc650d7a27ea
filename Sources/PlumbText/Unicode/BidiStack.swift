/// The directional status stack: the embeddings and isolates that are open, by rules X1 to X8 of
/// UAX #9.
struct BidiStack {
  private struct Entry {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// max_depth in the annex.
  private static let maximumDepth: UInt8 = 125

  private var entries: [Entry]
  private var overflowingIsolates = 0
  private var overflowingEmbeddings = 0
  private var isolates = 0

  init(base: UInt8) {
    entries = [Entry(level: base, override: nil, isIsolate: false)]
  }

  private var top: Entry { entries[entries.count - 1] }

  /// Processes a character and returns its level, and its class, which an override may replace.
  ///
  /// - Parameters:
  ///   - kind: the class; for `fsi`, one of `lri` and `rli`.
  ///   - original: the class in the paragraph.
  ///   - isMatched: whether an isolate initiator has a matching PDI, or a PDI a matching initiator.
  mutating func process(
    _ kind: BidiClass, as original: BidiClass, isMatched: Bool
  ) -> (level: UInt8, kind: BidiClass) {
    switch kind {
    case .rle, .lre, .rlo, .lro:
      let level = top.level
      embed(kind)
      return (level, original)
    case .rli, .lri:
      let result = (top.level, top.override ?? original)
      isolate(isRight: kind == .rli)
      return result
    case .pdi:
      if isMatched { endIsolate() }
      return (top.level, top.override ?? original)
    case .pdf:
      endEmbedding()
      return (top.level, original)
    case .b:
      return (entries[0].level, original)
    case .bn:
      return (top.level, original)
    default:
      return (top.level, top.override ?? original)
    }
  }

  /// Returns the next higher odd level, or even level.
  private func next(isRight: Bool) -> UInt8 {
    isRight ? (top.level + 1) | 1 : (top.level + 2) & ~1
  }

  /// X2 to X5: starts an embedding or an override.
  private mutating func embed(_ kind: BidiClass) {
    let level = next(isRight: kind == .rle || kind == .rlo)
    guard level <= Self.maximumDepth, overflowingIsolates == 0, overflowingEmbeddings == 0 else {
      if overflowingIsolates == 0 { overflowingEmbeddings += 1 }
      return
    }
    let override: BidiClass? = kind == .rlo ? .r : kind == .lro ? .l : nil
    entries.append(Entry(level: level, override: override, isIsolate: false))
  }

  /// X5a to X5c: starts an isolate.
  private mutating func isolate(isRight: Bool) {
    let level = next(isRight: isRight)
    guard level <= Self.maximumDepth, overflowingIsolates == 0, overflowingEmbeddings == 0 else {
      overflowingIsolates += 1
      return
    }
    isolates += 1
    entries.append(Entry(level: level, override: nil, isIsolate: true))
  }

  /// X6a: ends the innermost isolate and the embeddings in it.
  private mutating func endIsolate() {
    if overflowingIsolates > 0 {
      overflowingIsolates -= 1
    } else if isolates > 0 {
      overflowingEmbeddings = 0
      while !top.isIsolate { entries.removeLast() }
      entries.removeLast()
      isolates -= 1
    }
  }

  /// X7: ends the innermost embedding of the current isolate.
  private mutating func endEmbedding() {
    if overflowingIsolates > 0 { return }
    if overflowingEmbeddings > 0 {
      overflowingEmbeddings -= 1
    } else if !top.isIsolate, entries.count > 1 {
      entries.removeLast()
    }
  }
}
