/// A parser of the inline elements of Markdown.
///
/// Supported are `*emphasis*`, `**strong**`, both also with underscores, `~~struck~~`, `` `code`
/// ``, `[label](address)` and `<https://address>`. A backslash before a delimiter makes it literal,
/// and so is every delimiter without a partner. Opening and closing delimiters are as in
/// CommonMark: an opening one is left-flanking, a closing one right-flanking, and underscores
/// inside words are neither. `^[words](inflect: true)` inflects the words according to a number in
/// them; with other attributes in this form the words are shown unchanged. A label contains no
/// link: of two nested links, the inner one is used. The running time is linear in the length of
/// the text for every input.
package struct InlineMarkdown {
  /// The style given to a part of the text by its delimiters.
  package struct Style: Hashable, Sendable {
    package var isEmphasized = false
    package var isStrong = false
    package var isStruck = false
    var isCode = false
    /// Whether the words are inflected according to the number in them.
    package var isInflected = false
    /// The destination of a link.
    package var link: String?
  }

  /// A part of a text in one style, without its delimiters.
  package struct Run: Equatable, Sendable {
    package var text: String
    package var style: Style
  }

  /// Returns the runs of a text; none is empty, and neighbours differ in style.
  package static func runs(of text: String) -> [Run] {
    // Fast path: most texts contain no delimiters.
    guard text.utf8.contains(where: { marks.contains($0) }) else {
      return text.isEmpty ? [] : [Run(text: text, style: Style())]
    }
    var parser = InlineMarkdown(Array(text))
    parser.scan()
    parser.match(from: 0)
    return parser.joined()
  }

  private static let marks = Set("*_~`[<\\^".utf8)

  /// Literal text, or a run of delimiters.
  private struct Piece {
    var text: String
    var style = Style()
    /// The delimiter character, if the piece may be a delimiter run.
    var mark: Character?
    /// The number of delimiters that are not yet matched.
    var count = 0
    /// Whether the run can open emphasis.
    var canOpen = false
    /// Whether the run can close emphasis.
    var canClose = false
    /// The number of delimiter pairs that open before the piece minus the number that close there.
    var nesting = Nesting()

    /// The text that is shown: for a run of delimiters, its unmatched ones.
    var shown: String { mark.map { String(repeating: $0, count: count) } ?? text }
  }

  /// The number of delimiter pairs around a piece, by meaning.
  private struct Nesting {
    var emphasis = 0
    var strength = 0
    var strikes = 0
    var inflection = 0
  }

  /// An opening bracket, and whether a caret precedes it.
  private struct Bracket {
    let piece: Int
    let hasCaret: Bool
  }

  private let characters: [Character]
  private var position = 0
  private var pieces: [Piece] = []
  /// The opening brackets without a closing one.
  private var brackets: [Bracket] = []
  /// The number of brackets, from the first, that already contain a link and therefore cannot start
  /// one.
  private var inactiveBrackets = 0
  /// The start of the last run of backticks of each length.
  private var lastCode: [Int: Int] = [:]
  /// An offset before which no address has an end.
  private var addressFloor = 0
  /// An offset before which no attributes have an end.
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

  // MARK: Scanning

  /// Divides the text into pieces of literal text and of delimiters.
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

  /// Appends literal text, to the last piece if possible.
  private mutating func add(_ text: String) {
    if let last = pieces.last, last.mark == nil, last.style == Style() {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text))
    }
  }

  /// Adds the character after a backslash, or the backslash itself if the character is not ASCII
  /// punctuation.
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

  /// Adds a code span, which ends at the next run of as many backticks as it started with.
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

  /// Adds a run of delimiters and determines whether it can open or close emphasis.
  private mutating func scanMark(_ mark: Character) {
    let count = length(ofRunAt: position)
    let before = position > 0 ? characters[position - 1] : " "
    position += count
    let after = position < characters.count ? characters[position] : " "
    func isSpace(_ character: Character) -> Bool { character.isWhitespace }
    func isPunctuation(_ character: Character) -> Bool {
      character.isPunctuation || character.isSymbol
    }
    let isLeftFlanking =
      !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before))
    let isRightFlanking =
      !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after))
    var piece = Piece(text: "", mark: mark, count: count)
    piece.canOpen = isLeftFlanking && (mark != "_" || !isRightFlanking || isPunctuation(before))
    piece.canClose = isRightFlanking && (mark != "_" || !isLeftFlanking || isPunctuation(after))
    if mark == "~", count != 2 { (piece.canOpen, piece.canClose) = (false, false) }
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

  /// Ends a label if an address or attributes in parentheses follow.
  private mutating func closeBracket() {
    let opener = brackets.popLast()
    let holdsLink = brackets.count < inactiveBrackets
    inactiveBrackets = min(inactiveBrackets, brackets.count)
    if let opener, opener.hasCaret, let end = endOfAttributes() {
      inflect(from: opener.piece, until: end)
    } else if let opener, !holdsLink, let end = endOfAddress() {
      link(from: opener.piece, until: end)
    } else {
      add("]")
      position += 1
    }
  }

  /// Makes the pieces after an opening bracket a link that ends at a parenthesis.
  private mutating func link(from opener: Int, until end: Int) {
    match(from: opener + 1)
    let address = String(characters[(position + 2)..<end])
    pieces[opener].mark = nil
    for index in (opener + 1)..<pieces.count {
      // Delimiters in the label are not matched with delimiters outside.
      pieces[index].text = pieces[index].shown
      pieces[index].mark = nil
      pieces[index].style.link = address
    }
    inactiveBrackets = brackets.count
    position = end + 1
  }

  /// Applies the attributes that end at a parenthesis to the pieces after an opening bracket.
  private mutating func inflect(from opener: Int, until end: Int) {
    let attributes = String(characters[(position + 2)..<end].filter { !$0.isWhitespace })
    pieces[opener].mark = nil
    // The caret is the last character before the bracket.
    pieces[opener - 1].text.removeLast()
    pieces.append(Piece(text: ""))
    if attributes.contains("inflect:true") {
      pieces[opener].nesting.inflection += 1
      pieces[pieces.count - 1].nesting.inflection -= 1
    }
    position = end + 1
  }

  /// Returns the end of the parenthesis after this bracket, which contains no white space.
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

  /// Returns the end of the parenthesis after this bracket, which contains a colon.
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

  /// Adds a link for an address in angle brackets.
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

  // MARK: Matching delimiters

  /// The properties of a closing run that determine which opening runs match it.
  private struct OpenerKey: Hashable {
    let mark: Character
    let canOpen: Bool
    let remainder: Int
  }

  /// Matches closing delimiters with the nearest opening ones of the same kind, from a piece on.
  private mutating func match(from start: Int) {
    var openers: [Int] = []
    // The index in `openers` below which a search has already failed (CommonMark's openers_bottom).
    var searchFloors: [OpenerKey: Int] = [:]
    for index in start..<pieces.count where pieces[index].mark != nil {
      while pieces[index].canClose, pieces[index].count > 0 {
        let closer = pieces[index]
        let key = OpenerKey(
          mark: closer.mark ?? " ", canOpen: closer.canOpen, remainder: closer.count % 3)
        let floor = min(searchFloors[key] ?? 0, openers.count)
        let openerIndex = openers[floor...].lastIndex { matches(pieces[$0], closer) }
        guard let openerIndex else {
          searchFloors[key] = openers.count
          break
        }
        let opener = openers[openerIndex]
        // Delimiters opened in between have no partner.
        openers.removeSubrange((openerIndex + 1)...)
        style(from: opener, to: index)
        if pieces[opener].count == 0 { openers.removeLast() }
        // The remainder of the opener may match other closing runs.
        for (key, floor) in searchFloors where floor > openerIndex {
          searchFloors[key] = openerIndex
        }
      }
      if pieces[index].canOpen, pieces[index].count > 0 { openers.append(index) }
    }
  }

  /// Returns whether an opening run and a closing run form a pair.
  private func matches(_ opener: Piece, _ closer: Piece) -> Bool {
    guard opener.mark == closer.mark else { return false }
    // As CommonMark: runs that can both open and close do not match if the sum of their lengths is
    // a multiple of three.
    let isOdd = opener.canClose || closer.canOpen
    let sum = opener.count + closer.count
    return !isOdd || sum % 3 != 0 || (opener.count % 3 == 0 && closer.count % 3 == 0)
  }

  /// Marks the pieces between two runs and consumes one or two delimiters of each.
  private mutating func style(from opener: Int, to closer: Int) {
    let isDouble = pieces[opener].count > 1 && pieces[closer].count > 1
    pieces[opener].count -= isDouble ? 2 : 1
    pieces[closer].count -= isDouble ? 2 : 1
    let meaning: WritableKeyPath<Nesting, Int> =
      pieces[opener].mark == "~" ? \.strikes : isDouble ? \.strength : \.emphasis
    pieces[opener + 1].nesting[keyPath: meaning] += 1
    pieces[closer].nesting[keyPath: meaning] -= 1
  }

  /// Returns the runs, merging neighbours of equal style.
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
