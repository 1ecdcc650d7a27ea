/// Reads a JSON text into nodes that know their places, which Foundation's decoder does not report.
nonisolated struct JSONReader {
  /// An error in a text, with its place.
  struct Failure: Error, Equatable {
    var place: JSONNode.Place
    var reason: String
  }

  private var rest: Substring.UnicodeScalarView
  private var place = JSONNode.Place()
  private var depth = 0

  /// The deepest nesting that is read; poll files need four levels.
  private static let deepest = 64

  private init(_ text: String) {
    rest = Substring(text).unicodeScalars
  }

  /// Returns the value of a whole text.
  static func read(_ text: String) throws(Failure) -> JSONNode {
    var reader = JSONReader(text)
    // A mark of the byte order, as some editors write it.
    if reader.rest.first == "\u{FEFF}" { reader.rest.removeFirst() }
    let node = try reader.node()
    reader.skipSpace()
    guard reader.rest.isEmpty else { throw reader.failure("the text goes on after its end") }
    return node
  }

  // MARK: Values

  private mutating func node() throws(Failure) -> JSONNode {
    skipSpace()
    let start = place
    guard depth < Self.deepest else { throw failure("the values are nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    return JSONNode(place: start, value: try value())
  }

  private mutating func value() throws(Failure) -> JSONNode.Value {
    switch rest.first {
    case "{": .object(try object())
    case "[": .array(try array())
    case "\"": .string(try string())
    case "t": try word("true", .bool(true))
    case "f": try word("false", .bool(false))
    case "n": try word("null", .null)
    case let digit? where digit == "-" || Self.isDigit(digit): .number(try number())
    case nil: throw failure("the text ends where a value is expected")
    case let other?: throw failure("a value cannot begin with \"\(other)\"")
    }
  }

  private mutating func object() throws(Failure) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    var names: Set<String> = []
    try items(from: "{", to: "}") { reader throws(Failure) in
      guard reader.rest.first == "\"" else { throw reader.failure("a name in quotes is expected") }
      let place = reader.place
      let name = try reader.string()
      guard names.insert(name).inserted else {
        throw Failure(place: place, reason: "there is a second \"\(name)\"")
      }
      reader.skipSpace()
      try reader.expect(":")
      members.append(JSONNode.Member(name: name, place: place, value: try reader.node()))
    }
    return members
  }

  private mutating func array() throws(Failure) -> [JSONNode] {
    var nodes: [JSONNode] = []
    try items(from: "[", to: "]") { reader throws(Failure) in nodes.append(try reader.node()) }
    return nodes
  }

  /// Reads items that are separated by commas.
  private mutating func items(
    from first: Unicode.Scalar, to last: Unicode.Scalar,
    _ item: (inout JSONReader) throws(Failure) -> Void
  ) throws(Failure) {
    try expect(first)
    skipSpace()
    if rest.first == last { return advance() }
    while true {
      skipSpace()
      try item(&self)
      skipSpace()
      switch rest.first {
      case last: return advance()
      case ",": advance()
      default: throw failure("a comma or \"\(last)\" is expected here")
      }
    }
  }

  private mutating func word(
    _ word: String, _ value: JSONNode.Value
  ) throws(Failure) -> JSONNode.Value {
    for scalar in word.unicodeScalars { try expect(scalar) }
    return value
  }

  private mutating func number() throws(Failure) -> String {
    var digits = ""
    while let next = rest.first, Self.isDigit(next) || "+-.eE".unicodeScalars.contains(next) {
      digits.unicodeScalars.append(next)
      advance()
    }
    guard Double(digits) != nil else { throw failure("\"\(digits)\" is not a number") }
    return digits
  }

  // MARK: Texts

  private mutating func string() throws(Failure) -> String {
    let start = place
    try expect("\"")
    var text = String.UnicodeScalarView()
    while true {
      guard let next = rest.first else {
        throw Failure(place: start, reason: "the text in quotes has no end")
      }
      guard next.value >= 0x20 else {
        throw failure("the text in quotes is not closed on its line")
      }
      advance()
      switch next {
      case "\"": return String(text)
      case "\\": text.append(try escaped())
      default: text.append(next)
      }
    }
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// Reads the characters after a backslash.
  private mutating func escaped() throws(Failure) -> Unicode.Scalar {
    guard let next = rest.first else { throw failure("the text in quotes has no end") }
    if let scalar = Self.escapes[next] {
      advance()
      return scalar
    }
    guard next == "u" else { throw failure("there is no escape \"\\\(next)\"") }
    advance()
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // The first half of a pair, which names a character of more than 16 bits.
    guard first < 0xDC00, rest.first == "\\" else { throw failure("half of a pair is missing") }
    advance()
    try expect("u")
    let second = try unit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw failure("half of a pair is missing") }
    return scalar
  }

  /// Reads four hexadecimal digits.
  private mutating func unit() throws(Failure) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = rest.first.flatMap({ Character($0).hexDigitValue }) else {
        throw failure("four hexadecimal digits are expected after \\u")
      }
      number = number << 4 | UInt32(digit)
      advance()
    }
    return number
  }

  // MARK: Characters

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func skipSpace() {
    while let next = rest.first, next == " " || next == "\t" || next == "\n" || next == "\r" {
      advance()
    }
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(Failure) {
    guard rest.first == scalar else {
      let found = rest.first.map { "\"\($0)\" is there" } ?? "the text ends"
      throw failure("\"\(scalar)\" is expected where \(found)")
    }
    advance()
  }

  private mutating func advance() {
    if rest.removeFirst() == "\n" {
      place = JSONNode.Place(line: place.line + 1, column: 1)
    } else {
      place.column += 1
    }
  }

  private func failure(_ reason: String) -> Failure { Failure(place: place, reason: reason) }
}
