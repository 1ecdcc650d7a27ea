import Foundation
import PlumbFoundation
import Testing

@Suite struct ValueTransformerTests {
  private final class Doubling: ValueTransformer, @unchecked Sendable {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  @Test func `a transformer is found by its name until it is removed`() throws {
    let name = NSValueTransformerName("Doubling")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    let found = try #require(ValueTransformer(forName: name))
    #expect(found.transformedValue(21) as? Int == 42)
    #expect(found.reverseTransformedValue(42) as? Int == 21)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  @Test func `some transformers have names from the start`() throws {
    let negation = try #require(
      ValueTransformer(forName: .negateBooleanTransformerName))
    #expect(negation.transformedValue(true) as? Bool == false)
    #expect(negation.reverseTransformedValue(false) as? Bool == true)
    let isNil = try #require(ValueTransformer(forName: .isNilTransformerName))
    #expect(isNil.transformedValue(nil) as? Bool == true)
    #expect(isNil.transformedValue(3) as? Bool == false)
    let isNotNil = try #require(ValueTransformer(forName: .isNotNilTransformerName))
    #expect(isNotNil.transformedValue(3) as? Bool == true)
  }

  @Test func `a transformer of its own changes nothing`() {
    #expect(ValueTransformer().transformedValue("a") as? String == "a")
  }
}
