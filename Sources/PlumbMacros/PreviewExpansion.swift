/// The expansion of `#Preview` in builds of `plumb preview`: a function that registers the preview.
///
/// The function has a C name that follows from the place of the macro, so that a program which has
/// loaded the library finds it; nothing calls it otherwise.
struct PreviewExpansion {
  /// The macro's arguments and closures, as in the source.
  private let arguments: Substring
  private let file: String
  private let line: Int
  private let column: Int

  /// Reads a use of the macro.
  ///
  /// - Parameters:
  ///   - source: the use of the macro, such as `#Preview("Name") { Text("Hello") }`.
  ///   - file: the module and the name of the file, such as `App/Views.swift`.
  ///   - line: the line where the source starts, from 1.
  ///   - column: the column in bytes where the source starts, from 1.
  init(_ source: String, file: String, line: Int, column: Int) {
    // Blank lines and comments before the macro may be part of the source.
    let mark = SourceScan(source).first("#") ?? source.startIndex
    let name = source[mark...].dropFirst()
    // The name may be qualified with its module.
    arguments = name.drop { $0.isLetter || $0 == "." }
    self.file = file
    self.line = line + source[..<mark].count(where: \.isNewline)
    self.column = column
  }

  /// The declaration in place of the macro.
  ///
  /// - Parameter discriminator: the start of names that no other expansion has.
  func declaration(discriminator: String) -> String {
    let symbol = String(file.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return """
      @MainActor @_cdecl("plumb_preview_\(symbol)_\(line)_\(column)")
      func \(discriminator)7previewfMu_() {
        PlumbUI._PreviewSite(line: \(line)).add\(call)
      }
      """
  }

  /// The arguments, with the `@Previewable` declarations as properties of a view.
  private var call: String {
    let scan = SourceScan(String(arguments))
    guard let body = scan.lastClosure else { return String(arguments) }
    let text = scan.text
    let statements = text[text.index(after: body.lowerBound)..<body.upperBound]
    let (properties, rest) = SourceScan(String(statements)).separatingPreviewable()
    guard !properties.isEmpty else { return text }
    return text[...body.lowerBound] + """

      struct PreviewContent: PlumbUI.View {
      \(properties.joined(separator: "\n"))
      var body: some PlumbUI.View {\(rest)}
      }
      return PreviewContent()
      """ + "\n" + text[body.upperBound...]
  }
}
