/// The emblem on a candidate's avatar.
nonisolated enum Emblem: Hashable, Sendable {
  case cat, goldfish, dog
  /// The first letter of the name.
  case initial
}
