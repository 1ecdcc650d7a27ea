import Testing

@testable import PlumbCommand

/// The names of missing features, from the sentences of the compiler.
@Suite struct MissingFeatureTests {
  @Test(arguments: [
    ("cannot find 'List' in scope", "List"),
    ("cannot find 'colour' in scope; did you mean 'color'?", "colour"),
    ("cannot find type 'UIImage' in scope", "UIImage"),
    ("cannot find operator '<->' in scope", "<->"),
    ("unknown attribute 'Query'", "@Query"),
    ("value of type 'some View' has no member 'refreshable'", ".refreshable"),
    (
      "value of type 'List<Never, ForEach<[Int], Int, Text>>' has no member 'refreshable'",
      ".refreshable"
    ),
    ("value of optional type 'Text?' has no member 'x'", ".x"),
    ("value of type 'URL' (aka 'Address') has no member 'x'", ".x"),
    ("type 'URLSession' (aka 'AnyObject') has no member 'shared'", "URLSession.shared"),
    ("type 'Color' has no member 'brandBlue'", "Color.brandBlue"),
    ("type 'any ButtonStyle' has no member 'glass'", "ButtonStyle.glass"),
    ("type 'Set<Int>' has no member 'x'", "Set.x"),
  ])
  func `names are those of the source code`(message: String, name: String) {
    #expect(MissingFeature(message) == MissingFeature(.name, name))
  }

  @Test(arguments: ["UIKit", "UIKit.UIView"])
  func `a module is the import of it, whatever part`(name: String) {
    #expect(MissingFeature("no such module '\(name)'") == MissingFeature(.module, "import UIKit"))
  }

  @Test func `any other error is the sentence itself`() {
    let message = "extra argument 'edges' in call"
    #expect(MissingFeature(message) == MissingFeature(.other, message))
  }
}
