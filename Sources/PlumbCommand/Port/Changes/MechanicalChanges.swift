import Foundation

/// Finds the changes of sources that follow from rules.
struct MechanicalChanges {
  var system: PortSystem
  /// The names that are true in `#if`.
  var names: Set<String>

  // MARK: Entry points

  /// The attributes that only Apple's compilers expand.
  private static let entryAttributes = ["@UIApplicationMain", "@NSApplicationMain"]

  /// Returns a file with `@main` in place of an older attribute, and that attribute; `nil` for other files.
  static func entry(of file: URL) -> (change: FileChange, attribute: String)? {
    guard var change = FileChange(file: file) else { return nil }
    for (index, line) in change.lines.enumerated() {
      for attribute in entryAttributes
      where line.trimmingCharacters(in: .whitespaces).hasPrefix(attribute) {
        change.add(
          FileChange.Edit(
            line: index + 1,
            // Further attributes of the line are replaced with it, as a line is changed once.
            replacement: [
              line.replacing(attribute, with: "@main").replacing(attributes, with: "")
            ],
            reason: "\(attribute) is for Apple's systems"))
        return (change, attribute)
      }
    }
    return nil
  }

  // MARK: Conditions

  /// Adds the edits of conditions whose part for the system of the app is not compiled on Linux.
  func addConditions(to change: inout FileChange) {
    for block in ConditionalBlock.all(in: change.lines) {
      let conditions = block.branches.compactMap(\.condition).map { CompilationCondition($0) }
      guard conditions.contains(where: \.isAboutSystems),
        !conditions.contains(where: { $0.text.contains("Linux") }),
        // A condition that cannot be read is left to a person.
        conditions.allSatisfy({ $0.holds(for: here) != nil })
      else { continue }
      let present = block.active(for: here)
      let wanted = block.active(for: there)
      guard let wanted, wanted != present else { continue }
      for (index, branch) in block.branches.enumerated() where index <= wanted {
        guard let text = branch.condition else { continue }
        let condition = CompilationCondition(text)
        if index == wanted {
          let other = condition.isAlternatives ? condition.text : "(\(condition.text))"
          replace(branch, by: "\(other) || os(Linux)", block.lines(of: index), in: &change)
        } else if index == present {
          replace(
            branch, by: "(\(condition.text)) && !os(Linux)", block.lines(of: wanted), in: &change)
        }
      }
    }
  }

  private func replace(
    _ branch: ConditionalBlock.Branch, by condition: String, _ activated: ClosedRange<Int>?,
    in change: inout FileChange
  ) {
    let line = change.lines[branch.line - 1]
    guard let text = branch.condition.map({ CompilationCondition($0).text }) else { return }
    change.add(
      FileChange.Edit(
        line: branch.line, replacement: [line.replacing(text, with: condition, maxReplacements: 1)],
        reason: PortSentences.condition(for: system), activated: activated))
  }

  /// The facts on Linux.
  private var here: CompilationCondition.Facts {
    CompilationCondition.Facts(system: "Linux", names: names, hasModule: hasModule)
  }

  /// The facts in a simulator of the system of the app, which has no camera and no sensors either. The modules
  /// are those on Linux, so that a part for others stays out.
  private var there: CompilationCondition.Facts {
    CompilationCondition.Facts(
      system: system.rawValue, isSimulator: system == .iOS, names: names, hasModule: hasModule)
  }

  private func hasModule(_ name: String) -> Bool {
    Self.modules.contains(name)
      || (system.aliases + ImplicitModules.aliases).contains { $0.name == name }
  }

  /// The modules that files can import on Linux.
  private static let modules: Set = [
    "SwiftUI", "Combine", "Foundation", "FoundationNetworking", "FoundationXML", "CoreGraphics",
    "CoreFoundation", "UniformTypeIdentifiers", "Dispatch", "Glibc", "Observation",
    "Synchronization",
    "UserNotifications", "AVFoundation", "AVFAudio", "AudioToolbox", "Testing", "XCTest",
    "RegexBuilder", "Swift", "_Concurrency",
  ]

  // MARK: Objective-C

  /// Adds the edits of lines with the selectors, the key paths and the attributes of Objective-C, which the compiler
  /// refuses here.
  static func addSelectors(to change: inout FileChange) {
    for (index, line) in change.lines.enumerated() {
      guard line.contains("#") || line.contains("@"), !isComment(line) else { continue }
      var reasons: [String] = []
      var new = line
      // A selector of a property has no method.
      if line.contains(/#selector\((?!\s*(?:getter|setter):)/) {
        new = new.replacing(/#selector\((?!\s*(?:getter|setter):)/, with: "Selector(")
        reasons.append(PortSentences.selector)
      }
      if line.contains("#keyPath("), let text = textOfKeyPaths(in: new) {
        new = text
        reasons.append(PortSentences.keyPath)
      }
      if let match = new.firstMatch(of: attributes) {
        reasons.append(PortSentences.attribute(String(match.1)))
        new = new.replacing(attributes, with: "")
      }
      guard !reasons.isEmpty else { continue }
      change.add(
        FileChange.Edit(
          line: index + 1, replacement: [new], reason: reasons.joined(separator: "; ")))
    }
  }

  /// Returns a line with the text of each key path in its place: the names of the properties after those of types.
  private static func textOfKeyPaths(in line: String) -> String? {
    let new = line.replacing(/#keyPath\(\s*([\w.]+)\s*\)/) { match -> String in
      let names = match.1.split(separator: ".").drop { $0.first?.isUppercase ?? false }
      return names.isEmpty ? String(match.0) : "\"\(names.joined(separator: "."))\""
    }
    return new == line ? nil : new
  }

  /// Returns the sentence about an error of the compiler at a line that no change mends; `nil` for others.
  static func sentence(about message: String, at line: String) -> String? {
    message.contains("#selector") && line.contains(/#selector\(\s*(?:getter|setter):/)
      ? PortSentences.propertySelector : nil
  }

  /// The attributes with which a declaration can be reached from Objective-C, and their names there.
  private static var attributes: Regex<(Substring, Substring)> {
    /(@objcMembers|@objc|@IBAction|@IBOutlet|@IBInspectable|@IBDesignable|@NSManaged)\b(?:\([\w:]*\))?[ \t]*(?:dynamic[ \t]+)?/
  }

  private static func isComment(_ line: String) -> Bool {
    line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
  }

  // MARK: Imports

  /// Adds the edit that makes the import of an absent module conditional.
  static func addImport(of module: String, line: Int, to change: inout FileChange) {
    guard change.lines.indices.contains(line - 1) else { return }
    let text = change.lines[line - 1]
    // An import in such a condition is not compiled, and one among other statements is left to a person.
    guard CheckPlan.imports(in: text) == [module], !text.contains(";") else { return }
    let space = text.prefix { $0 == " " || $0 == "\t" }
    let lineEnd = text.hasSuffix("\r") ? "\r" : ""
    change.add(
      FileChange.Edit(
        line: line,
        replacement: [
          "\(space)#if canImport(\(module))\(lineEnd)", text, "\(space)#endif\(lineEnd)",
        ],
        reason: PortSentences.absentModule(module)))
  }
}
