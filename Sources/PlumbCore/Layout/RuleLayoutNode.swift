/// A node that has a rule and calls it in place.
///
/// A rule measures children, which call their own rules. The runtime's exclusivity check keeps a
/// list of all accesses in progress and searches it at each access: with nested rules the cost of a
/// view would grow with its depth. So the check is done here.
@_spi(Nodes) open class RuleLayoutNode<Rule: ContainerRule>: LayoutNode {
  // Sound because all accesses go through `withRule` and `rule`, which check for overlapping
  // access.
  @exclusivity(unchecked) final private var storage: Rule
  final private var isInUse = false

  /// Creates a node with its first rule.
  @_spi(Nodes) public init(_ rule: Rule) {
    unsafe storage = rule
  }

  /// The current rule.
  package final var rule: Rule {
    precondition(
      !isInUse,
      "A container's rule was read during a call to it; "
        + "do not read it from its own methods.")
    return unsafe storage
  }

  /// Calls `body` with the rule, which may be mutated.
  @inline(__always) package final func withRule<Result>(_ body: (inout Rule) -> Result) -> Result {
    precondition(
      !isInUse,
      "A container's rule was called during a call to it; "
        + "do not call it from its own methods.")
    isInUse = true
    defer { isInUse = false }
    return unsafe body(&storage)
  }
}
