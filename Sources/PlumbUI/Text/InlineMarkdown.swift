/// A text with the marks of Markdown that stay inside a line, taken apart.
///
/// `*emphasis*`, `**strong**`, with underscores as well, `~~struck~~`, `` `code` ``,
/// `[label](address)` and `<https://address>` count; a backslash before a mark leaves it as it is, and
/// so does everything that has no other end. Which marks open and close follows CommonMark: an opening
/// one has something to its right, a closing one to its left, and underscores do neither inside words.
/// `^[words](inflect: true)` has words agree with a number in them; of other attributes in this form
/// the words show. A label holds no other link: of two, the inner one counts. The time taken grows with the length of
/// the text, whatever is in it.
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
    parser.match(from: 0)
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
    /// How many pairs of marks begin before the piece, less those that end there.
    var nesting = Nesting()

    /// What is left to show of it.
    var shown: String { mark.map { String(repeating: $0, count: count) } ?? text }
  }

  /// Pairs of marks round a piece, by what they mean.
  private struct Nesting {
    var emphasis = 0
    var strength = 0
    var strikes = 0
    var inflection = 0
  }

  /// An opening bracket, and whether a caret stands before it.
  private struct Bracket {
    let piece: Int
    let hasCaret: Bool
  }

  private let characters: [Character]
  private var position = 0
  private var pieces: [Piece] = []
  /// The opening brackets without a closing one.
  private var brackets: [Bracket] = []
  /// How many of those, from the first on, hold a link already and so begin none.
  private var idleBrackets = 0
  /// Where the last run of so many backticks begins.
  private var lastCode: [Int: Int] = [:]
  /// No address that begins before this place has an end.
  private var addressFloor = 0
  /// No attributes that begin before this place have an end.
  private var attributesFloor = 0

  private init(_ characters: [Character]) {
    self.characters = characters
    var index = 0
    while index < characters.count {
      let count = characters[index] == "`" ? length(ofRunAt: index) : 1
      if characters[index] == "`" { lastCode[count] = index }
      index += count
    }
  }

  // MARK: Finding marks

  private mutating func scan() {
    while position < characters.count {
      let character = characters[position]
      switch character {
      case "\\": scanEscape()
      case "`": scanCode()
      case "*", "_", "~": scanMark(character)
      case "[": openBracket()
      case "]": closeBracket()
      case "^": scanCaret()
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
    var end = start + 1
    while end < characters.count, characters[end] == characters[start] { end += 1 }
    return end - start
  }

  /// Code lasts until as many marks as it began with.
  private mutating func scanCode() {
    let count = length(ofRunAt: position)
    let start = position + count
    guard let last = lastCode[count], last >= start else {
      add(String(repeating: "`", count: count))
      position = start
      return
    }
    var end = start
    while end < last {
      let length = characters[end] == "`" ? length(ofRunAt: end) : 1
      if characters[end] == "`", length == count { break }
      end += length
    }
    pieces.append(Piece(text: String(characters[start..<end]), style: Style(isCode: true)))
    position = end + count
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

  // MARK: Links

  private mutating func openBracket(hasCaret: Bool = false) {
    brackets.append(Bracket(piece: pieces.count, hasCaret: hasCaret))
    pieces.append(Piece(text: "", mark: "[", count: 1))
    position += 1
  }

  private mutating func scanCaret() {
    add("^")
    position += 1
    if position < characters.count, characters[position] == "[" { openBracket(hasCaret: true) }
  }

  /// Ends a label, if something in parentheses follows that makes one of it.
  private mutating func closeBracket() {
    let opener = brackets.popLast()
    let holdsLink = brackets.count < idleBrackets
    idleBrackets = min(idleBrackets, brackets.count)
    if let opener, opener.hasCaret, let end = endOfAttributes() {
      inflect(from: opener.piece, until: end)
    } else if let opener, !holdsLink, let end = endOfAddress() {
      link(from: opener.piece, until: end)
    } else {
      add("]")
      position += 1
    }
  }

  private mutating func link(from opener: Int, until end: Int) {
    match(from: opener + 1)
    let address = String(characters[(position + 2)..<end])
    pieces[opener].mark = nil
    for index in (opener + 1)..<pieces.count {
      // Marks of the label mean nothing outside.
      pieces[index].text = pieces[index].shown
      pieces[index].mark = nil
      pieces[index].style.link = address
    }
    idleBrackets = brackets.count
    position = end + 1
  }

  private mutating func inflect(from opener: Int, until end: Int) {
    let attributes = String(characters[(position + 2)..<end].filter { !$0.isWhitespace })
    pieces[opener].mark = nil
    // The caret is the last of what stands before.
    pieces[opener - 1].text.removeLast()
    pieces.append(Piece(text: ""))
    if attributes.contains("inflect:true") {
      pieces[opener].nesting.inflection += 1
      pieces[pieces.count - 1].nesting.inflection -= 1
    }
    position = end + 1
  }

  /// Where the parenthesis closes that begins behind the bracket here and has no room inside.
  private mutating func endOfAddress() -> Int? {
    let start = position + 2
    guard start <= characters.count, characters[start - 1] == "(", start >= addressFloor else {
      return nil
    }
    var end = start
    while end < characters.count, !characters[end].isWhitespace {
      if characters[end] == ")" { return end }
      end += 1
    }
    addressFloor = end + 1
    return nil
  }

  /// Where the parenthesis closes that begins behind the bracket here and has a colon inside.
  private mutating func endOfAttributes() -> Int? {
    let start = position + 2
    guard start <= characters.count, characters[start - 1] == "(", start >= attributesFloor else {
      return nil
    }
    var end = start
    var hasColon = false
    while end < characters.count, characters[end] != ")" {
      hasColon = hasColon || characters[end] == ":"
      end += 1
    }
    if hasColon, end < characters.count { return end }
    attributesFloor = end + 1
    return nil
  }

  /// An address in angle brackets.
  private mutating func scanAddress() {
    var end = position + 1
    while end < characters.count, characters[end] != "<", !characters[end].isWhitespace {
      if characters[end] == ">" {
        let address = String(characters[(position + 1)..<end])
        guard address.contains(":") else { break }
        pieces.append(Piece(text: address, style: Style(link: address)))
        position = end + 1
        return
      }
      end += 1
    }
    add("<")
    position += 1
  }

  // MARK: Joining marks

  /// What an end needs of a beginning.
  private struct Need: Hashable {
    let mark: Character
    let opens: Bool
    let remainder: Int
  }

  /// Pairs closing marks with the nearest opening ones of their kind, from a piece on.
  private mutating func match(from start: Int) {
    var openers: [Int] = []
    // What was looked for in vain is not among the openers below these.
    var floors: [Need: Int] = [:]
    for index in start..<pieces.count where pieces[index].mark != nil {
      while pieces[index].closes, pieces[index].count > 0 {
        let closer = pieces[index]
        let need = Need(
          mark: closer.mark ?? " ", opens: closer.opens, remainder: closer.count % 3)
        let floor = min(floors[need] ?? 0, openers.count)
        let place = openers[floor...].lastIndex { fits(pieces[$0], closer) }
        guard let place else {
          floors[need] = openers.count
          break
        }
        let opener = openers[place]
        // What was opened in between has no end.
        openers.removeSubrange((place + 1)...)
        style(from: opener, to: index)
        if pieces[opener].count == 0 { openers.removeLast() }
        // What is left of the opener may be what others need.
        for (need, floor) in floors where floor > place { floors[need] = place }
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
    let meaning: WritableKeyPath<Nesting, Int> =
      pieces[opener].mark == "~" ? \.strikes : isDouble ? \.strength : \.emphasis
    pieces[opener + 1].nesting[keyPath: meaning] += 1
    pieces[closer].nesting[keyPath: meaning] -= 1
  }

  private func joined() -> [Run] {
    var runs: [Run] = []
    var nesting = Nesting()
    for piece in pieces {
      nesting.emphasis += piece.nesting.emphasis
      nesting.strength += piece.nesting.strength
      nesting.strikes += piece.nesting.strikes
      nesting.inflection += piece.nesting.inflection
      let text = piece.shown
      if text.isEmpty { continue }
      var style = piece.style
      style.isEmphasized = nesting.emphasis > 0
      style.isStrong = nesting.strength > 0
      style.isStruck = nesting.strikes > 0
      style.isInflected = nesting.inflection > 0
      if runs.last?.style == style {
        runs[runs.count - 1].text += text
      } else {
        runs.append(Run(text: text, style: style))
      }
    }
    return runs
  }
}
