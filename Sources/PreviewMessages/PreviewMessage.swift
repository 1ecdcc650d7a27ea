/// A message of `plumb preview` to the program with the window, as a line of JSON.
public enum PreviewMessage: Codable, Equatable, Sendable {
  /// The sources have changed and are being compiled.
  case building
  /// The sources do not compile; the last previews stay.
  case failed([PreviewProblem])
  /// Previews have been compiled.
  ///
  /// - Parameters:
  ///   - library: the path of the shared library, which no earlier message names.
  ///   - symbols: the functions of the library that register previews, in order.
  case load(library: String, symbols: [String])
}

/// An error of the compiler in a source file.
public struct PreviewProblem: Codable, Equatable, Sendable {
  /// The file, without folders where its name is enough; empty if the error belongs to none.
  public var file: String
  /// The line, from 1.
  public var line: Int
  public var message: String

  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}

extension PreviewProblem: CustomStringConvertible {
  /// The place, if there is one, and the message.
  public var description: String { file.isEmpty ? message : "\(file):\(line): \(message)" }
}
