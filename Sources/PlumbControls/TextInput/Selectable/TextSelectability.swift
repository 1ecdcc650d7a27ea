/// A type that describes whether text can be selected; see `textSelection(_:)`.
public protocol TextSelectability {
  /// Whether people can select the text.
  static var allowsSelection: Bool { get }
}

/// Selectable text.
public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

/// Text that is not selectable.
public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Selectable text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that is not selectable.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Sets whether people can select and copy the texts within this view.
  ///
  /// As SwiftUI: each text has a selection of its own, which includes its links. The labels of buttons cannot be
  /// selected. A double click selects a word, a triple click the paragraph; Control C copies.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.selectableText, S.allowsSelection ? SelectableText.self : nil)
  }
}
