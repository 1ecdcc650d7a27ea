/// The text of a source file.
public struct SourceFile: Hashable, Sendable {
  /// The name of the file without its folder.
  public let name: String
  public let text: String
}
