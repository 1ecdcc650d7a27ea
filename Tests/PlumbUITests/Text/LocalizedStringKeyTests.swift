import Foundation
import Testing

@testable import PlumbUI

@Suite struct LocalizedStringKeyTests {
  private func text(_ key: LocalizedStringKey) -> String { key.text }

  @Test func `is the text of a literal`() {
    #expect(text("plain") == "plain")
    #expect(text("") == "")
    #expect(LocalizedStringKey("value").text == "value")
  }

  @Test func `puts texts and whole numbers in as they are`() {
    let (name, count) = ("Cat", 7)
    #expect(text("\(name): \(count) votes") == "Cat: 7 votes")
    #expect(text("\(-3)") == "-3")
    #expect(text("\(UInt8(200))") == "200")
  }

  @Test func `groups the digits of large whole numbers as the locale does`() {
    let separator = Locale.current.groupingSeparator ?? ""
    #expect(text("\(1_234_567)") == ["1", "234", "567"].joined(separator: separator))
  }

  @Test func `writes six digits after the point of a number with a fraction`() {
    #expect(text("\(1.5)") == "1.500000")
    #expect(text("\(-0.25)") == "-0.250000")
    #expect(text("\(100.0)") == "100.000000")
  }

  @Test func `keeps the attributes of a text put in`() {
    let text = Text("a \(Text("b").bold()) c")
    #expect(text == Text(verbatim: "a ") + Text(verbatim: "b").bold() + Text(verbatim: " c"))
    #expect(Text("\(Text("b").italic())") == Text(verbatim: "b").italic())
  }

  @Test func `puts in a value in a format of its own`() {
    let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
      .locale(Locale(identifier: "en_US"))
    #expect(text("\(2.25, format: format) votes") == "2.2 votes")
  }

  @Test func `follows a format`() {
    #expect(text("\(3.14159, specifier: "%.2f")") == "3.14")
    #expect(text("\(7, specifier: "%03ld")") == "007")
  }

  @Test func `leaves percent signs alone`() {
    let name = "100 %"
    #expect(text("\(name) of %d") == "100 % of %d")
  }

  @Test func `describes any other value`() {
    #expect(text("\(true) \([1, 2])") == "true [1, 2]")
  }

  @Test func `is what Text takes a literal for, while a value is taken as it is`() {
    let value = "value"
    #expect(Text("a \(1)") == Text(verbatim: "a 1"))
    #expect(Text(value) == Text(verbatim: "value"))
    #expect(Text("\(2.5)") == Text(verbatim: "2.500000"))
    #expect(Text(verbatim: "\(2.5)") == Text(verbatim: "2.5"))
  }
}
