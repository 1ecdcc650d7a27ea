import Foundation
import Testing

@testable import PlumbCommand

/// The order in which targets are checked.
@Suite struct CheckPlanTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func target(_ name: String, _ text: String) throws -> SourceTarget {
    try folder.write("\(name).swift", text)
    var target = SourceTarget(name: name, files: [folder.url.appending(path: "\(name).swift")])
    target.settings.moduleName = name
    return target
  }

  private func program(_ targets: SourceTarget...) -> SourceProgram {
    SourceProgram(name: "P", folder: folder.url, targets: targets)
  }

  @Test func `a target comes after those that it imports, also by way of others`() throws {
    let plan = CheckPlan([
      program(
        try target("App", "import SwiftUI\n@testable import Views"),
        try target("Views", "#if os(Linux)\nimport struct Model.Item\n#endif"),
        try target("Model", "let text = \"import App\"")),
      program(try target("Other", "import Views")),
    ])
    #expect(plan.steps.map(\.target.name) == ["Model", "Views", "App", "Other"])
    let numbers = plan.steps.map(\.number)
    #expect(
      plan.steps.map(\.imports) == [[], [numbers[0]], Set(numbers[..<2]), Set(numbers[..<2])])
  }

  @Test func `a circle of imports ends`() throws {
    let plan = CheckPlan([program(try target("A", "import B"), try target("B", "import A"))])
    #expect(plan.steps.map(\.target.name) == ["B", "A"])
    #expect(plan.steps[0].imports.isEmpty)
  }

  @Test(arguments: [
    ("import A", ["A"]), ("  @testable import A; import B", ["A", "B"]),
    ("import class A.B.C", ["A"]), ("// import A", []), ("let text = \"import A\"", []),
    ("@_spi(Some) public import A // import B", ["A"]), ("importance A", []), ("important", []),
  ])
  func `imports are found by their lines`(line: String, names: [String]) {
    #expect(CheckPlan.imports(in: "\n\(line)\n") == Set(names))
  }
}
