import PlumbUI

/// The sentences of searches that fail.
extension ElementQuery {
  /// Returns the explanation that a search found nothing, with the nearest names.
  func explanationOfNone(in container: some ElementContainer) -> String {
    let sentence = "There is not \(description) in \(container.name)."
    if id != nil {
      let ids = container.elements.compactMap(\.found.element.identifier)
      return "\(sentence) \(Self.list(ids, as: "accessibility identifiers"))"
        + " A row of a lazy container exists only near the visible part; scroll to it first."
    }
    if let label, let other = container.elements.first(where: { $0.found.element.label == label }) {
      let frame = ElementOutline.text(other.found.element.frame)
      return "\(sentence) But there is \(other.name) at \(frame)."
    }
    guard let wanted = label ?? part else {
      let types = Set(container.elements.map { $0.role?.name ?? $0.type }).sorted()
      return "\(sentence) There are elements of these kinds: \(types.joined(separator: ", "))."
    }
    let kin = ElementQuery(role: role, type: type).matches(in: container)
      .compactMap(\.found.element.label)
    return "\(sentence) \(Self.list(Self.nearest(wanted, in: kin), as: "labels"))"
  }

  /// Returns the explanation that several matches are a failure.
  func explanationOfSeveral(
    _ found: [TestElement], in container: some ElementContainer
  ) -> String {
    let list = found.prefix(4).map(\.description).joined(separator: "; ")
    return
      "There are \(found.count) elements that match \(description) in \(container.name): \(list)."
      + " Add a role or a type, search inside one element, or use all(…)."
  }

  private init(role: ElementRole?, type: String?) {
    self.role = role
    self.type = type
  }

  private static func list(_ names: [String], as kind: String) -> String {
    if names.isEmpty { return "There are no \(kind)." }
    let shown = names.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    return "There are the \(kind) \(shown)\(names.count > 8 ? " and \(names.count - 8) more" : "")."
  }

  /// Returns the different names, the names most similar to a given one first.
  private static func nearest(_ name: String, in names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.enumerated()
      .map { (distance(name.lowercased(), $1.lowercased()), $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      .map(\.2)
  }

  /// Returns the number of characters to insert, remove or replace between two texts.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.prefix(80)), Array(second.prefix(80)))
    var row = Array(0...second.count)
    for (index, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
