extension ELFFile {
  /// Returns the newest version of a library's interfaces that the program needs; `nil` if it needs none.
  ///
  /// - Parameter prefix: the beginning of the versions' names, such as `GLIBC_`.
  func newestVersion(_ prefix: String) -> [Int]? {
    interfaceVersions.values.joined().compactMap { name in
      guard name.hasPrefix(prefix) else { return nil }
      let numbers = name.dropFirst(prefix.count).split(separator: ".").map { Int($0) }
      return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
    }.max { $0.lexicographicallyPrecedes($1) }
  }

  /// The oldest version of the C library that can load the program; `nil` if the program says nothing of it.
  var systemLibraryVersion: [Int]? {
    let packed = hasPackedRelocations ? [2, 36] : nil
    return [newestVersion("GLIBC_"), packed].compactMap { $0 }
      .max { $0.lexicographicallyPrecedes($1) }
  }
}
