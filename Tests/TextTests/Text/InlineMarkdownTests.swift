import EngineTesting
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Inline Markdown, by the rules of CommonMark.
@Suite struct InlineMarkdownTests {
  /// Returns a text with each run in a tag for every style: `i`, `b`, `s`, `c`, `a`.
  private func tagged(_ text: String) -> String {
    InlineMarkdown.runs(of: text).map { run in
      var tags = ""
      if run.style.link != nil { tags += "a" }
      if run.style.isStrong { tags += "b" }
      if run.style.isEmphasized { tags += "i" }
      if run.style.isStruck { tags += "s" }
      if run.style.isCode { tags += "c" }
      return tags.isEmpty ? run.text : "<\(tags)>\(run.text)</>"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("*a*", "<i>a</>"), ("_a_", "<i>a</>"), ("**a**", "<b>a</>"),
    ("__a__", "<b>a</>"), ("***a***", "<bi>a</>"), ("~~a~~", "<s>a</>"), ("`a`", "<c>a</>"),
    ("a *b* c", "a <i>b</> c"), ("**a *b* c**", "<b>a </><bi>b</><b> c</>"),
    ("*a **b** c*", "<i>a </><bi>b</><i> c</>"), ("foo*bar*", "foo<i>bar</>"),
    ("**a**b", "<b>a</>b"),
  ])
  func `paired delimiters style the text between them`(text: String, expected: String) {
    #expect(tagged(text) == expected)
  }

  @Test(arguments: [
    "2 * 3 * 4", "a * b*", "snake_case_name", "*", "**", "~a~", "~~a", "`a", "a < b > c", "[a]",
    "[a] (b)", "[a](b c)", "(a)", "*a", "a*", "__a", "_a_b",
  ])
  func `unpaired delimiters are literal`(text: String) {
    #expect(tagged(text) == text)
  }

  @Test func `a backslash escapes a delimiter`() {
    #expect(tagged(#"\*a\*"#) == "*a*")
    #expect(tagged(#"a\b"#) == #"a\b"#)
    #expect(tagged(#"\"#) == #"\"#)
    #expect(tagged(#"*a\**"#) == "<i>a*</>")
  }

  @Test func `delimiters in code are literal`() {
    #expect(tagged("`*a*`") == "<c>*a*</>")
    #expect(tagged("``a`b``") == "<c>a`b</>")
    #expect(tagged("*`a*`") == "*<c>a*</>")
  }

  @Test func `links have a label and a URL`() {
    #expect(
      InlineMarkdown.runs(of: "see [**the** site](https://a.b/c) now") == [
        .init(text: "see ", style: .init()),
        .init(text: "the", style: .init(isStrong: true, link: "https://a.b/c")),
        .init(text: " site", style: .init(link: "https://a.b/c")),
        .init(text: " now", style: .init()),
      ])
    #expect(tagged("<https://a.b>") == "<a>https://a.b</>")
    #expect(tagged("**[a](b)**") == "<ab>a</>")
  }

  @Test func `words of other scripts are recognised`() {
    #expect(tagged("**你好**世界") == "<b>你好</>世界")
    #expect(tagged("👋*a*👋") == "👋<i>a</>👋")
  }

  @Test func `a link label contains no other link`() {
    #expect(tagged("[a [b](c) d](e)") == "[a <a>b</> d](e)")
    #expect(tagged("[a](b) [c](d)") == "<a>a</> <a>c</>")
    #expect(tagged("[a [b] c](d)") == "<a>a [b] c</>")
    #expect(tagged("[[a](b)](c) [d](e)") == "[<a>a</>](c) <a>d</>")
    #expect(tagged("[a `[b](c)`](d)") == "<a>a </><ac>[b](c)</>")
    #expect(tagged("*a [b*](c)") == "*a <a>b*</>")
    #expect(tagged("[*a](b)*") == "<a>*a</>*")
    #expect(tagged("[](a)b") == "b")
    #expect(tagged("a]b[c") == "a]b[c")
  }

  @Test func `bracketed text may have attributes`() {
    func inflected(_ text: String) -> [String] {
      InlineMarkdown.runs(of: text).filter(\.style.isInflected).map(\.text)
    }
    #expect(inflected("a ^[2 vote](inflect: true) b") == ["2 vote"])
    #expect(tagged("a ^[2 *vote*](inflect: true) b") == "a 2 <i>vote</> b")
    #expect(inflected("^[a](morphology: b)") == [] && tagged("^[a](morphology: b)") == "a")
    #expect(inflected("^[[a](b) c](inflect:true)d") == ["a", " c"])
    #expect(tagged("^[a](b) ^[a] (b:c) ^") == "^<a>a</> ^[a] (b:c) ^")
  }

  @Test(arguments: [
    ("*a* *b*", "<i>a</> <i>b</>"), ("**a* b*", "<i>a b</>"), ("_a *b_ c*", "<i>a *b</> c*"),
    ("*a _b* c_ *d*", "<i>a _b</> c_ <i>d</>"), ("a*b c* *d e*", "a<i>b c</> <i>d e</>"),
  ])
  func `delimiters match the nearest of their kind`(text: String, expected: String) {
    #expect(tagged(text) == expected)
  }

  /// A hundred thousand characters each; a quadratic algorithm would take minutes.
  @Test(arguments: [
    ["["], ["<"], ["<a:b"], ["[]("], ["[a](b ", "x"], ["]"], ["`", "``", "``` "], ["*a", "b_"],
    ["*a", "b*"], ["_a ", "*b"], ["**a", "b*"], ["~~a ", "b** "], ["[", "a", "](b)"], ["\\"],
    ["<a:"], ["[a", "b](c d"], ["![*", "*]("],
    ["^["], ["^[](", ")"], ["^[", "a", "](b:c)"], ["^[](a: ", "x"],
  ])
  func `long texts are parsed in bounded time`(parts: [String]) {
    let length = 100_000 / parts.count
    let text = parts.map { String(repeating: $0, count: length / $0.count) }.joined()
    let mixed = String(repeating: parts.joined(), count: length / parts.joined().count)
    for text in [text, mixed] {
      #expect(InlineMarkdown.runs(of: text).reduce(0) { $0 + $1.text.count } <= text.count)
    }
  }

  /// Only delimiters are removed.
  @Test(arguments: 0..<50)
  func `arbitrary texts are parsed`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let alphabet = Array("*_~`[]()<>\\ ab")
    let text = String((0..<200).map { _ in alphabet.randomElement(using: &random) ?? " " })
    let letters = InlineMarkdown.runs(of: text).map(\.text).joined().filter { "ab".contains($0) }
    #expect(letters.count <= text.filter { "ab".contains($0) }.count)
  }
}
