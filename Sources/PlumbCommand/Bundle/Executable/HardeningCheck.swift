/// The protections that the linker gives to a program.
enum HardeningCheck {
  /// Returns the reason why a program is not packed, as a sentence; `nil` if it has all protections.
  static func problem(of program: ELFFile) -> String? {
    let faults = faults(of: program)
    guard !faults.isEmpty else { return nil }
    return "The program is not packed, because it \(faults.joined(separator: ", and it "))."
  }

  private static func faults(of program: ELFFile) -> [String] {
    var faults: [String] = []
    if !program.isPositionIndependent {
      faults.append("is linked to fixed addresses (link it without -no-pie)")
    }
    if program.hasExecutableStack {
      faults.append("can execute its stack (link it without -z execstack)")
    }
    if program.readOnlyRelocations != .full {
      faults.append("can be told other functions to call (link it with -z relro -z now)")
    }
    if !program.searchPaths.isEmpty {
      let paths = program.searchPaths.joined(separator: ":")
      faults.append(
        "loads libraries from \(paths) (link it with --static-swift-stdlib and"
          + " --disable-local-rpath)")
    }
    return faults
  }
}
