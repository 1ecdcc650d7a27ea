/// What layout answers and where it places, rule by rule.
///
/// Every suite of one rule lies in here. Expected numbers follow from the rule by the arithmetic
/// beside them.
enum Semantics {}
