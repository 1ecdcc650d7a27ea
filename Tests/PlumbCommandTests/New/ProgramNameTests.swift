import Foundation
import Testing

@testable import PlumbCommand

/// The names of new programs.
@Suite struct ProgramNameTests {
  /// Returns the sentence about a name; `nil` for a good one.
  private func problem(_ name: String) -> String? {
    do {
      _ = try ProgramName(name)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: ["Garden", "A", "Garden2", "MyGarden", "Class", "Starter"])
  func `letters and digits with a capital letter first are a name`(name: String) {
    #expect(problem(name) == nil)
  }

  @Test(arguments: [
    ("my-garden", "MyGarden"), ("My Garden", "MyGarden"), ("my_garden", "MyGarden"),
    ("Gärten", "Garten"), ("../Garden", "Garden"), ("garden.app", "GardenApp"),
    ("garden", "Garden"), ("2048", "The2048"),
  ])
  func `the sentence about a wrong name has a right one near it`(name: String, near: String) {
    #expect(problem(name)?.hasSuffix(" Try: plumb new \(near)") ?? false)
  }

  @Test func `each wrong name has one sentence that says what is wrong`() {
    #expect(problem("")?.hasPrefix("The name is empty.") ?? false)
    #expect(problem("a b")?.hasPrefix("a b has other characters than the letters A to Z") ?? false)
    #expect(problem("3D")?.hasPrefix("3D begins with a digit") ?? false)
    #expect(problem("garden")?.hasPrefix("garden begins with a small letter") ?? false)
    #expect(problem("class") == "class is a word of the language. Choose another name.")
    #expect(problem("Self") == "Self is a word of the language. Choose another name.")
    #expect(
      problem("Combine")
        == "Combine is the name of a module that programs import. Choose another name.")
    #expect(problem(String(repeating: "A", count: 65))?.contains("more than 64 letters") ?? false)
    #expect(problem(String(repeating: "A", count: 64)) == nil)
  }

  @Test func `nothing is proposed that would be wrong as well`() {
    #expect(problem("test-ing")?.hasSuffix(" Try: plumb new TestIng") ?? false)
    #expect(problem("swift")?.hasSuffix(" Choose another name.") ?? false)
    #expect(problem("日本")?.hasSuffix(" Choose another name.") ?? false)
  }

  @Test func `a name has no characters that a terminal obeys`() {
    #expect(problem("a\u{1B}b")?.contains("\u{1B}") == false)
  }

  /// The folders of the package's modules have their names.
  @Test func `every module of plumb-ui is taken`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources").path
    ).filter { $0.first?.isUppercase ?? false }
    #expect(modules.count > 30)
    for module in modules { #expect(problem(module) != nil, "\(module) is not taken") }
  }
}
