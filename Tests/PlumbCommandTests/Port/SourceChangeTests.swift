import Foundation
import Testing

@testable import PlumbCommand

/// Changes of sources by rules, and their patches.
@Suite struct SourceChangeTests {
  private func changed(_ text: String, system: PortSystem = .iOS) -> String {
    var change = FileChange(file: URL(filePath: "/a.swift"), text: text)
    MechanicalChanges(system: system, names: ["DEBUG"]).addConditions(to: &change)
    return change.text
  }

  @Test(arguments: [
    ("#if os(iOS)", "#if os(iOS) || os(Linux)"),
    ("  #if os(iOS) || os(tvOS) // phones", "  #if os(iOS) || os(tvOS) || os(Linux) // phones"),
    ("#if os(iOS) && DEBUG", "#if (os(iOS) && DEBUG) || os(Linux)"),
    ("#if targetEnvironment(simulator)", "#if targetEnvironment(simulator) || os(Linux)"),
    ("#if canImport(UIKit) && os(iOS)", "#if (canImport(UIKit) && os(iOS)) || os(Linux)"),
  ])
  func `a part for the system of the app is compiled on Linux, too`(line: String, expected: String)
  {
    #expect(changed("\(line)\na\n#endif") == "\(expected)\na\n#endif")
  }

  @Test(arguments: [
    "#if os(macOS)", "#if !os(macOS)", "#if os(iOS) || os(Linux)", "#if DEBUG",
    "#if canImport(UIKit)",
    "#if os(iOS) && canImport(WebKit)", "#if os(iOS) && RELEASE", "#if os(iOS", "#if swift(>=5.9)",
    "#if !targetEnvironment(simulator) && os(macOS)",
  ])
  func `other conditions stay`(line: String) {
    let text = "\(line)\na\n#endif"
    #expect(changed(text) == text)
  }

  @Test func `of two parts the one for the system of the app is taken`() {
    let text = "#if os(iOS)\na\n#elseif os(macOS)\nb\n#endif"
    #expect(changed(text) == "#if os(iOS) || os(Linux)\na\n#elseif os(macOS)\nb\n#endif")
    #expect(
      changed(text, system: .macOS) == "#if os(iOS)\na\n#elseif os(macOS) || os(Linux)\nb\n#endif")
  }

  @Test func `the part for everything else gives way`() {
    let text = "#if os(iOS)\na\n#else\nb\n#endif"
    #expect(changed(text) == "#if os(iOS) || os(Linux)\na\n#else\nb\n#endif")
    #expect(changed(text, system: .macOS) == text)
    #expect(
      changed("#if !os(iOS)\na\n#else\nb\n#endif")
        == "#if (!os(iOS)) && !os(Linux)\na\n#else\nb\n#endif")
  }

  @Test func `conditions in others, in comments and in texts`() {
    #expect(
      changed("#if os(iOS)\n#if os(macOS)\na\n#endif\nb\n#endif")
        == "#if os(iOS) || os(Linux)\n#if os(macOS)\na\n#endif\nb\n#endif")
    let text = "let a = \"\"\"\n#if os(iOS)\n\"\"\"\n/*\n#if os(iOS)\n*/\n#endif\n"
    #expect(changed(text) == text)
  }

  @Test(arguments: [
    ("  @objc func tap() {", "  func tap() {"),
    ("@objc(Tea) @objcMembers class Tea {", "class Tea {"),
    ("  @IBAction private func tap(_ sender: Any) {", "  private func tap(_ sender: Any) {"),
    (
      "send(#selector(Pot.pour(_:)), #selector(stop))",
      "send(Selector(Pot.pour(_:)), Selector(stop))"
    ),
    ("@objc dynamic var a = 1", "var a = 1"),
    ("a(#selector(getter: b))", "a(#selector(getter: b))"),
    ("a(#selector( setter: b), #selector(c))", "a(#selector( setter: b), Selector(c))"),
    ("a(#keyPath(Pot.lid.color), #keyPath( lid ))", "a(\"lid.color\", \"lid\")"),
    ("a(#keyPath(Kitchen.Pot.lid))", "a(\"lid\")"),
    ("a(#keyPath(Pot))", "a(#keyPath(Pot))"),
    ("// @objc func tap() {", "// @objc func tap() {"),
    ("@objcopy func a() {", "@objcopy func a() {"),
  ])
  func `selectors are made of methods, and attributes of Objective-C are left out`(
    line: String, expected: String
  ) {
    var change = FileChange(file: URL(filePath: "/a.swift"), text: line)
    MechanicalChanges.addSelectors(to: &change)
    #expect(change.text == expected)
  }

  @Test func `the import of an absent module gets a condition`() {
    var change = FileChange(
      file: URL(filePath: "/a.swift"), text: "import SwiftUI\nimport MapKit\nlet a = 1\n")
    MechanicalChanges.addImport(of: "MapKit", line: 2, to: &change)
    MechanicalChanges.addImport(of: "MapKit", line: 3, to: &change)
    MechanicalChanges.addImport(of: "MapKit", line: 9, to: &change)
    #expect(
      change.text == "import SwiftUI\n#if canImport(MapKit)\nimport MapKit\n#endif\nlet a = 1\n")
    #expect((1...5).map(change.originalLine) == [1, 2, 2, 2, 3])
    #expect(
      change.edits.map(\.reason) == [
        "there is no module MapKit here: show a picture, or open a map in the browser"
      ])
    #expect(
      change.patch(path: "App/a.swift") == """
        --- a/App/a.swift
        +++ b/App/a.swift
        @@ -1,3 +1,5 @@
         import SwiftUI
        +#if canImport(MapKit)
         import MapKit
        +#endif
         let a = 1

        """)
  }

  @Test func `line ends stay as they are`() {
    var change = FileChange(
      file: URL(filePath: "/a.swift"),
      text: "import MapKit\r\n#if os(iOS)\r\n@objc let a = 1\r\n#endif")
    MechanicalChanges(system: .iOS, names: []).addConditions(to: &change)
    MechanicalChanges.addSelectors(to: &change)
    MechanicalChanges.addImport(of: "MapKit", line: 1, to: &change)
    #expect(
      change.text
        == "#if canImport(MapKit)\r\nimport MapKit\r\n#endif\r\n#if os(iOS) || os(Linux)\r\nlet a = 1\r\n#endif"
    )
  }

  @Test func `a patch says where a file ends without a line end`() {
    var change = FileChange(file: URL(filePath: "/a"), text: "a\nb")
    change.add(FileChange.Edit(line: 2, replacement: ["b", "c"], reason: "r"))
    #expect(
      change.patch(path: "a") == """
        --- a/a
        +++ b/a
        @@ -1,2 +1,3 @@
         a
        -b
        \\ No newline at end of file
        +b
        +c
        \\ No newline at end of file

        """)
  }

  @Test func `characters that are no line ends for the compiler are in lines`() {
    #expect(FileChange.lines(of: "a\u{2028}b\u{0C}c\nd\n") == ["a\u{2028}b\u{0C}c", "d", ""])
  }

  @Test func `a patch has a part for each group of changes, with three lines around`() {
    let lines = (1...20).map { "\($0)" }
    var change = FileChange(file: URL(filePath: "/a"), text: lines.joined(separator: "\n") + "\n")
    change.add(FileChange.Edit(line: 19, replacement: ["x", "y"], reason: "r"))
    change.add(FileChange.Edit(line: 5, replacement: ["a", "b"], reason: "r"))
    #expect(
      change.patch(path: "a") == """
        --- a/a
        +++ b/a
        @@ -2,7 +2,8 @@
         2
         3
         4
        -5
        +a
        +b
         6
         7
         8
        @@ -16,5 +17,6 @@
         16
         17
         18
        -19
        +x
        +y
         20

        """)
  }
}
