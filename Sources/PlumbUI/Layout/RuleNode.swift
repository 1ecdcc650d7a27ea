/// A box that has a rule and asks it in place.
///
/// A rule asks children for their answers, which ask their own rules. The language's check that
/// nobody changes a value while it is in use keeps a list of all that are, and looks through the
/// list each time: with rules in rules the cost of a view would grow with its depth. So the check is
/// done here.
class RuleNode<Rule: ContainerRule>: LayoutNode {
  // Sound as all use goes through `withRule` and `rule`, which see that nobody asks in between.
  @exclusivity(unchecked) final private var storage: Rule
  final private var isAsked = false

  init(_ rule: Rule) {
    unsafe storage = rule
  }

  /// The rule as it is.
  final var rule: Rule {
    precondition(!isAsked, "A container's rule was read while it works")
    return unsafe storage
  }

  /// Asks the rule something, which may change it.
  @inline(__always) final func withRule<Result>(_ ask: (inout Rule) -> Result) -> Result {
    precondition(!isAsked, "A container's rule was asked while it works")
    isAsked = true
    defer { isAsked = false }
    return unsafe ask(&storage)
  }
}
