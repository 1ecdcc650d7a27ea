import Foundation

/// The types of a source file that provide previews.
enum PreviewProviders {
  /// The function that registers the previews of the types.
  static let symbol = "plumb_preview_providers"

  /// Returns the names of the types whose declarations name the protocol `PreviewProvider`, in
  /// order. Private types are left out, as other files cannot name them.
  static func names(in source: String) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0] }
    let code = lines.joined(separator: "\n")
    let declaration =
      /(private\s+|fileprivate\s+)?(?:struct|class|enum)\s+(\w+)\s*:[^{]*\bPreviewProvider\b/
    return code.matches(of: declaration).filter { $0.1 == nil }.map { String($0.2) }
  }

  /// Returns a source file that is compiled with the module, with the function.
  static func entry(for names: [String]) -> String {
    let calls = names.map { "  PlumbUI._PreviewSite().add(\($0).self)\n" }.joined()
    return """
      import PlumbUI

      @MainActor @_cdecl("\(symbol)") func plumbPreviewProviders() {
      \(calls)}

      """
  }
}
