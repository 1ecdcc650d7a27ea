/// A place that `ErasedTypeCheck` leaves alone, and the reason.
struct ErasedPlace {
  var path: String
  /// The whole line, without the spaces around it.
  var line: String
  var reason: String
}

/// No folder reaches a higher one by way of an erased type.
///
/// A value of type `AnyObject` or `Any` in a low folder can carry an object of a high one, and a
/// cast brings its type back; a string with the name of a type can stand for the type. Neither
/// names anything that the table of folders could forbid.
enum ErasedTypeCheck {
  /// The places with a reason to be.
  static let places = [
    ErasedPlace(
      path: "Sources/PlumbCore/Layout/LayoutSubviews.swift",
      line: #"private var name: String { "Subview \(node.index) of \(arranged.layout)" }"#,
      reason: "Only the messages of traps show the name; nothing compares it."),
    ErasedPlace(
      path: "Sources/PlumbCore/Layout/AnyLayout.swift",
      line: "var builtIn: _RuleLayoutCache? { value as? _RuleLayoutCache }",
      reason: "A layout has a cache of any type; that of a built-in one is of the same folder."),
    ErasedPlace(
      path: "Sources/PlumbCore/Tree/AnyView.swift",
      line: "guard let view = value as? any View else { return nil }",
      reason: "The caller asks whether a value of any type is a view."),
    ErasedPlace(
      path: "Sources/PlumbCore/Tree/Accessibility/ViewTypeName.swift",
      line: "let name = String(describing: type)",
      reason: "The tree as JSON shows the name; roles are values that views set."),
    ErasedPlace(
      path: "Sources/PlumbCore/Tree/Updating/ReloadableView.swift",
      line: #"String(_typeName(type, qualified: false).prefix { $0 != "<" })"#,
      reason: "A type that was compiled anew is another type; only its name is the same."),
    ErasedPlace(
      path: "Sources/PlumbFiles/ErrorReason.swift",
      line: "let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error",
      reason: "The values are those of Foundation's errors, and not of the engine's activities."),
    ErasedPlace(
      path: "Sources/PlumbGraphics/DisplayList/DisplayList+Dump.swift",
      line: ##"return "\(String(reflecting: text)) \(face)\(font.isItalic ? " italic" : "")""##,
      reason: "The value is a string, which is shown in quotes."),
  ]

  /// Every violation in the engine that is not one of the places.
  static func violations(_ files: [SourceFile], except places: [ErasedPlace] = places) -> [String] {
    all(files).filter { file, token, _ in !places.contains { isMatch($0, file, token) } }
      .map { file, token, sentence in "\(file.place(token)): \(sentence)" }
  }

  /// Every place is still needed.
  static func deadPlaces(_ files: [SourceFile], places: [ErasedPlace] = places) -> [String] {
    let found = all(files)
    return places.filter { place in !found.contains { isMatch(place, $0.file, $0.token) } }.map {
      "\($0.path): “\($0.line)” is permitted, but is no violation or does not exist."
        + " Remove the entry."
    }
  }

  private typealias Violation = (file: SourceFile, token: Token, sentence: String)

  private static func isMatch(_ place: ErasedPlace, _ file: SourceFile, _ token: Token) -> Bool {
    place.path == file.path && place.line == file.line(of: token)
  }

  private static func all(_ files: [SourceFile]) -> [Violation] {
    let engine = files.filter { $0.folder != nil }
    let values = ErasedValues(engine)
    return engine.flatMap { file in
      values.casts(in: file).map { token, value, type in
        (
          file, token,
          "casts \(value), declared as AnyObject or Any, to \(type). Declare the value with a"
            + " protocol of the folder that declares it."
        )
      }
        + TypeNames.strings(in: file).map {
          (
            file, $0,
            "makes a string of a type's name. Compare types, or add a member that says it."
          )
        }
    }
  }
}
