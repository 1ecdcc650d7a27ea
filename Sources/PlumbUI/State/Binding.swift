/// A way to read and write a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// The transaction of writes; `nil` for that of whoever writes.
  private var ownTransaction: Transaction?

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to an optional that holds what the base holds.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to what an optional holds; `nil` when it holds nothing now.
  ///
  /// While it holds nothing later the last value is read.
  public init?(_ base: Binding<Value?>) {
    guard let current = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? current }, set: { base.wrappedValue = $0 })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      guard let ownTransaction else { return write(newValue) }
      withTransaction(ownTransaction) { write(newValue) }
    }
  }

  /// The transaction that writes move with, where one was set; otherwise they move with that of
  /// whoever writes.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] },
      set: { wrappedValue[keyPath: path] = $0 })
  }
}

extension Binding: DynamicProperty {}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
