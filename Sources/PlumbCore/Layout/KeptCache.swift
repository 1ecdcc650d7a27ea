/// The cache of a layout, as an object: an optional of a type that is known only when the program runs
/// would be looked up for every call.
final class KeptCache<L: Layout> {
  // Sound unchecked: only the methods of the layout access it, and those are called by a rule that
  // is in use; see `RuleLayoutNode`.
  @exclusivity(unchecked) private var storage: L.Cache

  init(_ value: L.Cache) {
    unsafe storage = value
  }

  var value: L.Cache {
    _read { yield unsafe storage }
    _modify { yield unsafe &storage }
  }
}
