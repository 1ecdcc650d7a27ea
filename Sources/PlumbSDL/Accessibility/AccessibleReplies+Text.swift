internal import Foundation

/// The interface of objects that show text, which clients read in parts. The text of a field has a caret
/// and a selection; any other text cannot be changed.
extension AccessibleReplies {
  private var text: any AccessibilityText {
    guard case .object(let object, _) = target else { return AccessibleText("") }
    return editableText ?? AccessibleText(object.name)
  }

  /// The text of a field; `nil` for any other object.
  var editableText: (any AccessibilityEditableText)? {
    guard case .object(let object, let window) = target, object.state.contains(.editable) else {
      return nil
    }
    return window.content?.editableText(of: object.id)
  }

  var textProperties: [(String, DBusValue)] {
    [
      ("CharacterCount", .int32(Int32(clamping: text.count))),
      ("CaretOffset", .int32(Int32(clamping: editableText?.caret ?? -1))),
    ]
  }

  func textReply(to member: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    switch (member, arguments.asTuple) {
    case ("GetText", (.int32(let start)?, .int32(let end)?, nil)):
      return [.string(text.string(in: Self.range(from: start, to: end)))]
    case ("GetCharacterAtOffset", (.int32(let offset)?, nil, nil)):
      return [.int32(character(at: offset))]
    case ("GetStringAtOffset", (.int32(let offset)?, .uint32(let unit)?, nil)):
      return part(.at, offset, AccessibilityTextUnit(granularity: unit))
    case ("GetTextAtOffset", (.int32(let offset)?, .uint32(let boundary)?, nil)):
      return part(.at, offset, AccessibilityTextUnit(boundary: boundary))
    case ("GetTextBeforeOffset", (.int32(let offset)?, .uint32(let boundary)?, nil)):
      return part(.before, offset, AccessibilityTextUnit(boundary: boundary))
    case ("GetTextAfterOffset", (.int32(let offset)?, .uint32(let boundary)?, nil)):
      return part(.after, offset, AccessibilityTextUnit(boundary: boundary))
    case ("GetAttributes", (.int32?, nil, nil)), ("GetAttributeRun", (.int32?, .boolean?, nil)):
      return [.array(of: "{ss}", []), .int32(0), .int32(Int32(clamping: text.count))]
    case ("GetDefaultAttributes", (nil, nil, nil)), ("GetDefaultAttributeSet", (nil, nil, nil)):
      return [.array(of: "{ss}", [])]
    case ("GetAttributeValue", (.int32?, .string?, nil)): return [.string("")]
    case ("ScrollSubstringTo", _), ("ScrollSubstringToPoint", _): return [.boolean(false)]
    default:
      return placeReply(to: member, arguments) ?? selectionReply(to: member, arguments)
    }
  }

  /// Returns the range of two offsets; a negative end stands for the end of the text.
  static func range(from start: Int32, to end: Int32) -> Range<Int> {
    let start = max(Int(start), 0)
    return start..<(end < 0 ? .max : max(Int(end), start))
  }

  /// Returns the scalar at an offset; 0 outside the text.
  private func character(at offset: Int32) -> Int32 {
    guard offset >= 0 else { return 0 }
    let part = text.string(in: Int(offset)..<Int(offset) + 1)
    return part.unicodeScalars.first.map { Int32(bitPattern: $0.value) } ?? 0
  }

  private enum Side {
    case before, at, after
  }

  /// Returns the part at an offset, or the one before or after it.
  private func part(_ side: Side, _ offset: Int32, _ unit: AccessibilityTextUnit) -> [DBusValue] {
    let text = text
    var range = text.range(of: unit, at: Int(offset))
    if side == .before {
      range = range.lowerBound > 0 ? text.range(of: unit, at: range.lowerBound - 1) : 0..<0
    } else if side == .after {
      let end = range.upperBound
      range = text.range(of: unit, at: end)
      // At the end of the text is the part that ends there.
      if range.lowerBound < end { range = end..<end }
    }
    return [
      .string(text.string(in: range)), .int32(Int32(clamping: range.lowerBound)),
      .int32(Int32(clamping: range.upperBound)),
    ]
  }

  // MARK: Places

  private func placeReply(to member: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    switch (member, arguments.asTuple) {
    case ("GetCharacterExtents", (.int32(let offset)?, .uint32(let kind)?, nil)):
      return extents(of: max(Int(offset), 0)..<max(Int(offset), 0) + 1, from: kind)
    case ("GetRangeExtents", (.int32(let start)?, .int32(let end)?, .uint32(let kind)?)):
      return extents(of: Self.range(from: start, to: end), from: kind)
    case ("GetOffsetAtPoint", (.int32(let x)?, .int32(let y)?, .uint32(let kind)?)):
      return point(x, y, from: kind).map { point in
        [.int32(Int32(clamping: editableText?.offset(at: point) ?? -1))]
      }
    default: return nil
    }
  }

  /// Returns the place of a part of the text, with -1 for all numbers if none of it is visible.
  private func extents(of range: Range<Int>, from kind: UInt32) -> [DBusValue]? {
    guard let text = editableText else {
      // Only the texts of fields know the places of their parts; for other texts, the whole object stands
      // for a part.
      guard case .structure(let numbers)? = componentReply(to: "GetExtents", [.uint32(kind)])?.first
      else { return nil }
      return numbers
    }
    guard let frame = text.frame(of: range) else {
      return Array(repeating: .int32(-1), count: 4)
    }
    return extents(of: frame, from: kind).map { [$0.x, $0.y, $0.width, $0.height] }
  }
}

extension AccessibilityObject {
  /// Whether clients may read the object in parts.
  var hasText: Bool {
    role == .label || role == .heading || role == .link || state.contains(.editable)
  }
}
