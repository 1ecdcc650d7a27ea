/// A property wrapper that reads and writes a value stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// The transaction of writes; `nil` uses the current transaction at the time of the write.
  private var ownTransaction: Transaction?
  /// The number of changes of the value before the binding was made, by which it differs from earlier bindings to the
  /// same value wherever values are compared by their bytes, as in the environment.
  private let changeCount: Int

  /// Creates a binding from closures that read and write a value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, changeCount: 0)
  }

  /// Creates a binding to a value that has changed a number of times.
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, changeCount: Int) {
    read = get
    write = set
    self.changeCount = changeCount
  }

  /// Returns a binding whose value never changes; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// Creates a binding from the projected value of another one.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to an optional from a binding to a value that is not optional; writing `nil`
  /// has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the wrapped value of an optional, or returns `nil` if the optional is
  /// `nil`.
  ///
  /// If the optional becomes `nil` later, the binding reads the value that it had at creation, and
  /// writes are ignored: a view that is about to be removed does not restore a removed value.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? current },
      set: { if base.wrappedValue != nil { base.wrappedValue = $0 } })
  }

  /// The current value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      guard let ownTransaction else { return write(newValue) }
      withTransaction(ownTransaction) { write(newValue) }
    }
  }

  /// The transaction of writes through the binding; unless one was set, writes use the current
  /// transaction.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] },
      set: { wrappedValue[keyPath: path] = $0 })
  }
}

extension Binding: DynamicProperty {}

extension Binding: InstallableProperty {
  /// Reads and writes the value without the view.
  func install(in host: any PropertyHost, slot: Int) {}

  /// The value of a binding may have changed although it is read in the same way.
  func isKnownEqual(to other: Self) -> Bool { false }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
