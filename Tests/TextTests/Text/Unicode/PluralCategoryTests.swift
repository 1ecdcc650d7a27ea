import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The plural categories published by CLDR.
@Suite struct PluralCategoryTests {
  @Test(
    arguments: [
      ("en", [(0, .other), (1, .one), (2, .other), (1.5, .other)]),
      ("es", [(0, .other), (1, .one), (2, .other), (1_000_000, .many)]),
      ("fr", [(0, .one), (1, .one), (1.5, .one), (2, .other)]),
      (
        "ar",
        [
          (0, .zero), (1, .one), (2, .two), (3, .few), (10, .few), (11, .many), (99, .many),
          (100, .other), (102, .other), (103, .few),
        ]
      ),
      (
        "ru",
        [(1, .one), (2, .few), (5, .many), (11, .many), (21, .one), (22, .few), (1.5, .other)]
      ),
      ("pl", [(1, .one), (2, .few), (5, .many), (12, .many), (22, .few)]),
      ("cs", [(1, .one), (4, .few), (5, .other), (1.5, .many)]),
      ("ga", [(1, .one), (2, .two), (5, .few), (8, .many), (11, .other)]),
      ("ja", [(0, .other), (1, .other), (2, .other)]),
      ("he", [(1, .one), (2, .two), (3, .other)]),
      ("pt-BR", [(0, .one), (1, .one), (2, .other)]),
      // A language without rules has one form.
      ("zxx", [(0, .other), (1, .other)]),
    ] as [(String, [(Double, PluralCategory)])])
  func `a number has the plural category of its language`(
    language: String, numbers: [(Double, PluralCategory)]
  ) {
    for (number, category) in numbers {
      #expect(PluralCategory(of: number, in: language) == category, "\(number) in \(language)")
    }
  }
}
