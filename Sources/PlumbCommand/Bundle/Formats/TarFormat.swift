import Foundation

/// An archive of the folders of a program, which runs wherever it is unpacked.
enum TarFormat {
  /// Writes `COMMAND-VERSION-MACHINE.tar.xz`, whose paths begin with the same name.
  static func write(_ program: StagedProgram, into folder: URL) throws -> URL {
    let name = program.fileName
    let file = folder.appending(path: "\(name).tar")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    let archive = TarArchive(handle, timestamp: program.timestamp)
    try archive.addFolder(name)
    try archive.add(program, prefix: "\(name)/")
    try archive.finish()
    try handle.close()
    return try Compression.xz(file)
  }
}

extension StagedProgram {
  /// The beginning of the names of files: the command, its version and the machine.
  var fileName: String { "\(command)-\(description.version)-\(executable.architecture)" }
}

extension ELFFile {
  /// The machine in the words of the kernel.
  var architecture: String {
    switch machine {
    case .x86: "x86_64"
    case .arm: "aarch64"
    }
  }
}
