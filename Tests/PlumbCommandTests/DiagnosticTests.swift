import Testing

@testable import PlumbCommand

/// The errors in the output of the compiler.
@Suite struct DiagnosticTests {
  private let files: Set = ["/a/A.swift", "/a/B with spaces.swift"]

  @Test func `errors have a file, a line and a sentence`() {
    let output = """
      /a/A.swift:5:63: error: cannot find 'List' in scope
        var body: some View { List { Text("error: none") } }
                              ^~~~
      /a/B with spaces.swift:12:8: warning: never used
      /a/B with spaces.swift:14:3: error: value of type 'Text' has no member 'x': a: b
      """
    #expect(
      Diagnostic.errors(in: output, files: files) == [
        Diagnostic(path: "/a/A.swift", line: 5, message: "cannot find 'List' in scope"),
        Diagnostic(
          path: "/a/B with spaces.swift", line: 14,
          message: "value of type 'Text' has no member 'x': a: b"),
      ])
  }

  @Test func `notes are no errors`() {
    let output = """
      /a/A.swift:5:8: error: invalid redeclaration of 'B'
      /a/A.swift:4:8: note: 'B' previously declared here
      """
    #expect(Diagnostic.errors(in: output, files: files).map(\.line) == [5])
  }

  @Test func `an error in generated code belongs to the place of the macro`() {
    let output = """
      /tmp/@__swiftmacro_1.swift:2:18: error: cannot find type 'Foo' in scope
      /tmp/@__swiftmacro_2.swift:1:1: note: in expansion of macro 'Inner' on property 'x' here
      /a/A.swift:6:1: note: in expansion of macro 'Observable' on class 'M' here
      /a/A.swift:3:1: note: unrelated
      """
    #expect(
      Diagnostic.errors(in: output, files: files) == [
        Diagnostic(path: "/a/A.swift", line: 6, message: "cannot find type 'Foo' in scope")
      ])
  }

  @Test
  func `an error in generated code without a place belongs to no file, unless it is said of one`() {
    let output = """
      /tmp/@__swiftmacro_1.swift:2:18: error: cannot find type 'Foo' in scope
      /a/A.swift:6:1: error: cannot find type 'Foo' in scope
      /tmp/@__swiftmacro_1.swift:9:18: error: cannot find type 'Bar' in scope
      """
    let errors = Diagnostic.errors(in: output, files: files)
    #expect(errors.map(\.path) == ["/a/A.swift", ""])
    #expect(errors.map(\.message).last == "cannot find type 'Bar' in scope")
  }

  @Test func `an error without a file belongs to no file`() {
    let output = """
      <unknown>:0: error: missing required module 'C'
      error: no such file
      """
    #expect(
      Diagnostic.errors(in: output, files: files) == [
        Diagnostic(path: "", line: 0, message: "missing required module 'C'"),
        Diagnostic(path: "", line: 0, message: "no such file"),
      ])
  }
}
