import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbUI
@testable import TestSupport

/// Calls of assistive technologies with arguments of any types, and with the most extreme numbers.
@MainActor @Suite struct HostileCallTests {
  @MainActor private final class Values {
    var text = "Größe 🐠\nfor two"
    var volume = 0.5
    var small: UInt8 = 250
    var large = 7
    var unbounded: Int8 = 100
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var isOn = false
  }

  private static func binding<Value>(
    _ values: Values, _ path: ReferenceWritableKeyPath<Values, Value>
  ) -> Binding<Value> {
    Binding(get: { values[keyPath: path] }, set: { values[keyPath: path] = $0 })
  }

  private static let calls = [
    "Accessible": ["GetChildAtIndex", "GetChildren", "GetState", "GetAttributes", "GetRole"],
    "Component": ["GetExtents", "Contains", "GetAccessibleAtPoint", "GetPosition", "GrabFocus"],
    "Action": ["GetName", "DoAction", "GetActions", "GetDescription"],
    "Text": [
      "GetText", "GetCharacterAtOffset", "GetStringAtOffset", "GetTextAtOffset",
      "GetTextBeforeOffset", "GetTextAfterOffset", "GetAttributes", "GetCharacterExtents",
      "GetRangeExtents", "GetOffsetAtPoint", "SetCaretOffset", "AddSelection", "SetSelection",
      "RemoveSelection", "GetSelection",
    ],
    "EditableText": [
      "SetTextContents", "InsertText", "DeleteText", "CopyText", "CutText", "PasteText",
    ],
    "Value": [], "Image": ["GetImageExtents"],
  ]

  /// Returns the paths of all objects, as a client gets them.
  private func paths(of application: AccessibleApplication) -> [String] {
    let cache = AccessibleReplies(application: application, path: AccessibleReference.cachePath)
    guard
      case .array(_, let items)? = cache?.reply(to: "GetItems", of: "org.a11y.atspi.Cache", [])?
        .first
    else { return [] }
    return items.compactMap { item in
      guard case .structure(let values) = item, case .structure(let reference)? = values.first,
        case .objectPath(let path)? = reference.last
      else { return nil }
      return path
    }
  }

  @Test func `calls with any arguments leave all values within their bounds`() {
    let values = Values()
    let stage = AccessibilityStage {
      TextField("Name", text: Self.binding(values, \.text))
      Slider(value: Self.binding(values, \.volume), in: 0...1)
      Stepper("Small", value: Self.binding(values, \.small), in: 0...255, step: 10)
      Stepper("Large", value: Self.binding(values, \.large), in: 0...Int.max, step: 3)
      // A step beyond the values of a type is an error of the program.
      Stepper("Unbounded", value: Self.binding(values, \.unbounded), step: 0)
      DatePicker("Date", selection: Self.binding(values, \.date))
      Toggle("Sound", isOn: Self.binding(values, \.isOn))
    }
    let application = AccessibleApplication {}
    let window = AccessibleWindow(number: 2, in: application) {
      AccessibleWindow.Properties(
        origin: CGPoint(x: 500, y: 300), size: CGSize(width: 400, height: 400), pixelsPerPoint: 2)
    }
    window.content = stage.tree
    let interfaces = Self.calls.keys.sorted()
    for seed in UInt64(0)..<500 {
      var random = RandomValues(seed: seed)
      let arguments = random.arguments().compactMap(\.self)
      let path = random.numbers.pick(paths(of: application))
      let replies = AccessibleReplies(application: application, path: path)
      if random.numbers.chance(30) {
        let value = DBusValue.variant(random.value(depth: 0))
        _ = replies?.reply(
          to: "Set", of: "org.freedesktop.DBus.Properties",
          [.string("org.a11y.atspi.Value"), .string("CurrentValue"), value])
      } else {
        let interface = random.numbers.pick(interfaces)
        let members = Self.calls[interface].flatMap { $0.isEmpty ? nil : $0 } ?? ["GetAll"]
        _ = replies?.reply(
          to: random.numbers.pick(members), of: "org.a11y.atspi.\(interface)", arguments)
      }
      _ = stage.changes()
      #expect((0...1).contains(values.volume) && values.large >= 0, "seed \(seed)")
      #expect(values.text.utf8.count < 1 << 20, "seed \(seed)")
      if values.text.utf8.count > 4_000 { values.text = "Größe" }
    }
  }

  @Test(arguments: [(Double(40), UInt8(40)), (1e300, 255), (-1e300, 0), (.nan, 250)])
  func `a number beyond those of a stepper's type is the nearest`(number: Double, value: UInt8)
    throws
  {
    let values = Values()
    let stage = AccessibilityStage {
      Stepper("Small", value: Self.binding(values, \.small), step: 1)
    }
    _ = try stage.perform(.setValue(number), on: "Small")
    #expect(values.small == value)
  }

  @Test func `a step that ends beyond a type's values ends at the bound`() throws {
    let values = Values()
    let stage = AccessibilityStage {
      Stepper("Small", value: Self.binding(values, \.small), in: 0...255, step: 10)
    }
    #expect(try stage.perform(.increment, on: "Small"))
    #expect(values.small == 255)
    values.small = 4
    _ = stage.changes()
    #expect(try stage.perform(.decrement, on: "Small"))
    #expect(values.small == 0)
  }
}
