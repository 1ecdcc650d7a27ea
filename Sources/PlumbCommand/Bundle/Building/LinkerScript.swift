import Foundation

/// A script by which the linker leaves out what depends on the folder of the build.
///
/// The compiler puts a checksum into each object file, by which it finds later that the file need not be made again. The
/// path of the file is a part of it. No program reads it, but the bytes of the program, and the identifier that the
/// linker computes from them, would be others in each folder.
struct LinkerScript {
  /// The file with the script.
  let file: URL

  /// The text. Where another section is named, the linker keeps its own layout.
  static let text = "SECTIONS { /DISCARD/ : { *(.swift_modhash) } } INSERT AFTER .text;\n"

  /// The arguments of the build.
  var arguments: [String] { ["-T", file.path].flatMap { ["-Xlinker", $0] } }

  /// Writes the file.
  func write() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(Self.text.utf8).write(to: file, options: .atomic)
  }
}
