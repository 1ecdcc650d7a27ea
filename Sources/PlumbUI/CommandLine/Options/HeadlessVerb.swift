/// The first argument of a program that draws or prints a window instead of opening it.
enum HeadlessVerb: String, CaseIterable {
  case render = "--render"
  case tree = "--tree"
  case trace = "--trace"
  case describe = "--describe"

  /// Creates the verb of an argument such as `--tree` or `--render=out.png`; `nil` for any other argument.
  init?(argument: String) {
    self.init(rawValue: argument.hasPrefix("--render=") ? "--render" : argument)
  }

  /// The verb and its own value, for the line of usage.
  private var usage: String {
    self == .render ? "\(rawValue) OUT.png" : rawValue
  }

  private var summary: String {
    switch self {
    case .render:
      "Draws a window into a PNG file, - for standard output, or an animated one with --animate."
    case .tree: "Prints every view of a window with its type, its label and its frame."
    case .trace: "Prints who proposes which size to whom in a window, and the answers."
    case .describe:
      "Prints the windows and the types of documents of the program as JSON, for other programs."
    }
  }

  /// The help for the verb and its options.
  var help: String {
    let options = HeadlessOption.allCases.filter { $0.verbs.contains(self) }
    let names = options.map { ([$0.argument] + [$0.placeholder].compactMap(\.self)) }
      .map { $0.joined(separator: " ") }
    let width = names.map(\.count).max() ?? 0
    let lines = zip(names, options).map { name, option in
      "  " + name + String(repeating: " ", count: width - name.count + 2) + option.effect
    }
    return """
      Usage: \(AppOptions.programName) \(usage) [OPTION ...]

      \(summary)
      No display is needed. Stored values are read and not changed.

      \(lines.joined(separator: "\n"))

      """
  }
}
