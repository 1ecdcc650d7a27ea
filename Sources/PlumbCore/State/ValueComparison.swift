internal import Foundation
@_spi(Reflection) internal import Swift

/// The comparison of the values of a type, which decides whether a view has changed.
///
/// As SwiftUI:
/// 1. Values without references are compared by their bytes, field by field, because the bytes
///    between the fields are undefined.
/// 2. Built-in dynamic properties decide themselves whether they are known to be equal.
/// 3. Values of an `Equatable` type are compared with `==`.
/// 4. References are compared by identity, and so are functions that capture nothing.
/// 5. Values of any other structure or tuple are compared field by field.
/// 6. Values of any other type count as different.
@MainActor final class ValueComparison {
  private enum Step {
    case bytes(Range<Int>)
    /// A function: its address, then the object with the values that it captures.
    case function(at: Int)
    case equatable(any Equatable.Type, at: Int)
    case property(any DynamicProperty.Type, at: Int)
  }

  /// `nil` if values are never known to be equal.
  private let steps: [Step]?

  /// By the identity of the type.
  private static var cache: [ObjectIdentifier: ValueComparison] = [:]

  /// Returns whether two values are known to be the same, so that views made of them are the same.
  static func areSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    guard let steps = comparison(of: Value.self).steps else { return false }
    if steps.isEmpty { return true }
    return unsafe withUnsafeBytes(of: lhs) { lhs in
      unsafe withUnsafeBytes(of: rhs) { rhs in
        guard let lhs = lhs.baseAddress, let rhs = rhs.baseAddress else { return true }
        return steps.allSatisfy { unsafe areSame($0, lhs, rhs) }
      }
    }
  }

  private static func comparison(of type: Any.Type) -> ValueComparison {
    let id = ObjectIdentifier(type)
    if let comparison = cache[id] { return comparison }
    let comparison = ValueComparison(type)
    cache[id] = comparison
    return comparison
  }

  private init(_ type: Any.Type) {
    var steps: [Step] = []
    self.steps = Self.addSteps(for: type, at: 0, to: &steps) ? steps : nil
  }

  // MARK: The steps of a type

  /// Adds the steps that compare values of a type. Returns whether the values can be compared.
  private static func addSteps(for type: Any.Type, at offset: Int, to steps: inout [Step]) -> Bool {
    let kind = kind(of: type)
    if isPlain(type) {
      // A structure that is declared in C may have fields that are unknown here.
      if kind == .struct || kind == .tuple, addFields(of: type, at: offset, to: &steps) == true {
        return true
      }
      addBytes(of: type, at: offset, to: &steps)
      return true
    }
    let wrapped = kind == .optional ? wrappedType(of: type) : nil
    if (wrapped ?? type) is AnyObject.Type {
      // The bytes of a weak reference, whose type is optional, also identify its object.
      addBytes(of: type, at: offset, to: &steps)
      return true
    }
    if wrapped.map(Self.kind(of:)) ?? kind == .function {
      steps.append(.function(at: offset))
      return true
    }
    switch kind {
    case .struct, .enum, .optional: break
    case .tuple: return addFields(of: type, at: offset, to: &steps) ?? false
    default: return false
    }
    if RecordedConformances.dynamicProperties.mayContain(type),
      let type = type as? any DynamicProperty.Type, type._isInstallable
    {
      steps.append(.property(type, at: offset))
      return true
    }
    // An optional is equatable if what it wraps is.
    if RecordedConformances.equatableTypes.mayContain(wrapped ?? type),
      let type = type as? any Equatable.Type
    {
      steps.append(.equatable(type, at: offset))
      return true
    }
    return kind == .struct ? addFields(of: type, at: offset, to: &steps) ?? false : false
  }

  /// Adds the steps for all fields of a structure or tuple. Returns whether the fields can be
  /// compared; `nil` if there are none.
  private static func addFields(
    of type: Any.Type, at start: Int, to steps: inout [Step]
  ) -> Bool? {
    var added: [Step] = []
    var canCompare: Bool?
    _ = unsafe _forEachField(of: type) { _, offset, fieldType, _ in
      canCompare = addSteps(for: fieldType, at: start + offset, to: &added)
      return canCompare == true
    }
    if canCompare == true { steps += added }
    return canCompare
  }

  private static func addBytes(of type: Any.Type, at offset: Int, to steps: inout [Step]) {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    let size = _openExistential(type, do: size)
    if size > 0 { steps.append(.bytes(offset..<offset + size)) }
  }

  /// Whether values of a type contain no references.
  private static func isPlain(_ type: Any.Type) -> Bool {
    func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: isPlain)
  }

  /// Returns the kind of a type, which reflection reports for fields only.
  private static func kind(of type: Any.Type) -> _MetadataKind? {
    func kind<Value>(_ type: Value.Type) -> _MetadataKind? {
      var kind: _MetadataKind?
      _ = unsafe _forEachField(of: Field<Value>.self) { _, _, _, fieldKind in
        kind = fieldKind
        return true
      }
      return kind
    }
    return _openExistential(type, do: kind)
  }

  private struct Field<Value> {
    let value: Value
  }

  /// Returns what an optional type wraps: its generic argument, after the kind and the descriptor.
  private static func wrappedType(of optional: Any.Type) -> Any.Type {
    unsafe unsafeBitCast(optional, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: Any.Type.self)
  }

  // MARK: Comparing

  // The offsets and types of the fields come from the compiler's metadata, so the memory holds
  // values of these types.
  private static func areSame(
    _ step: Step, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    switch step {
    case .bytes(let range):
      return unsafe areSameBytes(lhs + range.lowerBound, rhs + range.lowerBound, range.count)
    case .function(let offset):
      let context = offset + MemoryLayout<UInt>.size
      return unsafe areSameBytes(lhs + offset, rhs + offset, 2 * MemoryLayout<UInt>.size)
        && lhs.loadUnaligned(fromByteOffset: context, as: UInt.self) == 0
    case .equatable(let type, let offset):
      return unsafe areEqual(type, lhs + offset, rhs + offset)
    case .property(let type, let offset):
      return unsafe areKnownEqual(type, lhs + offset, rhs + offset)
    }
  }

  private static func areSameBytes(
    _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, _ count: Int
  ) -> Bool {
    unsafe memcmp(lhs, rhs, count) == 0
  }

  private static func areEqual<Value: Equatable>(
    _ type: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    unsafe lhs.assumingMemoryBound(to: type).pointee == rhs.assumingMemoryBound(to: type).pointee
  }

  private static func areKnownEqual<Value: DynamicProperty>(
    _ type: Value.Type, _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer
  ) -> Bool {
    unsafe lhs.assumingMemoryBound(to: type).pointee
      ._isKnownEqual(to: rhs.assumingMemoryBound(to: type).pointee)
  }
}
