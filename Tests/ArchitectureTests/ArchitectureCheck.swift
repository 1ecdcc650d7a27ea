/// The rules of the sources; each check returns one sentence per violation.
enum ArchitectureCheck {
  /// Every type an engine file names must come from a folder its own folder may use.
  static func folderReferences(
    _ files: [SourceFile], rules: [FolderRule] = FolderRule.engine
  ) -> [String] {
    let index = TypeIndex(files)
    let rules = Dictionary(uniqueKeysWithValues: rules.map { ($0.folder, $0) })
    return files.flatMap { file -> [String] in
      // Files beside the folders only re-export.
      guard let folder = file.engineFolder, !folder.isEmpty else { return [] }
      guard let rule = rules[folder] else {
        return ["\(file.path): the folder \(folder) has no rule. Add one to FolderRule.engine."]
      }
      return index.namedTypes(in: file).compactMap { token in
        let origins = index.folders[token.text] ?? []
        if origins.contains(where: { rule.allows(token.text, from: $0) }) { return nil }
        return
          "\(file.place(token)): names \(token.text) of \(origins.sorted().joined(separator: "/"))"
          + ", but \(rule.sentence). Move the code to a folder that may, or turn the dependency round."
      }
    }
  }

  /// The C libraries are known in one folder.
  static func cImports(_ files: [SourceFile]) -> [String] {
    files.filter { $0.engineFolder != "SDL" }.flatMap { file in
      file.occurrences(of: "import", "CSDL2").map {
        "\(file.place($0)): imports CSDL2, which only Sources/PlumbUI/SDL may. Reach it through a seam."
      }
    }
  }

  /// Layout, text and pictures are computed on any thread.
  static func mainActor(_ files: [SourceFile]) -> [String] {
    let free: Set = ["Geometry", "Text", "Animation", "Drawing", "Painting", "Layout"]
    return files.filter { free.contains($0.engineFolder ?? "") }.flatMap { file in
      file.occurrences(of: "@", "MainActor").map {
        "\(file.place($0)): @MainActor has no place in \(file.engineFolder ?? "")."
          + " Leave it to the view node or the host that calls."
      }
    }
  }

  /// Unsafe steps stand where a reader expects them.
  static func unsafeWords(_ files: [SourceFile]) -> [String] {
    let folders: Set = ["SDL", "Painting"]
    let paths: Set = [
      "Sources/PlumbUI/Layout/BorrowedChildren.swift", "Sources/PlumbUI/Layout/RuleNode.swift",
      "Sources/PlumbUI/Text/Unicode/DictionaryBreaks.swift",
      "Sources/PlumbUI/Text/Unicode/PluralCategory.swift",
      "Sources/PlumbUI/Tree/FieldTable.swift", "Sources/PlumbUI/Tree/StackRoom.swift",
    ]
    return files.filter { file in
      file.path.hasPrefix("Sources/") && !paths.contains(file.path)
        && !folders.contains(file.engineFolder ?? "")
    }.flatMap { file in
      file.occurrences(of: "unsafe").map {
        "\(file.place($0)): an unsafe step outside SDL, Painting, BorrowedChildren.swift,"
          + " RuleNode.swift, FieldTable.swift, StackRoom.swift and the two files that call ICU."
          + " Write it safely, or move it there."
      }
    }
  }

  /// No step may trap without a sentence.
  static func forcedSteps(_ files: [SourceFile]) -> [String] {
    files.flatMap { file in
      zip(file.tokens, file.tokens.dropFirst()).compactMap { word, mark in
        guard word.text == "try" || word.text == "as", mark.text == "!", mark.isAttached else {
          return nil
        }
        return "\(file.place(word)): \(word.text)! traps without a sentence. Handle the failure."
      }
    }
  }

  /// A file holds one idea.
  static func longFiles(_ files: [SourceFile], limit: Int = 400) -> [String] {
    files.filter { $0.lineCount > limit }.map {
      "\($0.path): \($0.lineCount) lines, more than \(limit). Find the second idea and move it out."
    }
  }

  /// The package's folder shows these entries and no others, besides hidden ones and what git ignores.
  static func topLevel(_ entries: [String]) -> [String] {
    let expected: Set = ["Package.swift", "Sources", "Tests", "Assets", "Makefile", "README.md"]
    return Set(entries).subtracting(expected).sorted().map {
      "\($0) stands at the top level. Put it into one of \(expected.sorted().joined(separator: ", "))."
    } + expected.subtracting(entries).sorted().map { "\($0) is missing at the top level." }
  }
}
