import Testing

/// The checks of files find the violations that they look for.
@Suite struct SeededFileTests {
  @Test func `a file that is read whatever it is, is found`() {
    func found(_ text: String) -> [String] {
      FileCheck.directReads([source("PlumbCommand/Port", text)])
    }
    #expect(found("let data = try? Data(contentsOf: file)").count == 1)
    #expect(found("files.map { try String(contentsOf: $0, encoding: .utf8) }").count == 1)
    #expect(found("FileHandle(forReadingAtPath: path)?.availableData").count == 1)
    #expect(found("FileManager.default.contents(atPath: path)").count == 1)
    #expect(found("bytes.append(contentsOf: data); RegularFile.data(of: file)").isEmpty)
    #expect(found("let names = try files.contentsOfDirectory(atPath: path)").isEmpty)
    #expect(found("// Data(contentsOf: file)").isEmpty)
  }

  @Test func `an error that is shown as a number is found`() {
    func found(_ text: String) -> [String] {
      FileCheck.numberedErrors([source("PlumbUI/App", text)])
    }
    #expect(found(#"warn("No file: \(error.localizedDescription)")"#).count == 1)
    #expect(found("let name = type?.localizedDescription").isEmpty)
    #expect(found("warn(ErrorReason.clause(of: error))").isEmpty)
  }
}
