@_spi(Reflection) internal import Swift

/// The offsets of the dynamic properties in the values of a type.
///
/// Reflection of the fields costs a microsecond or two for each type and is done once; a mirror on
/// every update would cost more than the update.
@MainActor struct FieldTable {
  private struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
    /// The dynamic properties inside a dynamic property defined by the app.
    let inner: FieldTable
  }

  /// The fields in the order of declaration.
  private let fields: [Field]
  /// Whether values of the type may be animatable; `false` only if they are not.
  let mayBeAnimatable: Bool

  /// The tables by the identity of the type.
  private static var cache: [ObjectIdentifier: FieldTable] = [:]

  /// Returns the table of a type, which is created on first use.
  static func table(for type: Any.Type) -> FieldTable {
    let id = ObjectIdentifier(type)
    if let table = cache[id] { return table }
    let table = FieldTable(type)
    cache[id] = table
    return table
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    if !(type is AnyObject.Type) {
      _ = unsafe _forEachField(of: type) { name, offset, fieldType, kind in
        if kind.canConform, RecordedConformances.dynamicProperties.mayContain(fieldType),
          let property = fieldType as? any DynamicProperty.Type
        {
          fields.append(
            Field(
              name: unsafe String(cString: name), offset: offset, type: property,
              inner: property._isInstallable ? FieldTable() : FieldTable.table(for: fieldType)))
        }
        return true
      }
    }
    self.fields = fields
    mayBeAnimatable = RecordedConformances.animatableTypes.mayContain(type)
  }

  /// Creates the table of a built-in property, whose fields are not installed separately.
  private init() {
    fields = []
    mayBeAnimatable = false
  }

  /// The names of the properties by their slots, as the compiler stores them: `_count` for a property
  /// `count` with a wrapper.
  var names: [(slot: Int, name: String)] { names(at: 0, prefix: "") }

  private func names(at slot: Int, prefix: String) -> [(slot: Int, name: String)] {
    fields.flatMap { field in
      let (slot, name) = (slot + field.offset, prefix + field.name)
      return [(slot, name)] + field.inner.names(at: slot, prefix: name + ".")
    }
  }

  /// Connects every dynamic property of a value to its storage in a view node, and updates it.
  func install<Value>(into value: inout Value, host: any PropertyHost) {
    guard !fields.isEmpty else { return }
    let host = _PropertyHost(host: host)
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe install(at: base, slot: 0, host: host)
    }
  }

  private func install(
    at base: UnsafeMutableRawPointer, slot: Int, host: _PropertyHost
  ) {
    for field in fields {
      // The offset and the type of the field come from the compiler's metadata, so the memory holds
      // a value of that type.
      let pointer = unsafe base + field.offset
      unsafe field.inner.install(at: pointer, slot: slot + field.offset, host: host)
      unsafe Self.install(field.type, at: pointer, slot: slot + field.offset, host: host)
    }
  }

  /// Installs one property, and updates it after the properties inside it.
  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, slot: Int, host: _PropertyHost
  ) {
    let property = unsafe pointer.assumingMemoryBound(to: Property.self)
    unsafe property.pointee._install(in: host, slot: slot)
    unsafe property.pointee.update()
  }
}

/// A built-in dynamic property. Whether two properties are equal does not depend on the objects to
/// which they are connected.
@MainActor protocol InstallableProperty: DynamicProperty {
  /// Connects the property to the storage of its view.
  mutating func install(in host: any PropertyHost, slot: Int)

  /// Returns whether a view that stores the other property instead has the same body.
  func isKnownEqual(to other: Self) -> Bool
}

extension InstallableProperty {
  nonisolated public static var _isInstallable: Bool { true }

  public mutating func _install(in host: _PropertyHost, slot: Int) {
    install(in: host.host, slot: slot)
  }

  public func _isKnownEqual(to other: Self) -> Bool { isKnownEqual(to: other) }
}

extension _MetadataKind {
  /// Whether types of the kind can be dynamic properties. Optionals are none, as in SwiftUI: if a
  /// program makes them conform, that has no effect.
  fileprivate var canConform: Bool {
    switch self {
    case .function, .tuple, .existential, .metatype, .existentialMetatype, .optional: false
    default: true
    }
  }
}
