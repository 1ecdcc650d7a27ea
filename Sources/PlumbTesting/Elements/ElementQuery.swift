import PlumbUI

/// The properties for which a search looks; properties that are `nil` do not matter.
@MainActor struct ElementQuery {
  var role: ElementRole?
  var type: String?
  var label: String?
  var part: String?
  var id: AnyHashable?

  init(role: ElementRole? = nil, label: String? = nil) {
    self.role = role
    self.label = label
  }

  init(type: Any.Type, label: String? = nil) {
    self.init(typeName: String("\(type)".prefix { $0 != "<" }), label: label)
  }

  init(typeName: String, label: String? = nil) {
    type = typeName
    self.label = label
  }

  init(part: String) { self.part = part }

  init(id: AnyHashable) { self.id = id }

  /// Returns the elements that have all of the properties, parents before children.
  func matches(in container: some ElementContainer) -> [TestElement] {
    let elements = container.elements
    guard let id else { return elements.filter(hasProperties) }
    let identified = elements.filter { $0.found.element.identifier.map(AnyHashable.init) == id }
    if !identified.isEmpty { return identified }
    let views = container.window.tree.viewElements(withID: id).compactMap(\.viewIdentity)
    return elements.filter { element in views.contains { $0 === element.viewIdentity } }
  }

  /// Returns the matches that are not inside another match.
  func outermostMatches(in container: some ElementContainer) -> [TestElement] {
    var result: [TestElement] = []
    var inner: Set<ObjectIdentifier> = []
    for element in matches(in: container) {
      let isInner = element.viewIdentity.map { inner.contains(ObjectIdentifier($0)) } ?? false
      if !isInner { result.append(element) }
      inner.formUnion(element.found.flattened.compactMap(\.viewIdentity).map(ObjectIdentifier.init))
    }
    return result
  }

  private func hasProperties(_ element: TestElement) -> Bool {
    // As it was found a moment ago: an element that follows its view is searched for in the tree.
    let element = element.found.element
    if let role, element.role != role { return false }
    if let type, element.type != type { return false }
    if let label, element.label != label { return false }
    guard let part else { return true }
    return [element.label, element.value].contains { $0?.contains(part) ?? false }
  }

  /// The query with an indefinite article, as in `a button labelled "Cat"`.
  var description: String {
    let kind = role.map { "\($0.name)" } ?? type ?? "element"
    if let id { return "an element with the id \(id.base)" }
    if let part { return "an element with \"\(part)\" in its label or value" }
    let article = "aeiouAEIOU".contains(kind.first ?? " ") ? "an" : "a"
    return "\(article) \(kind)" + (label.map { " labelled \"\($0)\"" } ?? "")
  }
}

extension ElementRole {
  /// The kind of element in a sentence.
  var name: String {
    switch self {
    case .button: "button"
    case .link: "link"
    case .toggle: "toggle"
    case .text: "text"
    case .image: "image"
    case .slider: "slider"
    case .stepper: "stepper"
    case .progressIndicator: "progress indicator"
    case .gauge: "gauge"
    case .textField: "text field"
    case .secureTextField: "secure text field"
    case .picker: "picker"
    case .popUpButton: "pop-up button"
    case .option: "option"
    case .list: "list"
    case .listItem: "list item"
    case .table: "table"
    case .tableRow: "table row"
    case .dialog: "dialog"
    case .alert: "alert"
    case .tab: "tab"
    case .tabList: "row of tabs"
    case .menu: "menu"
    case .menuBar: "menu bar"
    }
  }
}
