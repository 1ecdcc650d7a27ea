import Testing

/// The checks of files find the violations that they look for.
@Suite struct SeededFileTests {
  @Test func `an error that is shown as a number is found`() {
    func found(_ text: String) -> [String] {
      FileCheck.numberedErrors([source("PlumbUI/App", text)])
    }
    #expect(found(#"warn("No file: \(error.localizedDescription)")"#).count == 1)
    #expect(found("let name = type?.localizedDescription").isEmpty)
    #expect(found("warn(ErrorReason.clause(of: error))").isEmpty)
  }
}
