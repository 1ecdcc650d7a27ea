@_spi(Reflection) internal import Swift

/// Where the values of one type keep their dynamic properties.
///
/// Looking the fields up once per type costs a microsecond or two; a mirror on every update would
/// cost more than the update.
@MainActor struct FieldTable {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
    /// The properties inside a property of the app's own.
    let inner: FieldTable
  }

  private let fields: [Field]

  private static var known: [ObjectIdentifier: FieldTable] = [:]

  /// The table of a type, made when first asked for.
  static func table(for type: Any.Type) -> FieldTable {
    let id = ObjectIdentifier(type)
    if let table = known[id] { return table }
    let table = FieldTable(type)
    known[id] = table
    return table
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    if !(type is AnyObject.Type) {
      _ = unsafe _forEachField(of: type) { _, offset, fieldType, _ in
        if let property = fieldType as? any DynamicProperty.Type {
          let isOwn = property is any InstallableProperty.Type
          fields.append(
            Field(
              offset: offset, type: property,
              inner: isOwn ? FieldTable() : FieldTable.table(for: fieldType)))
        }
        return true
      }
    }
    self.fields = fields
  }

  private init() {
    fields = []
  }

  /// Connects every dynamic property of a value to the place of its view.
  func install<Value>(into value: inout Value, host: any PropertyHost) {
    guard !fields.isEmpty else { return }
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe install(at: base, slot: 0, host: host)
    }
  }

  private func install(
    at base: UnsafeMutableRawPointer, slot: Int, host: any PropertyHost
  ) {
    for field in fields {
      // The compiler's own field offsets, and the field's own type: the memory is what it says.
      let pointer = unsafe base + field.offset
      unsafe field.inner.install(at: pointer, slot: slot + field.offset, host: host)
      unsafe Self.install(field.type, at: pointer, slot: slot + field.offset, host: host)
    }
  }

  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, slot: Int, host: any PropertyHost
  ) {
    let property = unsafe pointer.assumingMemoryBound(to: Property.self)
    if var installable = unsafe property.pointee as? any InstallableProperty {
      installable.install(in: host, slot: slot)
      if let installed = installable as? Property { unsafe property.pointee = installed }
    }
    unsafe property.pointee.update()
  }
}
