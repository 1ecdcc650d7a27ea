import Foundation

/// The list of everything that a program consists of, in the format SPDX 2.3.
///
/// It names the parts that are in the program and the libraries that it loads, so that a person can find out whether a
/// fault of one of them concerns the program. The program itself is stripped and does not tell.
enum SoftwareBill {
  /// Writes the list of a staged program.
  ///
  /// - Returns: the file, `COMMAND-VERSION-MACHINE.spdx.json`.
  static func write(_ program: StagedProgram, into folder: URL) throws -> URL {
    let file = program.root.appending(path: program.executablePath)
    let (sum, version) = try TemporaryScratch.with { scratch in
      let sum = try PackingTool.sha256sum.run([file.path], scratch: scratch).prefix(64)
      let run = try CommandRun(["swift", "--version"], log: scratch.appending(path: "swift"))
      return (String(sum), toolchainVersion(in: run.output))
    }
    let bill = folder.appending(path: "\(program.fileName).spdx.json")
    let document = BillDocument(program, checksum: sum, toolchainVersion: version)
    try document.data.write(to: bill, options: .atomic)
    return bill
  }

  /// Returns the version of the toolchain, whose libraries are in the program, by what the compiler says of itself.
  static func toolchainVersion(in output: String) -> String? {
    output.firstMatch(of: /Swift version ([0-9][0-9.]*[0-9])/).map { String($0.1) }
  }
}
