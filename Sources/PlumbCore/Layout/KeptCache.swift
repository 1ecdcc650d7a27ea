/// The cache of a layout, as an object: an optional of a type that is known only when the program runs
/// would be looked up for every call.
final class KeptCache<L: Layout> {
  // Sound unchecked: only a rule accesses it, of which one method is called at a time; see
  // `RuleLayoutNode`. A copy of the rule reads it only between these calls.
  @exclusivity(unchecked) private var storage: L.Cache

  init(_ value: L.Cache) {
    unsafe storage = value
  }

  var value: L.Cache {
    _read { yield unsafe storage }
    _modify { yield unsafe &storage }
  }
}
