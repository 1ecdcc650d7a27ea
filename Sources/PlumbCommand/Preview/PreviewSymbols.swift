import Foundation

/// The functions that register previews, found in the object file of a source file.
enum PreviewSymbols {
  /// Returns the names of the functions of a file's previews, in the order of the source.
  ///
  /// - Parameters:
  ///   - object: the contents of the object file.
  ///   - file: the module and the name of the file, such as `App/Views.swift`.
  static func names(in object: Data, file: String) -> [String] {
    let start = Data("\(prefix(of: file))_".utf8)
    var places: Set<[Int]> = []
    var rest = object[...]
    while let range = rest.range(of: start) {
      rest = rest[range.upperBound...]
      let place = String(decoding: rest.prefix { $0 != 0 }.prefix(24), as: UTF8.self)
      let numbers = place.split(separator: "_", omittingEmptySubsequences: false).map { Int($0) }
      if numbers.count == 2, let line = numbers[0], let column = numbers[1] {
        places.insert([line, column])
      }
    }
    return places.sorted { $0.lexicographicallyPrecedes($1) }.map {
      "\(prefix(of: file))_\($0[0])_\($0[1])"
    }
  }

  /// As the compiler plug-in names them.
  private static func prefix(of file: String) -> String {
    let letters = file.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "plumb_preview_\(String(letters))"
  }
}
