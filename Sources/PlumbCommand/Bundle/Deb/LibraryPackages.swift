import Foundation

/// The packages of Debian in which the libraries of a program are.
enum LibraryPackages {
  /// Returns the packages that a program's libraries need, with their oldest versions, sorted.
  ///
  /// Debian's own tool is asked where it is, as it knows since when a library has the functions that are called. On
  /// other systems a table has the libraries that programs with this engine load.
  static func dependencies(of program: StagedProgram, scratch: URL) throws -> [String] {
    let file = program.root.appending(path: program.executablePath)
    let found = try asked(about: file, scratch: scratch) ?? listed(program.executable)
    return raised(found, to: program.executable.systemLibraryVersion).sorted()
  }

  /// Returns the answer of Debian's tool; `nil` if it is missing or does not know a library.
  private static func asked(about program: URL, scratch: URL) throws -> [String]? {
    guard PackingTool.shlibdeps.isInstalled else { return nil }
    // It reads for which package it works.
    let folder = scratch.appending(path: "dependencies")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "debian"), withIntermediateDirectories: true)
    try Data("Source: program\n\nPackage: program\nArchitecture: any\n".utf8)
      .write(to: folder.appending(path: "debian/control"))
    guard
      let output = try? PackingTool.shlibdeps.run(
        ["-O", program.path], in: folder, scratch: scratch)
    else { return nil }
    return dependencies(in: output)
  }

  /// Returns the packages in the output of the tool; `nil` if they are not there.
  static func dependencies(in output: String) -> [String]? {
    let mark = "shlibs:Depends="
    guard let line = output.split(separator: "\n").first(where: { $0.hasPrefix(mark) }) else {
      return nil
    }
    return line.dropFirst(mark.count).split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Returns the packages by the table.
  static func listed(_ executable: ELFFile) throws(BundleFailure) -> [String] {
    var packages: Set<String> = []
    for library in executable.libraries {
      guard let package = table[library] else {
        throw BundleFailure(
          "The program loads \(library), whose package of Debian is not known here. Make the package"
            + " on Debian or Ubuntu, with dpkg-dev installed.")
      }
      packages.insert(package)
    }
    return packages.sorted()
  }

  private static let table = [
    "libc.so.6": "libc6", "libm.so.6": "libc6", "libdl.so.2": "libc6", "libpthread.so.0": "libc6",
    "librt.so.1": "libc6", "libutil.so.1": "libc6", "libresolv.so.2": "libc6",
    "ld-linux-x86-64.so.2": "libc6", "ld-linux-aarch64.so.1": "libc6",
    "ld-linux-riscv64-lp64d.so.1": "libc6", "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6", "libSDL2-2.0.so.0": "libsdl2-2.0-0",
    "libSDL2_ttf-2.0.so.0": "libsdl2-ttf-2.0-0", "libSDL2_mixer-2.0.so.0": "libsdl2-mixer-2.0-0",
    "libsqlite3.so.0": "libsqlite3-0", "libdbus-1.so.3": "libdbus-1-3", "libz.so.1": "zlib1g",
    "libxml2.so.2": "libxml2", "libcurl.so.4": "libcurl4t64 | libcurl4",
    "libssl.so.3": "libssl3t64 | libssl3", "libcrypto.so.3": "libssl3t64 | libssl3",
    "libfreetype.so.6": "libfreetype6", "libfontconfig.so.1": "libfontconfig1",
    "libharfbuzz.so.0": "libharfbuzz0b", "libX11.so.6": "libx11-6",
    "libpng16.so.16": "libpng16-16t64 | libpng16-16",
  ]

  // MARK: The C library

  /// Returns the packages, that of the C library with at least a version.
  static func raised(_ packages: [String], to version: [Int]?) -> [String] {
    guard let version else { return packages }
    return packages.map { package in
      guard package == "libc6" || package.hasPrefix("libc6 ") else { return package }
      let given = package.firstMatch(of: />= ([0-9.]+)/).map { match in
        match.1.split(separator: ".").compactMap { Int($0) }
      }
      if let given, !given.lexicographicallyPrecedes(version) { return package }
      return "libc6 (>= \(version.map(String.init).joined(separator: ".")))"
    }
  }
}
