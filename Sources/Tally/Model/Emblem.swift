import SwiftUI

/// The emblem on a candidate's avatar.
nonisolated enum Emblem: Hashable, Sendable {
  case cat, goldfish, dog
  /// The first letter of the name.
  case initial
  /// A picture that fills the avatar.
  case picture(Picture)
}

/// A picture of a poll file.
nonisolated struct Picture: Hashable, Sendable {
  /// The path of the file.
  let path: String
  /// The pixels, read when the poll file was.
  let image: CGImage

  static func == (one: Picture, other: Picture) -> Bool { one.path == other.path }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
