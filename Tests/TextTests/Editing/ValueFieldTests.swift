import EngineTesting
import Foundation
import PlumbControls
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbText
@testable import TestSupport

/// Fields of values in a locale.
@MainActor @Suite struct ValueFieldTests {
  private final class Stored<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }

    @MainActor var binding: Binding<Value> {
      Binding(get: { self.value }, set: { self.value = $0 })
    }
  }

  /// A field of a value, in which the whole text is replaced.
  private func edit<F: ParseableFormatStyle>(
    _ value: F.FormatInput, _ format: F, in locale: String = "de_DE", typing text: String? = nil
  ) -> (value: F.FormatInput, texts: [String]) where F.FormatOutput == String {
    let stored = Stored(value)
    let harness = LayoutHarness {
      TextField("Value", value: stored.binding, format: format)
        .environment(\.locale, Locale(identifier: locale))
    }
    if let text {
      harness.press(.tab)
      harness.press(.character("a"), .control)
      harness.type(text)
      harness.press(.return)
    }
    return (stored.value, harness.drawnTexts)
  }

  @Test func `a style that names no locale shows values as the locale of the environment does`() {
    #expect(edit(0.5, .number).texts == ["0,5"])
    #expect(edit(1_234.5, .number).texts == ["1.234,5"])
    #expect(edit(1_234, .number).texts == ["1.234"])
    #expect(edit(0.25, .percent).texts == ["25\u{A0}%"])
    #expect(edit(Decimal(3), .currency(code: "EUR")).texts == ["3,00\u{A0}€"])
    #expect(edit(0.5, .number, in: "en_US").texts == ["0.5"])
  }

  @Test func `it reads them in the same way`() {
    #expect(edit(0, .number, typing: "23,07").value == 23.07)
    #expect(edit(0, .number, typing: "1.234,5").value == 1_234.5)
    #expect(edit(0, .percent, typing: "12,5\u{A0}%").value == 0.125)
    #expect(edit(Decimal(0), .currency(code: "EUR"), typing: "1.234,50\u{A0}€").value == 1_234.5)
    #expect(edit(0, .number, in: "en_US", typing: "1,234.5").value == 1_234.5)
    #expect(edit(0.0, .number, typing: "23,07").texts == ["23,07"])
  }

  @Test func `a style that names a locale keeps it`() {
    let english = Locale(identifier: "en_US")
    let field = edit(0.5, .number.locale(english), typing: "1,234.5")
    #expect(field.value == 1_234.5 && field.texts == ["1,234.5"])
  }

  @Test func `dates are shown and read in the order of the locale`() throws {
    let date = Date(timeIntervalSince1970: 8 * 86_400)
    var style = Date.FormatStyle(date: .numeric, time: .omitted)
    style.timeZone = .gmt
    #expect(edit(date, style).texts == ["9.1.1970"])
    #expect(edit(date, style, in: "en_US").texts == ["1/9/1970"])
    #expect(edit(date, style, typing: "3.2.1970").value == Date(timeIntervalSince1970: 33 * 86_400))
  }

  @Test func `a value that may be missing follows the locale, too`() {
    let stored = Stored<Double?>(0.5)
    let harness = LayoutHarness {
      TextField("Value", value: stored.binding, format: .number)
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(harness.drawnTexts == ["0,5"])
  }

  @Test func `assistive technologies are told what is shown`() throws {
    let stored = Stored(0.5)
    let stage = AccessibilityStage(in: CGSize(width: 100, height: 100)) {
      TextField("Value", value: stored.binding, format: .number)
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    let element = stage.harness.tree.elements().flattened.first { $0.label == "Value" }
    #expect(element?.value == "0,5")
  }

  @Test func `a text follows the locale unless its style names one`() {
    let harness = LayoutHarness {
      VStack {
        Text(1_234.5, format: .number)
        Text(1_234.5, format: .number.locale(Locale(identifier: "en_US")))
        Text("\(1_234.5, format: .number)")
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(harness.drawnTexts == ["1.234,5", "1,234.5", "1.234,5"])
  }
}

extension LayoutHarness {
  /// The texts that are drawn.
  fileprivate var drawnTexts: [String] {
    tree.displayList(in: size, scale: 1).dump().split(separator: "\n").compactMap { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first.map(
        String.init)
    }
  }
}
