import Foundation
import PlumbFiles

/// Collects the licences of a program and of everything that is linked into it.
struct ProgramLicenses {
  let package: BundledPackage
  let program: BuiltProgram
  let packages: LinkedPackages

  /// The licences: of the program, of the packages that are linked into it, of Swift's libraries, of the data in the
  /// engine, of its typeface, and those that `Plumb.json` names.
  ///
  /// - Parameter hasTypeface: whether the engine's typeface is installed with the program.
  func texts(hasTypeface: Bool) throws -> [LicenseText] {
    var texts = [try own()]
    for other in packages.others where program.isLinked(other.folder) ?? true {
      texts.append(Self.text(of: other))
    }
    texts.append(Self.swift)
    if let engine = packages.engine {
      texts += try engineParts(engine, hasTypeface: hasTypeface)
    }
    for part in package.description.files.licenses {
      texts.append(
        LicenseText(
          name: part.name, license: part.license, text: try read(package.folder, part.file)))
    }
    return texts
  }

  private func own() throws -> LicenseText {
    let description = package.description
    let text =
      if let file = description.licenseFile {
        try read(package.folder, file)
      } else {
        try Self.licenseFile(in: package.folder).map { try RegularFile.text(of: $0) }
          ?? "\(description.name) comes under the licence \(description.license).\n"
      }
    return LicenseText(name: description.name, license: description.license, text: text)
  }

  private func engineParts(_ engine: URL, hasTypeface: Bool) throws -> [LicenseText] {
    var texts = [
      LicenseText(
        name: "ICU and Unicode", license: "Unicode-DFS-2016",
        text: try read(engine, "Assets/Unicode/LICENSE.txt"))
    ]
    if hasTypeface {
      texts.append(
        LicenseText(
          name: "Inter", license: "OFL-1.1", text: try read(engine, "Assets/Fonts/OFL.txt")))
    }
    return texts
  }

  private func read(_ folder: URL, _ path: String) throws(FileProblem) -> String {
    try RegularFile.text(of: folder.appending(path: path))
  }

  /// Returns the licence of a package, by the file in its folder.
  static func text(of package: LinkedPackages.Package) -> LicenseText {
    let url = package.url.contains("://") ? package.url : nil
    let version = package.version == "unspecified" ? nil : package.version
    guard let file = licenseFile(in: package.folder),
      let text = try? RegularFile.text(of: file)
    else {
      return LicenseText(
        name: package.name, license: "NOASSERTION",
        text: "The sources of \(package.name)\(url.map { " (\($0))" } ?? "") name no licence.\n",
        version: version, address: url)
    }
    return LicenseText(
      name: package.name, license: identifier(of: text), text: text, version: version, address: url)
  }

  /// Returns the file with the licence of a package; `nil` if it has none with a usual name.
  static func licenseFile(in folder: URL) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.sorted().filter { FileKind(folder.appending(path: $0)) != .folder }
    return files.first { name in
      let stem = name.lowercased().split(separator: ".").first ?? ""
      let ending = name.split(separator: ".").dropFirst().last?.lowercased()
      return ["license", "licence", "copying"].contains(stem)
        && ["txt", "md", "rst", nil].contains(ending)
    }.map { folder.appending(path: $0) }
  }

  /// Returns the name of a well-known licence by its text; `NOASSERTION` for any other.
  static func identifier(of text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let marks: [(mark: String, license: String)] = [
      ("Runtime Library Exception", "Apache-2.0 WITH Swift-exception"),
      ("Apache License Version 2.0", "Apache-2.0"),
      ("Permission is hereby granted, free of charge", "MIT"),
      ("Mozilla Public License Version 2.0", "MPL-2.0"),
      ("Neither the name", "BSD-3-Clause"),
      ("Redistribution and use in source and binary forms", "BSD-2-Clause"),
      ("SIL OPEN FONT LICENSE", "OFL-1.1"),
    ]
    return marks.first { words.contains($0.mark) }?.license ?? "NOASSERTION"
  }

  /// The libraries of Swift, which are in the program. Their exception asks for no text of the licence.
  static let swift = LicenseText(
    name: "Swift", license: "Apache-2.0 WITH Swift-exception",
    text: """
      The program contains the run-time libraries of Swift, Foundation and libdispatch
      (https://github.com/swiftlang).

      Copyright 2014-2026 Apple Inc. and the Swift project authors.
      They come under the Apache License, Version 2.0 (https://www.apache.org/licenses/LICENSE-2.0),
      with the Runtime Library Exception, which reads:

        As an exception, if you use this Software to compile your source code and portions of this
        Software are embedded into the binary product as a result, you may redistribute such product
        without providing attribution as would otherwise be required by Sections 4(a), 4(b) and 4(d)
        of the License.

      """, address: "https://github.com/swiftlang/swift")
}
