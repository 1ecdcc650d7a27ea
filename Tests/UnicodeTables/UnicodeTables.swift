import Foundation

/// Writes the tables of `Sources/PlumbText/Unicode` from the Unicode Character Database.
///
/// `unicode-tables UCD-FOLDER OUTPUT-FOLDER`, which is what `make unicode-tables` runs.
@main struct UnicodeTables {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else {
      fatalError("Usage: unicode-tables UCD-FOLDER OUTPUT-FOLDER")
    }
    let database = Database(folder: URL(filePath: CommandLine.arguments[1]))
    let output = URL(filePath: CommandLine.arguments[2])
    for table in try [lineBreaks(database), bidiClasses(database), scripts(database)] {
      let source = table.source + "\n"
      try source.write(
        to: output.appending(path: table.file), atomically: true, encoding: .utf8)
    }
  }

  /// Line breaking classes after rule LB1 of UAX #14, split where rules LB30 and LB30b look at more
  /// than the class: `WOP` and `WCP` are wide brackets, `EP` pictographs to come.
  private static func lineBreaks(_ database: Database) throws -> Table {
    var classes = try database.property("LineBreak.txt", otherwise: "XX")
    let categories = try database.property(
      "extracted/DerivedGeneralCategory.txt", otherwise: "Cn")
    let widths = try database.property("EastAsianWidth.txt", otherwise: "N")
    let pictographs = try database.property(
      "emoji/emoji-data.txt", otherwise: "", only: "Extended_Pictographic")
    for index in classes.indices {
      let isWide = ["F", "W", "H"].contains(widths[index])
      switch classes[index] {
      case "AI", "SG", "XX": classes[index] = "AL"
      case "SA": classes[index] = ["Mn", "Mc"].contains(categories[index]) ? "CM" : "AL"
      case "CJ": classes[index] = "NS"
      case "OP" where isWide: classes[index] = "WOP"
      case "CP" where isWide: classes[index] = "WCP"
      case "ID" where categories[index] == "Cn" && pictographs[index] != "": classes[index] = "EP"
      default: break
      }
    }
    return Table(
      file: "LineBreakTable.swift", type: "LineBreakClass",
      comment: "Line breaking classes by UAX #14.", values: classes, database: database)
  }

  private static func bidiClasses(_ database: Database) throws -> Table {
    let file = "extracted/DerivedBidiClass.txt"
    let long = [
      "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL",
      "European_Terminator": "ET", "Boundary_Neutral": "BN",
    ]
    let classes = try database.property(file, otherwise: "L", missing: long)
    let brackets = try database.lines("BidiBrackets.txt").compactMap { fields -> String? in
      fields[2] == "o" ? "\(fields[0]) \(fields[1])" : nil
    }
    return Table(
      file: "BidiTable.swift", type: "BidiClass",
      comment: "Bidirectional classes by UAX #9, and pairs of brackets.", values: classes,
      pairs: brackets, database: database)
  }

  private static func scripts(_ database: Database) throws -> Table {
    var codes: [String: String] = [:]
    for fields in try database.lines("PropertyValueAliases.txt") where fields[0] == "sc" {
      codes[fields[2]] = fields[1]
    }
    let scripts = try database.property("Scripts.txt", otherwise: "Unknown").map {
      codes[$0] ?? "Zzzz"
    }
    return Table(
      file: "ScriptTable.swift", type: "Script",
      comment: "Scripts by UAX #24, as codes of ISO 15924.", values: scripts, isOpen: true,
      database: database)
  }
}

/// The files of the Unicode Character Database.
struct Database {
  let folder: URL
  static let size = 0x11_0000

  /// The fields of every line with data.
  func lines(_ file: String) throws -> [[String]] {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      .split(separator: "\n").compactMap { line in
        let data = line.prefix { $0 != "#" }
        return data.allSatisfy(\.isWhitespace) ? nil : fields(of: data)
      }
  }

  var version: String {
    let readMe = try? String(contentsOf: folder.appending(path: "ReadMe.txt"), encoding: .utf8)
    let number = readMe?.firstMatch(of: /Version (\d+\.\d+\.\d+)/)?.output.1
    return number.map(String.init) ?? "of unknown version"
  }

  /// A property of every code point.
  ///
  /// - Parameters:
  ///   - only: the only value to read from a file of several properties.
  ///   - missing: short names of the values in the file's `@missing` lines, which are obeyed if
  ///     there are any.
  func property(
    _ file: String, otherwise: String, only: String? = nil, missing: [String: String] = [:]
  ) throws -> [String] {
    var values = Array(repeating: otherwise, count: Self.size)
    if !missing.isEmpty {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("# @missing: ") {
        let fields = fields(of: line.dropFirst(12))
        guard let value = missing[fields[1]] else { fatalError("What is \(fields[1])?") }
        for index in range(fields[0]) { values[index] = value }
      }
    }
    for fields in try lines(file) where only == nil || fields[1] == only {
      for index in range(fields[0]) { values[index] = fields[1] }
    }
    return values
  }

  private func fields(of line: Substring) -> [String] {
    line.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  private func range(_ field: String) -> ClosedRange<Int> {
    let ends = field.components(separatedBy: "..").compactMap { Int($0, radix: 16) }
    guard let first = ends.first, let last = ends.last else { fatalError("No range: \(field)") }
    return first...last
  }
}

/// One property of all code points as a Swift source file.
struct Table {
  let file: String
  let type: String
  let comment: String
  let values: [String]
  var pairs: [String] = []
  /// Whether the names of the values are part of the table, not cases in the source.
  var isOpen = false
  let database: Database

  var source: String {
    let names = Set(values).sorted()
    let codes = Dictionary(uniqueKeysWithValues: zip(names, names.indices.map(code)))
    var runs: [String] = []
    var start = 0
    for index in values.indices.dropFirst() where values[index] != values[start] {
      runs.append(run(codes[values[start]], index - start))
      start = index
    }
    runs.append(run(codes[values[start]], values.count - start))
    return [head, kinds(names), literal("packed", runs.joined(), separator: ""), pairSource, "}"]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var head: String {
    """
    // Made by `make unicode-tables` from the Unicode Character Database \(database.version); not to be
    // changed by hand. Copyright © 1991-2022 Unicode, Inc.; Assets/Unicode/LICENSE.txt has the terms.

    /// \(comment)
    extension \(type) {
    """
  }

  private func kinds(_ names: [String]) -> String {
    if isOpen { return literal("codes", names.joined(separator: " "), separator: " ") + "\n" }
    return """
        /// The classes in the order of their letters in the table.
        static let all: [\(type)] = [
      \(wrapped(names.map { ".\($0.lowercased())," }.joined(separator: " "), indent: "    "))
        ]

      """
  }

  private var pairSource: String {
    pairs.isEmpty ? "" : "\n" + literal("pairs", pairs.joined(separator: " "), separator: " ")
  }

  /// The letters for a value: one letter if there are few values, two otherwise.
  private func code(_ index: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    return isOpen
      ? String([letters[index / 52], letters[index % 52]]) : String(letters[index])
  }

  private func run(_ code: String?, _ length: Int) -> String {
    (code ?? "") + (length == 1 ? "" : String(length))
  }

  private func literal(_ name: String, _ text: String, separator: String) -> String {
    let what =
      switch name {
      case "packed":
        "Runs of equal values from U+0000 on: the value's letters and the length, if not 1."
      case "codes": "The names of the values in the order of their letters."
      default: "Opening and closing brackets in turn."
      }
    return """
        /// \(what)
        static let \(name): String = \"\"\"
      \(wrapped(text, indent: "    ", glue: separator == " " ? " \\" : "\\"))
          \"\"\"
      """
  }

  /// Lines of at most 100 characters.
  private func wrapped(_ text: String, indent: String, glue: String = "") -> String {
    var lines: [String] = []
    var rest = Substring(text)
    let room = 100 - indent.count - glue.count
    while rest.count > room {
      var line = rest.prefix(room)
      if text.contains(" "), let space = line.lastIndex(of: " ") { line = line[..<space] }
      lines.append(indent + line + glue)
      rest = rest[line.endIndex...].drop { $0 == " " }
    }
    lines.append(indent + rest)
    return lines.joined(separator: "\n")
  }
}
