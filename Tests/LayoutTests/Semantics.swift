/// The sizes and positions of the layout rules.
///
/// Contains a suite for each rule. Expected numbers follow from the rule by the arithmetic beside
/// them.
enum Semantics {}
