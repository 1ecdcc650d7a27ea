import Foundation

/// The `Package.swift` of an app for Swift Playgrounds, whose product no toolchain for Linux knows.
struct PlaygroundManifest {
  /// The text with an executable in place of the app.
  let text: String
  /// The arguments of the app that are texts: `name`, `bundleIdentifier`, `displayVersion`.
  let arguments: [String: String]
  /// The name of the accent colour: that of a set of the asset catalogue, or of a colour of the system.
  let accentColor: String?

  /// Reads a manifest; `nil` if it has no such product.
  init?(_ source: String) {
    guard let start = source.firstRange(of: ".iOSApplication("),
      let end = Self.end(ofListAt: start.upperBound, in: source)
    else { return nil }
    let list = source[start.upperBound..<end]
    var arguments: [String: String] = [:]
    for match in list.matches(of: /(\w+)\s*:\s*"((?:[^"\\\n]|\\.)*)"/)
    where arguments[String(match.1)] == nil {
      arguments[String(match.1)] = String(match.2)
    }
    self.arguments = arguments
    let accent = list.firstMatch(
      of: /accentColor\s*:\s*\.(?:presetColor\(\s*\.(\w+)|asset\(\s*"([^"\\\n]*)")/)
    accentColor = accent.flatMap { $0.1 ?? $0.2 }.map(String.init)
    let targets = list.firstMatch(of: /targets\s*:\s*(\[[^\]]*\])/).map { String($0.1) } ?? "[]"
    // A variable of the type is named before the point.
    let product = ".executable(name: \"\(arguments["name"] ?? "App")\", targets: \(targets))"
    var text = source
    text.replaceSubrange(start.lowerBound...end, with: product)
    self.text = text.replacing(/import\s+AppleProductTypes/, with: "")
  }

  /// Returns the place of the bracket that ends a list.
  private static func end(ofListAt start: String.Index, in text: String) -> String.Index? {
    var depth = 1
    var isInText = false
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case "\\" where isInText:
        // The next character is a part of the text, whatever it is.
        index = text.index(after: index)
        guard index < text.endIndex else { return nil }
      case "\"": isInText.toggle()
      case "/" where !isInText && text[index...].hasPrefix("//"):
        index = text[index...].firstIndex(where: \.isNewline) ?? text.endIndex
        continue
      case "(" where !isInText: depth += 1
      case ")" where !isInText:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index = text.index(after: index)
    }
    return nil
  }
}
