public import PlumbUI

/// A window or an element, in which a test searches for elements.
///
/// Elements are the objects of assistive technologies, and every view with a type of its own: a
/// `Button`, a `Text`, a `ContentView`. Modifiers are no elements.
@MainActor public protocol ElementContainer {
  /// All elements inside, parents before children.
  var elements: [TestElement] { get }

  /// The window that shows the elements.
  var window: TestWindow { get }

  /// The name of the container in messages, such as `the window`.
  var name: String { get }
}

extension ElementContainer {
  /// Returns the element with a label, such as the text of a text or of a button.
  ///
  /// Every search fails if there is no such element, and if there are several that are not inside each
  /// other; of elements inside each other the outermost is returned.
  ///
  /// - Throws: `TestFailure`, which lists the labels there are.
  public func find(
    _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> TestElement {
    try find(ElementQuery(label: label), at: SourcePlace(file, line))
  }

  /// Returns the element of a kind, and with a label if one is given: `find(.button, "Cat")`.
  ///
  /// - Throws: `TestFailure`, which lists the elements of the kind.
  public func find(
    _ role: ElementRole, _ label: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> TestElement {
    try find(ElementQuery(role: role, label: label), at: SourcePlace(file, line))
  }

  /// Returns the view of a type, and with a label if one is given: `find(VoteButton.self)`.
  ///
  /// - Parameter type: the type of a view; its type parameters do not matter.
  /// - Throws: `TestFailure`, which lists the elements of the type.
  public func find(
    _ type: (some View).Type, _ label: String? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> TestElement {
    try find(ElementQuery(type: type, label: label), at: SourcePlace(file, line))
  }

  /// Returns the view whose type has a name, and with a label if one is given: `find(type: "ScrollView")`,
  /// for types with parameters.
  ///
  /// - Parameter type: the name without the module and the type parameters.
  /// - Throws: `TestFailure`, which lists the elements of the type.
  public func find(
    type: String, _ label: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws -> TestElement {
    try find(ElementQuery(typeName: type, label: label), at: SourcePlace(file, line))
  }

  /// Returns the view with an accessibility identifier, or with an id that `id(_:)` or a `ForEach` has
  /// given it.
  ///
  /// - Throws: `TestFailure`, which lists the accessibility identifiers.
  public func find(
    id: some Hashable, file: StaticString = #filePath, line: UInt = #line
  ) throws -> TestElement {
    try find(ElementQuery(id: AnyHashable(id)), at: SourcePlace(file, line))
  }

  /// Returns the element whose label or value contains a text.
  ///
  /// - Throws: `TestFailure`, which lists the labels there are.
  public func find(
    containing text: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> TestElement {
    try find(ElementQuery(part: text), at: SourcePlace(file, line))
  }

  /// Returns all elements with a label, in the order of the views.
  public func all(_ label: String) -> [TestElement] {
    ElementQuery(label: label).matches(in: self)
  }

  /// Returns all elements of a kind, and with a label if one is given.
  public func all(_ role: ElementRole, _ label: String? = nil) -> [TestElement] {
    ElementQuery(role: role, label: label).matches(in: self)
  }

  /// Returns all views of a type, and with a label if one is given.
  public func all(_ type: (some View).Type, _ label: String? = nil) -> [TestElement] {
    ElementQuery(type: type, label: label).matches(in: self)
  }

  /// Returns all views whose type has a name, without the module and the type parameters.
  public func all(type: String, _ label: String? = nil) -> [TestElement] {
    ElementQuery(typeName: type, label: label).matches(in: self)
  }

  /// Whether any element has a label.
  public func has(_ label: String) -> Bool { !all(label).isEmpty }

  /// The texts shown, in the order of the views.
  public var texts: [String] { all(.text).compactMap(\.found.element.label) }

  private func find(_ query: ElementQuery, at place: SourcePlace) throws -> TestElement {
    let found = query.outermostMatches(in: self)
    if found.count == 1 { return found[0] }
    let sentence =
      found.isEmpty
      ? query.explanationOfNone(in: self) : query.explanationOfSeveral(found, in: self)
    throw TestFailure(sentence, in: window, at: place)
  }
}
