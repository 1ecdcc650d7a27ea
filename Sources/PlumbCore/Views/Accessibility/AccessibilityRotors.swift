/// Lists of parts of a view to which a person goes with a screen reader. They are accepted for source compatibility: the
/// accessibility service of this platform has no such lists, and its screen readers find the elements by themselves.
extension View {
  /// Returns the view unchanged; on this platform it has no effect: screen readers make such lists themselves.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: screen readers make such lists themselves.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: screen readers make such lists themselves.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: screen readers make such lists themselves.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: screen readers make such lists themselves.
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: screen readers make such lists themselves.
  nonisolated public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: screen readers make such lists themselves.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: screen readers make such lists themselves.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}

/// A list of parts of a view that screen readers know.
public struct AccessibilitySystemRotor: Sendable {
  private let name: String

  /// The links.
  public static let links = AccessibilitySystemRotor(name: "links")
  /// The headings.
  public static let headings = AccessibilitySystemRotor(name: "headings")
  /// The text fields.
  public static let textFields = AccessibilitySystemRotor(name: "textFields")
  /// The images.
  public static let images = AccessibilitySystemRotor(name: "images")
  /// The tables.
  public static let tables = AccessibilitySystemRotor(name: "tables")
  /// The lists.
  public static let lists = AccessibilitySystemRotor(name: "lists")
  /// The landmarks.
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
  /// The bold texts.
  public static let boldText = AccessibilitySystemRotor(name: "boldText")

  /// Returns the list of links, visited or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { links }

  /// Returns the list of headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    headings
  }
}

/// The entries of a list of parts of a view.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}

/// An entry of a list of parts of a view.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry for the view with an identifier.
  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with an identifier.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with an identifier.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with an identifier in a namespace.
  nonisolated public init(
    _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates the entries of the elements of a collection.
  // Tried last: most loops are of views, and each further candidate costs the compiler time.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self = ForEach<Data, ID, EmptyView>(data) { _ in EmptyView() }.map(content)
  }
}

/// A result builder that combines the entries listed in a closure.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Returns entries unchanged.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Returns the first entries unchanged.
  public static func buildPartialBlock<Content: AccessibilityRotorContent>(
    first: Content
  ) -> Content {
    first
  }

  /// Combines entries with the next ones.
  public static func buildPartialBlock<
    First: AccessibilityRotorContent, Next: AccessibilityRotorContent
  >(accumulated: First, next: Next) -> some AccessibilityRotorContent {
    _AccessibilityRotorEntries()
  }

  /// Returns the entries of an `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    _AccessibilityRotorEntries()
  }
}

/// Several entries, which have no effect on this platform.
public struct _AccessibilityRotorEntries: AccessibilityRotorContent {}
