/// The embeddings and isolates open at a place of a paragraph; rules X1 to X8 of UAX #9.
struct BidiStack {
  private struct Entry {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// As deep as the annex allows.
  private static let deepest: UInt8 = 125

  private var entries: [Entry]
  private var overflowingIsolates = 0
  private var overflowingEmbeddings = 0
  private var isolates = 0

  init(base: UInt8) {
    entries = [Entry(level: base, override: nil, isIsolate: false)]
  }

  private var top: Entry { entries[entries.count - 1] }

  /// Goes over a character: its level, and its class where an override changes it.
  ///
  /// - Parameters:
  ///   - kind: the class, one of `lri` and `rli` for `fsi`.
  ///   - isMatched: whether an isolate that begins here ends, or one that ends here began.
  mutating func pass(
    _ kind: BidiClass, as original: BidiClass, isMatched: Bool
  ) -> (level: UInt8, kind: BidiClass) {
    switch kind {
    case .rle, .lre, .rlo, .lro:
      let level = top.level
      embed(kind)
      return (level, original)
    case .rli, .lri:
      let place = (top.level, top.override ?? original)
      isolate(isRight: kind == .rli)
      return place
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

  private func next(isRight: Bool) -> UInt8 {
    isRight ? (top.level + 1) | 1 : (top.level + 2) & ~1
  }

  private mutating func embed(_ kind: BidiClass) {
    let level = next(isRight: kind == .rle || kind == .rlo)
    guard level <= Self.deepest, overflowingIsolates == 0, overflowingEmbeddings == 0 else {
      if overflowingIsolates == 0 { overflowingEmbeddings += 1 }
      return
    }
    let override: BidiClass? = kind == .rlo ? .r : kind == .lro ? .l : nil
    entries.append(Entry(level: level, override: override, isIsolate: false))
  }

  private mutating func isolate(isRight: Bool) {
    let level = next(isRight: isRight)
    guard level <= Self.deepest, overflowingIsolates == 0, overflowingEmbeddings == 0 else {
      overflowingIsolates += 1
      return
    }
    isolates += 1
    entries.append(Entry(level: level, override: nil, isIsolate: true))
  }

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

  private mutating func endEmbedding() {
    if overflowingIsolates > 0 { return }
    if overflowingEmbeddings > 0 {
      overflowingEmbeddings -= 1
    } else if !top.isIsolate, entries.count > 1 {
      entries.removeLast()
    }
  }
}
