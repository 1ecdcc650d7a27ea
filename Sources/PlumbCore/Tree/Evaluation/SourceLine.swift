/// The place in the sources of an expression of a view builder.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
  /// The module and the name of the file: `Pets/PetView.swift`.
  public let file: String
  /// The number of the line in which the expression begins, from 1.
  public let line: UInt

  /// Whether the file is one of the engine's own, which the program does not contain.
  var isInEngine: Bool { Self.modules.contains { file.hasPrefix($0) } }

  /// The engine's modules that contain views, as files begin with them.
  private static let modules = [
    "PlumbCore/", "PlumbControls/", "PlumbContainers/", "PlumbApp/", "PlumbUI/",
  ]

  /// The place as compilers write it: `Pets/PetView.swift:14`.
  public var description: String { "\(file):\(line)" }
}
