/// A text with the marks of Markdown that stay inside a line, taken apart.
///
/// `*emphasis*`, `**strong**`, with underscores as well, `~~struck~~`, `` `code` ``,
/// `[label](address)` and `<https://address>` count; a backslash before a mark leaves it as it is, and
/// so does everything that has no other end. Which marks open and close follows CommonMark: an opening
/// one has something to its right, a closing one to its left, and underscores do neither inside words.
/// `^[words](inflect: true)` has words agree with a number in them; of other attributes in this form
/// the words show.
struct InlineMarkdown {
  /// What the marks say of a stretch.
  struct Style: Hashable, Sendable {
    var isEmphasized = false
    var isStrong = false
    var isStruck = false
    var isCode = false
    /// Whether the words agree with the number in them.
    var isInflected = false
    /// The address a link leads to.
    var link: String?
  }

  struct Run: Equatable, Sendable {
    var text: String
    var style: Style
  }

  /// The stretches of a text, none empty, neighbours different.
  static func runs(of text: String) -> [Run] {
    // Most texts have no marks at all.
    guard text.utf8.contains(where: { marks.contains($0) }) else {
      return text.isEmpty ? [] : [Run(text: text, style: Style())]
    }
    var parser = InlineMarkdown(Array(text))
    parser.scan()
    parser.match()
    return parser.joined()
  }

  private static let marks = Set("*_~`[<\\^".utf8)

  /// A piece between marks, or a run of marks that may open or close something.
  private struct Piece {
    var text: String
    var style = Style()
    /// The mark it consists of, if it may mean something.
    var mark: Character?
    var count = 0
    var opens = false
    var closes = false
  }

  private let characters: [Character]
  private var position = 0
  private var pieces: [Piece] = []

  private init(_ characters: [Character]) {
    self.characters = characters
  }

  // MARK: Finding marks

  private mutating func scan() {
    while position < characters.count {
      let character = characters[position]
      switch character {
      case "\\": scanEscape()
      case "`": scanCode()
      case "*", "_", "~": scanMark(character)
      case "[": scanLink()
      case "^": scanAttributes()
      case "<": scanAddress()
      default:
        add(String(character))
        position += 1
      }
    }
  }

  private mutating func add(_ text: String) {
    if let last = pieces.last, last.mark == nil, last.style == Style() {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text))
    }
  }

  private mutating func scanEscape() {
    let next = position + 1 < characters.count ? characters[position + 1] : nil
    if let next, next.isASCII, next.isPunctuation || next.isSymbol {
      add(String(next))
      position += 2
    } else {
      add("\\")
      position += 1
    }
  }

  private func length(ofRunAt start: Int) -> Int {
    characters[start...].prefix { $0 == characters[start] }.count
  }

  /// Code lasts until as many marks as it began with.
  private mutating func scanCode() {
    let count = length(ofRunAt: position)
    let start = position + count
    var end = start
    while end < characters.count {
      if characters[end] == "`" {
        let closing = length(ofRunAt: end)
        if closing == count {
          pieces.append(Piece(text: String(characters[start..<end]), style: Style(isCode: true)))
          position = end + count
          return
        }
        end += closing
      } else {
        end += 1
      }
    }
    add(String(repeating: "`", count: count))
    position = start
  }

  private mutating func scanMark(_ mark: Character) {
    let count = length(ofRunAt: position)
    let before = position > 0 ? characters[position - 1] : " "
    position += count
    let after = position < characters.count ? characters[position] : " "
    func isRoom(_ character: Character) -> Bool { character.isWhitespace }
    func isPunctuation(_ character: Character) -> Bool {
      character.isPunctuation || character.isSymbol
    }
    let leans = !isRoom(after) && (!isPunctuation(after) || isRoom(before) || isPunctuation(before))
    let trails =
      !isRoom(before) && (!isPunctuation(before) || isRoom(after) || isPunctuation(after))
    var piece = Piece(text: "", mark: mark, count: count)
    piece.opens = leans && (mark != "_" || !trails || isPunctuation(before))
    piece.closes = trails && (mark != "_" || !leans || isPunctuation(after))
    if mark == "~", count != 2 { (piece.opens, piece.closes) = (false, false) }
    pieces.append(piece)
  }

  /// The bracket that closes the one at a place, or the end.
  private func closingBracket(from start: Int) -> Int {
    var depth = 0
    var end = start
    while end < characters.count {
      if characters[end] == "\\" {
        end += 1
      } else if characters[end] == "[" {
        depth += 1
      } else if characters[end] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      end += 1
    }
    return end
  }

  /// A label in brackets followed by an address in parentheses.
  private mutating func scanLink() {
    let end = closingBracket(from: position)
    guard end + 1 < characters.count, characters[end + 1] == "(",
      let close = characters[(end + 2)...].firstIndex(of: ")"),
      !characters[(end + 2)..<close].contains(where: \.isWhitespace)
    else {
      add("[")
      position += 1
      return
    }
    let address = String(characters[(end + 2)..<close])
    for run in Self.runs(of: String(characters[(position + 1)..<end])) {
      var style = run.style
      style.link = address
      pieces.append(Piece(text: run.text, style: style))
    }
    position = close + 1
  }

  /// A caret and words in brackets, followed by attributes in parentheses.
  private mutating func scanAttributes() {
    let start = position + 1
    guard start < characters.count, characters[start] == "[" else { return scanPlainCaret() }
    let end = closingBracket(from: start)
    guard end + 1 < characters.count, characters[end + 1] == "(",
      let close = characters[(end + 2)...].firstIndex(of: ")"),
      characters[(end + 2)..<close].contains(":")
    else { return scanPlainCaret() }
    let attributes = String(characters[(end + 2)..<close].filter { !$0.isWhitespace })
    for run in Self.runs(of: String(characters[(start + 1)..<end])) {
      var style = run.style
      style.isInflected = attributes.contains("inflect:true")
      pieces.append(Piece(text: run.text, style: style))
    }
    position = close + 1
  }

  private mutating func scanPlainCaret() {
    add("^")
    position += 1
  }

  /// An address in angle brackets.
  private mutating func scanAddress() {
    let rest = characters[(position + 1)...]
    if let close = rest.firstIndex(of: ">") {
      let address = String(rest[..<close])
      if address.contains(":"), !address.contains(where: { $0.isWhitespace || $0 == "<" }) {
        pieces.append(Piece(text: address, style: Style(link: address)))
        position = close + 1
        return
      }
    }
    add("<")
    position += 1
  }

  // MARK: Joining marks

  /// Pairs closing marks with the nearest opening ones of their kind.
  private mutating func match() {
    var openers: [Int] = []
    for index in pieces.indices where pieces[index].mark != nil {
      while pieces[index].closes, pieces[index].count > 0,
        let place = openers.lastIndex(where: { fits(pieces[$0], pieces[index]) })
      {
        let opener = openers[place]
        // What was opened in between has no end.
        openers.removeSubrange((place + 1)...)
        style(from: opener, to: index)
        if pieces[opener].count == 0 { openers.removeLast() }
      }
      if pieces[index].opens, pieces[index].count > 0 { openers.append(index) }
    }
  }

  private func fits(_ opener: Piece, _ closer: Piece) -> Bool {
    guard opener.mark == closer.mark else { return false }
    // As CommonMark: runs that both open and close do not pair if their sum is a multiple of three.
    let isOdd = opener.closes || closer.opens
    let sum = opener.count + closer.count
    return !isOdd || sum % 3 != 0 || (opener.count % 3 == 0 && closer.count % 3 == 0)
  }

  private mutating func style(from opener: Int, to closer: Int) {
    let isDouble = pieces[opener].count > 1 && pieces[closer].count > 1
    pieces[opener].count -= isDouble ? 2 : 1
    pieces[closer].count -= isDouble ? 2 : 1
    for index in (opener + 1)..<closer {
      if pieces[opener].mark == "~" {
        pieces[index].style.isStruck = true
      } else if isDouble {
        pieces[index].style.isStrong = true
      } else {
        pieces[index].style.isEmphasized = true
      }
    }
  }

  private func joined() -> [Run] {
    var runs: [Run] = []
    for piece in pieces {
      let text = piece.mark.map { String(repeating: $0, count: piece.count) } ?? piece.text
      if text.isEmpty { continue }
      if runs.last?.style == piece.style {
        runs[runs.count - 1].text += text
      } else {
        runs.append(Run(text: text, style: piece.style))
      }
    }
    return runs
  }
}
