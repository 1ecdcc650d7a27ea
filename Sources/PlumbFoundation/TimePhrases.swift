internal import Foundation

#if canImport(_FoundationICU)
  internal import _FoundationICU
#endif

/// Phrases about times in a language.
///
/// They come from Unicode's CLDR by way of ICU, which is part of Foundation on Linux; without it they are English.
struct TimePhrases {
  /// The length of the words.
  enum Width {
    /// `2 hours`
    case full
    /// `2 hr`
    case short
    /// `2h`
    case narrow
  }

  let locale: Locale
  let width: Width

  /// Returns a number of units, such as `2 hours`.
  func amount(_ number: Double, of unit: TimeUnit) -> String {
    #if canImport(_FoundationICU)
      if let text = measure(number, "duration-\(unit.rawValue)") { return text }
    #endif
    return "\(number.formatted()) \(unit.rawValue)\(number == 1 ? "" : "s")"
  }

  /// Returns amounts as one text, such as `2 hours, 5 minutes`.
  func joined(_ amounts: [String]) -> String {
    #if canImport(_FoundationICU)
      if amounts.count > 1, let text = list(amounts) { return text }
    #endif
    return amounts.joined(separator: width == .narrow ? " " : ", ")
  }

  /// Returns a time before or after now, such as `2 hours ago` or `in 2 hours`.
  ///
  /// - Parameters:
  ///   - number: The number of units after now; negative before now.
  ///   - isNamed: Whether times that have a name are told by it, such as `yesterday`.
  ///   - isSpelled: Whether numbers are written in words.
  ///   - startsSentence: Whether the phrase begins a sentence, and in some languages with a capital letter.
  func relative(
    _ number: Double, of unit: TimeUnit, isNamed: Bool, isSpelled: Bool, startsSentence: Bool
  ) -> String {
    #if canImport(_FoundationICU)
      if let text = relativeTime(number, unit, isNamed, isSpelled, startsSentence) { return text }
    #endif
    let amount = amount(abs(number), of: unit)
    return number.sign == .minus ? "\(amount) ago" : "in \(amount)"
  }
}

#if canImport(_FoundationICU)
  extension TimePhrases {
    /// Calls a function of ICU that writes a text; `nil` if it fails.
    private static func text(_ write: (inout [UInt16], inout UErrorCode) -> Int32) -> String? {
      var (buffer, status) = ([UInt16](repeating: 0, count: 1024), U_ZERO_ERROR)
      let length = write(&buffer, &status)
      guard status.rawValue <= 0, (0...buffer.count).contains(Int(length)) else { return nil }
      return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }

    private var skeletonWidth: String {
      switch width {
      case .full: "full-name"
      case .short: "short"
      case .narrow: "narrow"
      }
    }

    /// Returns a number with at most two fraction digits and a unit that ICU knows by an identifier.
    private func measure(_ number: Double, _ unit: String) -> String? {
      let skeleton = Array("measure-unit/\(unit) unit-width-\(skeletonWidth) .##".utf16)
      var status = U_ZERO_ERROR
      let formatter = unsafe swift_unumf_openForSkeletonAndLocale(
        skeleton, Int32(skeleton.count), locale.identifier, &status)
      defer { unsafe swift_unumf_close(formatter) }
      let result = unsafe swift_unumf_openResult(&status)
      defer { unsafe swift_unumf_closeResult(result) }
      // Functions of ICU do nothing after the first failure, which the status keeps.
      unsafe swift_unumf_formatDouble(formatter, number, result, &status)
      guard status.rawValue <= 0 else { return nil }
      return Self.text { buffer, status in
        unsafe swift_unumf_resultToString(result, &buffer, Int32(buffer.count), &status)
      }
    }

    private func list(_ amounts: [String]) -> String? {
      let listWidth =
        switch width {
        case .full: ULISTFMT_WIDTH_WIDE
        case .short: ULISTFMT_WIDTH_SHORT
        case .narrow: ULISTFMT_WIDTH_NARROW
        }
      var status = U_ZERO_ERROR
      guard
        let formatter = unsafe swift_ulistfmt_openForType(
          locale.identifier, ULISTFMT_TYPE_UNITS, listWidth, &status)
      else { return nil }
      defer { unsafe swift_ulistfmt_close(formatter) }
      let texts = amounts.map { Array($0.utf16) }
      let lengths = texts.map { Int32($0.count) }
      return unsafe texts.flatMap(\.self).withUnsafeBufferPointer { units in
        guard var start = units.baseAddress else { return nil }
        var starts: [UnsafePointer<UInt16>?] = unsafe []
        for text in texts {
          unsafe starts.append(start)
          unsafe start += text.count
        }
        return Self.text { buffer, status in
          unsafe swift_ulistfmt_format(
            formatter, &starts, lengths, Int32(lengths.count), &buffer, Int32(buffer.count),
            &status)
        }
      }
    }

    private func relativeTime(
      _ number: Double, _ unit: TimeUnit, _ isNamed: Bool, _ isSpelled: Bool,
      _ startsSentence: Bool
    ) -> String? {
      let style =
        switch width {
        case .full: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .narrow: UDAT_STYLE_NARROW
        }
      let unit =
        switch unit {
        case .year: UDAT_REL_UNIT_YEAR
        case .month: UDAT_REL_UNIT_MONTH
        case .week: UDAT_REL_UNIT_WEEK
        case .day: UDAT_REL_UNIT_DAY
        case .hour: UDAT_REL_UNIT_HOUR
        case .minute: UDAT_REL_UNIT_MINUTE
        case .second: UDAT_REL_UNIT_SECOND
        }
      var status = U_ZERO_ERROR
      // The formatter of times closes that of numbers.
      let numbers =
        unsafe isSpelled
        ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
      let context =
        startsSentence
        ? UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE : UDISPCTX_CAPITALIZATION_NONE
      guard
        let formatter = unsafe swift_ureldatefmt_open(
          locale.identifier, numbers, style, context, &status)
      else { return nil }
      defer { unsafe swift_ureldatefmt_close(formatter) }
      return Self.text { buffer, status in
        isNamed
          ? unsafe swift_ureldatefmt_format(
            formatter, number, unit, &buffer, Int32(buffer.count), &status)
          : unsafe swift_ureldatefmt_formatNumeric(
            formatter, number, unit, &buffer, Int32(buffer.count), &status)
      }
    }
  }
#endif
