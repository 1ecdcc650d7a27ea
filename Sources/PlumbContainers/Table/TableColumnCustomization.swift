public import Foundation

/// The columns of a table that a person has hidden and moved.
///
/// A person hides and shows the columns that have an identifier in the context menu of the header, and moves them by
/// dragging their titles. A program keeps the value in its state, or in a property with `SceneStorage` or `AppStorage`.
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Hashable, Sendable {
  /// Whether columns are shown, by their identifiers, as set by a person or the program.
  private var shown: [String: Bool] = [:]
  /// The identifiers of columns in the order to which they were moved; empty for the order of the program.
  private(set) var order: [String] = []

  /// Creates a customization that changes nothing.
  public init() {}

  /// Whether the column with an identifier is shown; `automatic` for the default of the column.
  public subscript(visibility id: String) -> Visibility {
    get { shown[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Puts the columns back to the order of the program.
  public mutating func resetOrder() { order = [] }

  /// Puts a column before or after another one.
  ///
  /// - Parameter ids: the identifiers of all columns that can be moved, in their order.
  mutating func move(_ id: String, to target: String, in ids: [String]) {
    guard let start = ids.firstIndex(of: id), let end = ids.firstIndex(of: target) else { return }
    order = ids
    order.insert(order.remove(at: start), at: end)
  }
}

extension TableColumnCustomization: _Storable {
  public init?(_stored stored: _StoredValue) {
    guard let value = stored.customization(as: Self.self) else { return nil }
    self = value
  }

  public var _stored: _StoredValue {
    _StoredValue(customization: self)
  }
}

extension SceneStorage {
  /// Creates a property with the columns of a table that were hidden and moved in the window, stored under a key.
  public init<RowValue: Identifiable>(_ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key)
  }
}

extension AppStorage {
  /// Creates a property with the columns of a table that were hidden and moved, stored under a key.
  public init<RowValue: Identifiable>(_ key: String, store: UserDefaults? = nil)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key, store: store)
  }
}

/// The changes that a person can make to a column of a table.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
  private var rawValue: UInt8

  private init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates an empty set.
  public init() { rawValue = 0 }

  /// Moving the column.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Changing the width of the column.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Hiding and showing the column.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All changes.
  public static let all = TableColumnCustomizationBehavior(rawValue: 7)

  public func contains(_ member: Self) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  public func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }

  public func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }

  public func symmetricDifference(_ other: Self) -> Self {
    Self(rawValue: rawValue ^ other.rawValue)
  }

  @discardableResult
  public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    defer { formUnion(member) }
    return (!contains(member), member)
  }

  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    rawValue &= ~member.rawValue
    return removed.rawValue == 0 ? nil : removed
  }

  @discardableResult
  public mutating func update(with member: Self) -> Self? {
    defer { formUnion(member) }
    return contains(member) ? member : nil
  }

  public mutating func formUnion(_ other: Self) { rawValue |= other.rawValue }

  public mutating func formIntersection(_ other: Self) { rawValue &= other.rawValue }

  public mutating func formSymmetricDifference(_ other: Self) { rawValue ^= other.rawValue }
}

/// A column with its index among all columns of the table.
typealias IndexedTableColumn<RowValue: Identifiable, Sort: SortComparator> = (
  index: Int, entry: TableColumnEntry<RowValue, Sort>
)

extension TableColumnCustomization {
  /// Returns whether a column is shown.
  func shows<Sort>(_ column: TableColumnEntry<RowValue, Sort>) -> Bool {
    guard let id = column.customizationID, self[visibility: id] != .automatic else {
      return !column.isHidden
    }
    return self[visibility: id] == .visible
  }

  /// Returns columns in the order to which they were moved: the columns that can be moved share their places in the
  /// order of the program, and a column that did not exist when columns were moved follows its predecessor in the order
  /// of the program.
  func arranged<Sort>(
    _ columns: [IndexedTableColumn<RowValue, Sort>]
  ) -> [IndexedTableColumn<RowValue, Sort>] {
    guard !order.isEmpty else { return columns }
    let places = columns.indices.filter { columns[$0].entry.movableID != nil }
    var ids = order.filter { id in columns.contains { $0.entry.movableID == id } }
    var previous: String?
    for id in places.compactMap({ columns[$0].entry.movableID }) {
      if !ids.contains(id) {
        let place = previous.flatMap { ids.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        ids.insert(id, at: place)
      }
      previous = id
    }
    var result = columns
    for (place, id) in zip(places, ids) {
      if let column = columns.first(where: { $0.entry.movableID == id }) { result[place] = column }
    }
    return result
  }
}

extension TableColumnEntry {
  /// The identifier of a column that a person can move; `nil` for others.
  var movableID: String? { disabledBehavior.contains(.reorder) ? nil : customizationID }
}
