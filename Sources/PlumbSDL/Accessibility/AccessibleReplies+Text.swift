/// The interface of objects that show text, which clients read in parts. The text cannot be changed
/// and has no caret.
extension AccessibleReplies {
  private var text: AccessibleText {
    guard case .object(let object, _) = target else { return AccessibleText("") }
    return AccessibleText(object.name)
  }

  var textProperties: [(String, DBusValue)] {
    [("CharacterCount", .int32(Int32(text.count))), ("CaretOffset", .int32(-1))]
  }

  func textReply(to member: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    let text = text
    switch (member, arguments.asTuple) {
    case ("GetText", (.int32(let start)?, .int32(let end)?, nil)):
      return [.string(text.string(from: Int(start), to: Int(end)))]
    case ("GetCharacterAtOffset", (.int32(let offset)?, nil, nil)):
      return [.int32(text.character(at: Int(offset)))]
    case ("GetStringAtOffset", (.int32(let offset)?, .uint32(let unit)?, nil)):
      return part(text.part(at: Int(offset), AccessibleText.Unit(granularity: unit)))
    case ("GetTextAtOffset", (.int32(let offset)?, .uint32(let boundary)?, nil)):
      return part(text.part(at: Int(offset), AccessibleText.Unit(boundary: boundary)))
    case ("GetTextBeforeOffset", (.int32(let offset)?, .uint32(let boundary)?, nil)):
      let unit = AccessibleText.Unit(boundary: boundary)
      return part(text.part(at: text.part(at: Int(offset), unit).lowerBound - 1, unit))
    case ("GetTextAfterOffset", (.int32(let offset)?, .uint32(let boundary)?, nil)):
      let unit = AccessibleText.Unit(boundary: boundary)
      return part(text.part(at: text.part(at: Int(offset), unit).upperBound, unit))
    case ("GetCharacterExtents", (.int32?, .uint32(let kind)?, nil)),
      ("GetRangeExtents", (.int32?, .int32?, .uint32(let kind)?)):
      // Where the parts of a text are is known to its layout only; all of it stands for a part.
      guard case .structure(let numbers)? = componentReply(to: "GetExtents", [.uint32(kind)])?.first
      else { return nil }
      return numbers
    case ("GetOffsetAtPoint", _): return [.int32(-1)]
    case ("GetNSelections", (nil, nil, nil)): return [.int32(0)]
    case ("GetSelection", (.int32?, nil, nil)): return [.int32(-1), .int32(-1)]
    case ("GetAttributes", (.int32?, nil, nil)), ("GetAttributeRun", (.int32?, .boolean?, nil)):
      return [.array(of: "{ss}", []), .int32(0), .int32(Int32(text.count))]
    case ("GetDefaultAttributes", (nil, nil, nil)), ("GetDefaultAttributeSet", (nil, nil, nil)):
      return [.array(of: "{ss}", [])]
    case ("GetAttributeValue", (.int32?, .string?, nil)): return [.string("")]
    case ("SetCaretOffset", _), ("AddSelection", _), ("RemoveSelection", _), ("SetSelection", _),
      ("ScrollSubstringTo", _), ("ScrollSubstringToPoint", _):
      return [.boolean(false)]
    default: return nil
    }
  }

  private func part(_ range: Range<Int>) -> [DBusValue] {
    [
      .string(text.string(from: range.lowerBound, to: range.upperBound)),
      .int32(Int32(range.lowerBound)), .int32(Int32(range.upperBound)),
    ]
  }
}

extension AccessibilityObject {
  /// Whether clients may read the object in parts.
  var hasText: Bool { role == .label || role == .heading || role == .link }
}

/// A text with offsets that count Unicode scalars.
struct AccessibleText {
  private let scalars: [Unicode.Scalar]

  init(_ string: String) {
    scalars = Array(string.unicodeScalars)
  }

  /// A part in which a text is read.
  enum Unit {
    case character, word, line

    /// The unit of a number of newer clients; sentences and paragraphs are lines.
    init(granularity: UInt32) {
      self = granularity == 0 ? .character : granularity == 1 ? .word : .line
    }

    /// The unit of a number of older clients.
    init(boundary: UInt32) {
      self = boundary == 0 ? .character : boundary <= 2 ? .word : .line
    }
  }

  var count: Int { scalars.count }

  /// Returns the text between two offsets; an end of -1 is that of the text.
  func string(from start: Int, to end: Int) -> String {
    let end = end < 0 ? count : min(end, count)
    let start = min(max(start, 0), end)
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars[start..<end])
    return String(string)
  }

  /// Returns the scalar at an offset; 0 outside the text.
  func character(at offset: Int) -> Int32 {
    scalars.indices.contains(offset) ? Int32(bitPattern: scalars[offset].value) : 0
  }

  /// Returns the part at an offset: a word includes the spaces after it, a line the line break. The
  /// part is empty outside the text.
  func part(at offset: Int, _ unit: Unit) -> Range<Int> {
    guard scalars.indices.contains(offset) else {
      let edge = min(max(offset, 0), count)
      return edge..<edge
    }
    switch unit {
    case .character: return offset..<offset + 1
    case .word:
      // A word starts where a letter follows a space.
      func isStart(_ index: Int) -> Bool {
        !isSpace(index) && (index == 0 || isSpace(index - 1))
      }
      let start = (0...offset).last(where: isStart) ?? 0
      return start..<((offset + 1..<count).first(where: isStart) ?? count)
    case .line:
      let start = (0..<offset).last { scalars[$0] == "\n" }.map { $0 + 1 } ?? 0
      return start..<((offset..<count).first { scalars[$0] == "\n" }.map { $0 + 1 } ?? count)
    }
  }

  private func isSpace(_ index: Int) -> Bool { scalars[index].properties.isWhitespace }
}
