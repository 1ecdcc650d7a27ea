/// The runtime, `PlumbCore`, names no feature that is built with it.
///
/// Controls, containers and apps use the runtime, and are modules of their own. A declaration, a file
/// or a folder of the runtime that has the word of one of them in its name either belongs there, or
/// is named after one of its uses.
enum FeatureWordCheck {
  static let words: Set = [
    "list", "row", "menu", "toolbar", "sheet", "popover", "navigation", "tab", "refresh", "search",
    "picker", "document",
  ]

  private static let runtime = "Sources/PlumbCore/"

  static func violations(
    _ files: [SourceFile], except own: [OwnWords] = OwnWords.runtime
  ) -> [String] {
    names(in: files).compactMap { name in
      let words = name.words.filter { word in !own.contains { $0.explains(word, in: name) } }
      guard let word = words.first else { return nil }
      return
        "\(name.place): \(name.text) names the feature “\(word.text)”. Name it after what it is"
        + " without the feature, or move it to the feature."
    }
  }

  /// Every entry is still needed.
  static func deadEntries(
    _ files: [SourceFile], of own: [OwnWords] = OwnWords.runtime
  ) -> [String] {
    let names = names(in: files)
    return own.flatMap { $0.entries }.filter { entry in
      !names.contains { name in name.words.contains { entry.explains($0, in: name) } }
    }.map {
      "OwnWords permits \($0.description), but nothing in the runtime has such a name."
        + " Remove the entry."
    }
  }

  /// The names of the runtime that have the word of a feature.
  private static func names(in files: [SourceFile]) -> [FeatureName] {
    let files = files.filter { $0.path.hasPrefix(runtime) }
    return (pathNames(of: files) + files.flatMap(declaredNames)).filter { !$0.words.isEmpty }
  }

  /// The names of the files and of their folders.
  private static func pathNames(of files: [SourceFile]) -> [FeatureName] {
    var seen: Set<String> = []
    return files.flatMap { file -> [FeatureName] in
      let parts = file.path.dropFirst(runtime.count).split(separator: "/").map(String.init)
      return parts.indices.compactMap { index in
        let path = parts[...index].joined(separator: "/")
        guard seen.insert(path).inserted else { return nil }
        let text =
          parts[index].hasSuffix(".swift") ? String(parts[index].dropLast(6)) : parts[index]
        let folder = parts[..<index].joined(separator: "/")
        return FeatureName(place: runtime + path, folder: folder, owner: nil, text: text)
      }
    }
  }

  private static func declaredNames(in file: SourceFile) -> [FeatureName] {
    let folder = file.path.dropFirst(runtime.count).split(separator: "/").dropLast()
      .joined(separator: "/")
    var seen: Set<String> = []
    return file.declarations.compactMap { declaration in
      switch declaration.kind {
      case .label, .initializer: return nil
      case .type, .member, .argument, .placeholder: break
      }
      let name = FeatureName(
        place: "\(file.path):\(declaration.line)", folder: folder, owner: declaration.owner,
        text: declaration.name)
      // A nested type is a member, too.
      return seen.insert("\(name.place) \(name.text)").inserted ? name : nil
    }
  }
}

/// The name of a declaration, a file or a folder.
struct FeatureName {
  /// The place for messages.
  var place: String
  /// The folder of the file, relative to that of the runtime.
  var folder: String
  /// The type the declaration belongs to.
  var owner: String?
  var text: String

  /// The parts of the name in lower case: it is cut before capitals, digits and punctuation.
  var parts: [String] {
    var parts = [""]
    for character in text {
      if !character.isLetter {
        parts.append("")
      } else {
        if character.isUppercase { parts.append("") }
        parts[parts.count - 1].append(character.lowercased())
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// The words of features among the parts, with their positions there.
  var words: [(position: Int, text: String)] {
    parts.enumerated().compactMap { position, part in
      [part, String(part.dropLast()), String(part.dropLast(2))]
        .first { FeatureWordCheck.words.contains($0) && [$0, $0 + "s", $0 + "es"].contains(part) }
        .map { (position, $0) }
    }
  }
}
