/// The runtime learns the properties of values from their static types, not from casts.
///
/// The first cast of a type to a protocol reads all conformance records of the program, whatever
/// its result. At the start of a program every type is a new one, and a protocol that is asked for
/// wherever a view is made is asked for once for each type of views. A requirement with a default,
/// or a member that subclasses override, is as fast the first time.
enum CastCheck {
  /// Every cast to a protocol that is not one of the places.
  static func violations(
    _ files: [SourceFile], except places: [CastPlace] = CastPlace.all
  ) -> [String] {
    casts(in: files).filter { cast in
      cast.count > (places.first { $0.isOf(cast) }?.count ?? 0)
    }.map { cast in
      "\(cast.file.place(cast.token)): casts to \(cast.protocolName) \(cast.count) times."
        + " Let a requirement with a default or an overridden member answer, or add the cast to"
        + " CastPlace with its reason."
    }
  }

  /// Every place has as many casts as it says.
  static func deadPlaces(
    _ files: [SourceFile], places: [CastPlace] = CastPlace.all
  ) -> [String] {
    let found = casts(in: files)
    return places.filter { place in
      place.count > (found.first { place.isOf($0) }?.count ?? 0)
    }.map {
      "CastPlace permits \($0.count) casts to \($0.protocolName) in \($0.path), but there are"
        + " fewer. Correct the entry."
    }
  }

  /// The casts to one protocol in one file.
  struct Casts {
    var file: SourceFile
    var protocolName: String
    /// The last cast.
    var token: Token
    var count: Int
  }

  private static func casts(in files: [SourceFile]) -> [Casts] {
    files.filter { $0.path.hasPrefix(CastPlace.folder) }.flatMap { file in
      let casts = file.tokens.indices.compactMap { position in
        protocolName(ofCastAt: position, in: file).map { (name: $0, token: file.tokens[position]) }
      }
      return Dictionary(grouping: casts, by: \.name).sorted { $0.key < $1.key }.compactMap {
        name, casts in
        casts.last.map {
          Casts(file: file, protocolName: name, token: $0.token, count: casts.count)
        }
      }
    }
  }

  /// The first protocol after `as?`, `as!`, `is`, or `as` in a pattern; `nil` for other tokens.
  private static func protocolName(ofCastAt position: Int, in file: SourceFile) -> String? {
    let tokens = file.tokens
    guard tokens[position].text == "as" || tokens[position].text == "is" else { return nil }
    var rest = tokens[(position + 1)...]
    if let mark = rest.first, ["?", "!"].contains(mark.text) {
      rest = rest.dropFirst()
    } else if tokens[position].text == "as", !isInPattern(position, tokens) {
      return nil
    }
    rest = rest.drop { ["(", "["].contains($0.text) }
    guard rest.first?.text == "any" else { return nil }
    return rest.dropFirst().drop { $0.text == "(" }.first?.text
  }

  /// Whether a token follows `case` on its line. Elsewhere `as` alone converts without a look-up.
  private static func isInPattern(_ position: Int, _ tokens: [Token]) -> Bool {
    tokens[..<position].reversed().prefix { $0.line == tokens[position].line }
      .contains { $0.text == "case" }
  }
}
