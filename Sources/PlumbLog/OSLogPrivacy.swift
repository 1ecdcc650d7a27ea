/// Whether a value of a message is shown to anybody who reads the log.
public struct OSLogPrivacy: Sendable {
  /// The way in which a private value is hidden.
  public enum Mask: Sendable {
    /// By a number that is the same for equal values, so that they can be told apart.
    case hash
    /// Completely.
    case none
  }

  private enum Kind {
    case automatic, shown, hidden, secret
  }

  private let kind: Kind
  private let mask: Mask

  /// Private for texts and objects, public for numbers.
  public static let auto = OSLogPrivacy(kind: .automatic, mask: .none)
  /// Shown to everybody.
  public static let `public` = OSLogPrivacy(kind: .shown, mask: .none)
  /// Shown on a terminal only.
  public static let `private` = OSLogPrivacy(kind: .hidden, mask: .none)
  /// Shown on a terminal only.
  public static let sensitive = OSLogPrivacy(kind: .secret, mask: .none)

  /// Private for texts and objects, hidden in a certain way.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }
  /// Shown on a terminal only, and hidden in a certain way elsewhere.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .hidden, mask: mask)
  }
  /// Shown on a terminal only, and hidden in a certain way elsewhere.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .secret, mask: mask)
  }

  /// Returns the mark in place of a value; `nil` if the value is public.
  ///
  /// - Parameters:
  ///   - isPrivate: whether the value is private if the privacy is automatic.
  ///   - text: the value, which is evaluated only for its hash.
  func mark(isPrivate: Bool, of text: () -> String) -> String? {
    switch kind {
    case .shown: return nil
    case .automatic where !isPrivate: return nil
    case .automatic, .hidden, .secret:
      // Another number in each run of the program, so that nothing follows from it.
      if case .hash = mask { return "<mask.hash: '\(text().hashValue)'>" }
      return kind == .secret ? "<sensitive>" : "<private>"
    }
  }
}

/// The columns of a value of a message.
public struct OSLogStringAlignment {
  private let columns: (() -> Int)?
  private let isLeading: Bool

  /// As many columns as the value has.
  public static var none: OSLogStringAlignment {
    OSLogStringAlignment(columns: nil, isLeading: true)
  }

  /// At least a number of columns, with spaces before the value.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: false)
  }

  /// At least a number of columns, with spaces after the value.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: true)
  }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max((columns?() ?? 0) - text.count, 0))
    return isLeading ? text + spaces : spaces + text
  }
}
