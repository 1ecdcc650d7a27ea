import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

@Suite struct ScriptTests {
  @Test(
    arguments: [
      ("a", "Latn"), ("я", "Cyrl"), ("א", "Hebr"), ("ع", "Arab"), ("क", "Deva"), ("ไ", "Thai"),
      ("日", "Hani"), ("ひ", "Hira"), ("한", "Hang"), ("1", "Zyyy"), ("\u{301}", "Zinh"),
      ("\u{10FFFF}", "Zzzz"), ("\u{1E900}", "Adlm"),
    ] as [(Unicode.Scalar, String)])
  func `matches the Unicode database`(scalar: Unicode.Scalar, code: String) {
    #expect(Script(of: scalar).code == code)
  }

  @Test func `is found by its code`() {
    #expect(Script(code: "Arab") == Script(of: "ع"))
    #expect(Script(code: "none").code == "Zzzz")
  }

  @Test func `agrees with the database for every scalar`() throws {
    var names: [String: String] = [:]
    for line in try UnicodeFile("PropertyValueAliases.txt").lines where line.hasPrefix("sc ;") {
      let fields = line.split(separator: ";").map { $0.filter { $0 != " " } }
      names[fields[2]] = fields[1]
    }
    for line in try UnicodeFile("Scripts.txt").lines {
      let fields = line.split(separator: ";")
      let ends = fields[0].filter { $0 != " " }.components(separatedBy: "..")
      let code = names[fields[1].filter { $0 != " " }]
      for end in [ends[0], ends[ends.count - 1]] {
        let scalar = try #require(UInt32(end, radix: 16).flatMap(Unicode.Scalar.init))
        #expect(Script(of: scalar).code == code)
      }
    }
  }
}
