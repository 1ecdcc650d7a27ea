import Foundation
import PlumbUI
import Testing

@testable import PlumbCore

@MainActor @Suite struct RecordedConformancesTests {
  private struct Property<Value>: DynamicProperty {
    var value: Value
  }

  private enum Choice: DynamicProperty {
    case one
  }

  private class Object: DynamicProperty {}

  private final class Subclass: Object {}

  fileprivate struct Conditional<Value> {}

  private struct Plain {
    var number = 0
  }

  /// Types of all kinds, some of which conform to each protocol.
  private static let types: [Any.Type] = [
    Property<Int>.self, Property<Plain>.self, Choice.self, Object.self, Subclass.self,
    Conditional<Int>.self, Conditional<Plain>.self, Plain.self, State<Plain>.self,
    Binding<Int>.self, Environment<Locale>.self, String.self, Int?.self, Plain?.self, [Int].self,
    [Plain].self, Date.self, URL.self, Data.self, CGRect.self, Angle.self, Color.self,
    timespec.self, (Int, Int).self, (() -> Void).self, Int.Type.self, (any View).self, Text.self,
    AnyView.self, NSObject.self, Rectangle.self, RoundedRectangle.self,
  ]

  private func mayBeProperty(_ type: Any.Type) -> Bool {
    RecordedConformances.dynamicProperties.mayContain(type)
  }

  private func mayBeAnimatable(_ type: Any.Type) -> Bool {
    RecordedConformances.animatableTypes.mayContain(type)
  }

  private func mayBeEquatable(_ type: Any.Type) -> Bool {
    RecordedConformances.equatableTypes.mayContain(type)
  }

  @Test func `contain every type that a cast finds`() {
    for type in Self.types {
      if type is any DynamicProperty.Type {
        #expect(mayBeProperty(type), "\(type)")
      }
      if type is any Animatable.Type {
        #expect(mayBeAnimatable(type), "\(type)")
      }
      if type is any Equatable.Type {
        #expect(mayBeEquatable(type), "\(type)")
      }
    }
  }

  @Test func `spare the casts of structures and enumerations without a conformance`() {
    let plain: [Any.Type] = [Plain.self, Text.self, String.self, [Int].self, Int?.self, Date.self]
    for type in plain {
      #expect(!mayBeProperty(type), "\(type)")
      #expect(!mayBeAnimatable(type), "\(type)")
    }
    #expect(!mayBeEquatable(Plain.self))
  }

  @Test func `contain a type with a conformance on a condition, whose cast decides`() {
    let (met, unmet): (Any.Type, Any.Type) = (Conditional<Int>.self, Conditional<Plain>.self)
    #expect(mayBeProperty(met))
    #expect(mayBeProperty(unmet))
    #expect(met is any DynamicProperty.Type)
    #expect(!(unmet is any DynamicProperty.Type))
  }

  @Test func `contain every type where the known one is not found`() {
    var records = RecordedConformances(of: (any DynamicProperty).self, known: Plain.self)
    for type in [Plain.self, String.self] as [Any.Type] {
      let mayContain = records.mayContain(type)
      #expect(mayContain, "\(type)")
    }
  }
}

extension RecordedConformancesTests.Conditional: DynamicProperty where Value: Equatable {}
