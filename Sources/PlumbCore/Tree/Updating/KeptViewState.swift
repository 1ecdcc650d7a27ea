/// The state of a view and its descendants while their nodes are released.
///
/// Each value has the key of its place below the view, so that it is found again when the nodes are
/// made again. State with another place or another type by then starts anew.
@_spi(Nodes) public struct KeptViewState {
  /// The place of a node below a released one: a hash of the positions, the kinds and the ids on the
  /// path from the released node.
  ///
  /// It is a hash instead of the path itself, because only one number is stored for a value. The
  /// probability that two of the few places in a row have the same 64 bits is negligible.
  @_spi(Nodes) public struct Place {
    private var hash: UInt = 0
    /// Whether kinds of nodes are distinguished by their names, and not by their types.
    private let comparesNames: Bool

    /// The place of the released node itself.
    ///
    /// - Parameter comparesNames: whether types that have been compiled anew count as the same.
    static func top(comparesNames: Bool = false) -> Place { Place(comparesNames: comparesNames) }

    private init(comparesNames: Bool) {
      self.comparesNames = comparesNames
    }

    /// Returns the place of a child of some kind at an index.
    @MainActor package func child(_ index: Int, of kind: ViewNode.Type) -> Place {
      let kind =
        comparesNames ? kind.stateName.hashValue : Int(bitPattern: ObjectIdentifier(kind))
      return mixed(with: index).mixed(with: kind)
    }

    /// The place below this one with an identity.
    func identified(by id: some Hashable) -> Place {
      // A type that is compiled anew has another identity.
      if comparesNames, AnyHashable(id).base is ObjectIdentifier { return self }
      return mixed(with: id.hashValue)
    }

    /// The key of a value of the node at this place.
    fileprivate func key(of slot: Int) -> UInt { mixed(with: slot).hash }

    private func mixed(with part: Int) -> Place {
      var place = self
      // An odd multiplier with an even distribution of bits; the shift brings its high bits down.
      place.hash = (hash ^ UInt(bitPattern: part)) &* 0x9E37_79B9_7F4A_7C15
      place.hash ^= place.hash >> 29
      place.hash &+= 0x632B_E59B_D9B4_E019
      return place
    }
  }

  private var values: [(key: UInt, value: any PropertyStorage)] = []
  fileprivate let top: Place

  /// The state of a node and its descendants.
  ///
  /// - Parameter comparesNames: whether types that have been compiled anew count as the same. Values
  ///   whose own types have been compiled anew are not restored in any case.
  @MainActor init(of node: ViewNode, comparesNames: Bool = false) {
    top = .top(comparesNames: comparesNames)
    node.keepState(in: &self, at: top)
    // Without spare capacity, because many are kept for long.
    values = values.map(\.self)
  }

  var isEmpty: Bool { values.isEmpty }

  /// Adds a value of the node at a place.
  ///
  /// - Parameter slot: distinguishes the values of a node.
  mutating func add(_ value: any PropertyStorage, in slot: Int = 0, at place: Place) {
    values.append((place.key(of: slot), value))
  }

  fileprivate func value(in slot: Int, at place: Place) -> (any PropertyStorage)? {
    let key = place.key(of: slot)
    return values.first { $0.key == key }?.value
  }
}

/// A value type in kept state.
final class KeptValue<Value>: PropertyStorage {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// The kept state from which a node that is made again, and its new descendants, restore their own.
package final class Restoration {
  private let state: KeptViewState
  private let place: KeptViewState.Place

  init(_ state: KeptViewState, at place: KeptViewState.Place? = nil) {
    self.state = state
    self.place = place ?? state.top
  }

  /// Returns a value of the node; `nil` if none was kept or it has another type.
  func value<Value: PropertyStorage>(in slot: Int = 0) -> Value? {
    state.value(in: slot, at: place) as? Value
  }

  /// The restoration of a child at an index.
  @MainActor func child(_ index: Int, _ node: ViewNode) -> Restoration {
    Restoration(state, at: place.child(index, of: type(of: node)))
  }

  /// The restoration of the nodes below an identity.
  func identified(by id: some Hashable) -> Restoration {
    Restoration(state, at: place.identified(by: id))
  }
}
