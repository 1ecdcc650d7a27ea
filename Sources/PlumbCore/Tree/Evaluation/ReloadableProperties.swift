/// The dynamic properties of a value that a body reads and whose type may be compiled anew, such as an app.
@MainActor package enum ReloadableProperties {
  /// Returns a value with its dynamic properties connected to the storage of the view whose body is being
  /// evaluated; outside of a body, the value unchanged.
  ///
  /// A property of another type that was compiled anew has the storage of the earlier one if it is at the same place
  /// and the type of its value is the same. The view itself may have no dynamic properties.
  package static func connected<Value>(of value: Value) -> Value {
    guard let node = CurrentEvaluation.node else { return value }
    var value = value
    FieldTable.table(for: Value.self).install(into: &value, host: node)
    return value
  }
}
