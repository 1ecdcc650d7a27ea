import Testing

/// The expansion of `#Preview`.
@Suite struct PreviewExpansionTests {
  private func expansion(_ source: String, plugIn name: String = "PlumbMacros-preview") throws
    -> String
  {
    let plugIn = try PlugIn(named: name)
    defer { plugIn.remove() }
    return try plugIn.expansion(of: source, fileID: "App/My-View.swift", line: 3)
  }

  @Test func `a preview is nothing in an ordinary build`() throws {
    #expect(try expansion("#Preview { Text(\"Hello\") }", plugIn: "PlumbMacros-tool").isEmpty)
  }

  @Test func `the function is named after the file, the line and the column`() throws {
    let text = try expansion("#Preview { Text(\"Hello\") }")
    #expect(text.contains("@_cdecl(\"plumb_preview_App_My_View_swift_3_1\")"))
    #expect(text.contains("func $sX7previewfMu_() {"))
  }

  @Test(arguments: [
    "(\"A (b\", traits: .fixedLayout(width: 20, height: 10)) { Text(\"}\") }",
    " { /* @Previewable { /* nested { */ */ Text(#\"\\(\"@Previewable\")\"#) }",
    " { Text(\"\\(\"}\" + \"{\") {\") // }\n}",
  ])
  func `the arguments and the body stay as they are`(arguments: String) throws {
    let text = try expansion("#Preview" + arguments)
    #expect(text.contains("_PreviewSite(line: 3).add" + arguments))
  }

  @Test func `lines before the macro count`() throws {
    #expect(try expansion("\n// A # comment\n#Preview { }").contains("_PreviewSite(line: 5).add"))
  }

  @Test func `previewable declarations become properties of a view`() throws {
    let text = try expansion(
      """
      #Preview("On") {
        @Previewable @State var isOn = [
          true
        ]
        let title = "@Previewable"
        @Previewable @FocusState var isFocused: Bool
        Toggle(title, isOn: $isOn[0])
      }
      """)
    let view = """
      struct PreviewContent: PlumbUI.View {
      @State var isOn = [
          true
        ]
      @FocusState var isFocused: Bool
      var body: some PlumbUI.View {
      """
    #expect(text.contains(view))
    #expect(text.contains("let title = \"@Previewable\""))
    #expect(text.contains("Toggle(title, isOn: $isOn[0])"))
    #expect(text.contains("return PreviewContent()"))
  }

  @Test func `a declaration goes on after an operator and before a dot`() throws {
    let text = try expansion(
      """
      #Preview(body: {
        @Previewable @State var sum = 1 +
          2
        @Previewable @State var text = "a"
          .uppercased()
        @Previewable @State var name = "a; b"; Text(text)
      })
      """)
    let properties = """
      @State var sum = 1 +
          2
      @State var text = "a"
          .uppercased()
      @State var name = "a; b"
      var body
      """
    #expect(text.contains(properties))
    #expect(text.contains("; Text(text)\n"))
  }
}
