/// Writes the source code of the symbols of assets.
struct SymbolWriter {
  /// The module that declares colours and images.
  let module: String
  private var lines: [String] = []

  /// Creates a writer of code that imports a module.
  init(module: String) {
    self.module = module
  }

  /// Returns a Swift file with the symbols of the assets of a target.
  ///
  /// - Parameter extensions: the assets whose colours are members of `Color` and shape styles.
  static func source(
    of assets: AssetNamespace, extendingColorWith extensions: AssetNamespace, module: String
  ) -> String {
    var writer = SymbolWriter(module: module)
    writer.lines = ["import Foundation", "import \(module)"]
    for kind in [AssetKind.color, .image] where kind.isUsed(in: assets) {
      writer.line("")
      writer.write("extension \(module).\(kind.resource)") { writer in
        writer.writeResources(kind, of: Place(assets))
      }
    }
    if AssetKind.color.isUsed(in: extensions) {
      writer.line("")
      writer.write("extension \(module).Color") { $0.writeColors(of: Place(extensions)) }
    }
    if !extensions.colors.isEmpty {
      writer.line("")
      writer.write("extension \(module).ShapeStyle where Self == \(module).Color") { writer in
        writer.writeColors(of: Place(extensions), isStyle: true)
      }
    }
    return writer.lines.joined(separator: "\n") + "\n"
  }

  /// A namespace, with the names of the groups and types around it.
  private struct Place {
    var assets: AssetNamespace
    /// The names of the groups.
    var groups: [String] = []
    /// The names of the types.
    var types: [String] = []

    init(_ assets: AssetNamespace) {
      self.assets = assets
    }

    /// The name of an asset as it is looked up.
    func path(of name: String) -> String { (groups + [name]).joined(separator: "/") }

    /// Returns the expression of a symbol, to be appended to its root.
    func expression(of symbol: String) -> String {
      (types + [symbol]).map { ".\(SymbolName.escaped($0))" }.joined()
    }
  }

  // MARK: Resources

  private mutating func writeResources(_ kind: AssetKind, of place: Place) {
    var used: Set<String> = []
    for name in kind.names(in: place.assets).sorted() {
      let path = place.path(of: name)
      guard let symbol = SymbolName.property(name) else {
        warn("The \"\(path)\" \(kind) asset name has no letter or digit. Try renaming the asset.")
        continue
      }
      guard used.insert(symbol).inserted else {
        warn(
          "The \"\(path)\" \(kind) asset name resolves to the symbol \"\(symbol)\" which already "
            + "exists. Try renaming the asset.")
        continue
      }
      line("/// The \(literal(path)) asset catalog \(kind) resource.")
      line(
        "static let \(SymbolName.escaped(symbol)) = \(module).\(kind.resource)("
          + "name: \(literal(path)), bundle: Foundation.Bundle.module)")
    }
    writeNamespaces(kind, of: place) { $0.writeResources(kind, of: $1) }
  }

  // MARK: Colours

  private mutating func writeColors(of place: Place, isStyle: Bool = false) {
    var used: Set<String> = []
    for name in place.assets.colors.sorted() {
      guard let symbol = SymbolName.property(name), used.insert(symbol).inserted else { continue }
      let path = place.path(of: name)
      if place.types.isEmpty, Self.colorNames.contains(symbol) {
        // Said once, at the colour.
        if !isStyle {
          warn(
            "The \"\(path)\" color asset name resolves to a conflicting Color symbol "
              + "\"\(symbol)\". Try renaming the asset.")
        }
        continue
      }
      line("/// The \(literal(path)) asset catalog color.")
      line(
        "static var \(SymbolName.escaped(symbol)): \(module).Color { \(module).Color("
          + "\(module).ColorResource\(place.expression(of: symbol))) }")
    }
    // A type cannot be nested in an extension of a protocol.
    if !isStyle { writeNamespaces(.color, of: place) { $0.writeColors(of: $1) } }
  }

  /// The colours that every program has, which keep their meaning.
  static let colorNames: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  // MARK: Lines

  private mutating func writeNamespaces(
    _ kind: AssetKind, of place: Place, body: (inout SymbolWriter, Place) -> Void
  ) {
    var used: Set<String> = []
    for (group, assets) in place.assets.namespaces.sorted(by: { $0.key < $1.key })
    where kind.isUsed(in: assets) {
      var inner = place
      inner.assets = assets
      inner.groups.append(group)
      guard let type = SymbolName.type(group), used.insert(type).inserted else {
        warn(
          "The \"\(place.path(of: group))\" group name resolves to no symbol of its own. "
            + "Try renaming the group.")
        continue
      }
      inner.types.append(type)
      if lines.last?.hasSuffix("{") == false { line("") }
      line("/// The \(literal(place.path(of: group))) asset catalog resource namespace.")
      write("enum \(SymbolName.escaped(type))") { body(&$0, inner) }
    }
  }

  private mutating func write(_ head: String, body: (inout SymbolWriter) -> Void) {
    line("\(head) {")
    let start = lines.count
    body(&self)
    for index in start..<lines.count where !lines[index].isEmpty {
      lines[index] = "  \(lines[index])"
    }
    line("}")
  }

  private mutating func line(_ text: String) { lines.append(text) }

  private mutating func warn(_ sentence: String) { line("#warning(\(literal(sentence)))") }

  private func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "\\n")
    return "\"\(escaped)\""
  }
}
