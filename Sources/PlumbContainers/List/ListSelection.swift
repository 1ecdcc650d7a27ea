/// The selection of a list, whatever the type of its values.
///
/// An object, because each row has it, and a copy of its functions would retain each of them.
final class ListSelection {
  /// Whether several rows can be selected.
  let selectsSeveral: Bool
  /// Returns the value of a row: its tag, or the id of its element; `nil` for a row that cannot be selected.
  let value: (Subview) -> AnyHashable?
  /// Whether a value has the type of the selection.
  let accepts: (AnyHashable) -> Bool
  let contains: (AnyHashable) -> Bool
  /// The selected values.
  let values: () -> Set<AnyHashable>
  /// Whether no value is selected.
  let isEmpty: () -> Bool
  /// Selects values instead of the selected ones.
  let select: (Set<AnyHashable>) -> Void

  private init<Value: Hashable>(
    of type: Value.Type, selectsSeveral: Bool, contains: @escaping (Value) -> Bool,
    values: @escaping () -> Set<Value>, isEmpty: @escaping () -> Bool,
    select: @escaping (Set<Value>) -> Void
  ) {
    self.selectsSeveral = selectsSeveral
    value = { subview in
      (subview.containerValues.tag(for: type) ?? subview.explicitID(as: type)).map {
        AnyHashable($0)
      }
    }
    accepts = { $0.base is Value }
    self.contains = { ($0.base as? Value).map(contains) ?? false }
    self.values = { Set(values().map { AnyHashable($0) }) }
    self.isEmpty = isEmpty
    self.select = { select(Set($0.compactMap { $0.base as? Value })) }
  }

  /// A selection of any number of values.
  convenience init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    self.init(
      of: Value.self, selectsSeveral: true, contains: { binding.wrappedValue.contains($0) },
      values: { binding.wrappedValue }, isEmpty: { binding.wrappedValue.isEmpty },
      select: { binding.wrappedValue = $0 })
  }

  /// A selection of at most one value.
  convenience init<Value: Hashable>(_ binding: Binding<Value?>) {
    self.init(
      of: Value.self, selectsSeveral: false, contains: { binding.wrappedValue == $0 },
      values: { binding.wrappedValue.map { [$0] } ?? [] },
      isEmpty: { binding.wrappedValue == nil },
      select: { binding.wrappedValue = $0.first })
  }

  /// A selection of one value.
  convenience init<Value: Hashable>(required binding: Binding<Value>) {
    self.init(
      of: Value.self, selectsSeveral: false, contains: { binding.wrappedValue == $0 },
      values: { [binding.wrappedValue] }, isEmpty: { false },
      select: { if let value = $0.first { binding.wrappedValue = value } })
  }
}

/// The list around a view.
struct ListContext {
  let appearance: ListAppearance
  let selection: ListSelection?
  let state: ListState
}

/// The list around a view in the environment.
// Controls see it as well, so that the environment of the rows needs no other value for them.
private final class EnvironmentList: EnclosingList {
  let context: ListContext

  init(_ context: ListContext) {
    self.context = context
  }
}

extension EnvironmentValues {
  /// The list around a view; `nil` outside of lists.
  var listContext: ListContext? {
    get { (enclosingList as? EnvironmentList)?.context }
    set { enclosingList = newValue.map(EnvironmentList.init) }
  }
}
