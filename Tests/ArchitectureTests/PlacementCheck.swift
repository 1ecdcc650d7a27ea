/// The words that may stand only in certain places, for each file by itself. Each check returns one
/// sentence per violation.
enum PlacementCheck {
  /// Text, graphics and layout are computed on any thread.
  static let nonisolatedFolders: Set = [
    "PlumbBase", "PlumbText", "PlumbGraphics", "PlumbPainting/Coverage",
    "PlumbPainting/Sampling", "PlumbPainting/Damage", "PlumbPainting/Painting",
    "PlumbCore/Geometry", "PlumbCore/Animation",
    "PlumbCore/Layout", "PlumbPublishers",
  ]

  static func mainActor(_ files: [SourceFile]) -> [String] {
    files.filter { $0.isLayout || isBelow(nonisolatedFolders, $0) }.flatMap { file in
      file.occurrences(of: "@", "MainActor").map {
        "\(file.place($0)): @MainActor in \(file.folder ?? ""), which any thread may call."
          + " Isolate the view node or the host that calls instead."
      }
    }
  }

  /// The folders whose code handles bytes of pictures and C functions.
  static let unsafeFolders: Set = [
    "PlumbFiles", "PlumbSDL", "PlumbPainting/Painting", "PlumbPainting/Coverage",
    "PlumbPainting/Sampling",
    "PlumbGraphics/Pixels",
  ]
  /// Further files with unsafe code: the files and the device of sounds, calls of ICU, borrowed storage, what layouts
  /// keep, the fields and the conformances of a type, the bytes of texts, elements and views, the environment
  /// variables, the memory of the process, the objects and classes of Foundation, and the bounds of the call stack.
  static let unsafeFiles: Set = [
    "Sources/PlumbSound/Files/SDLMixerLibrary.swift", "Sources/PlumbSound/Files/WAVFile.swift",
    "Sources/PlumbSound/Output/AudioDevice.swift",
    "Sources/PlumbFoundation/MeasurementText.swift",
    "Sources/PlumbFoundation/TimePhrases.swift", "Sources/PlumbText/Editing/SharedBytes.swift",
    "Sources/PlumbText/Unicode/DictionaryBreaks.swift",
    "Sources/PlumbText/Unicode/PluralCategory.swift", "Sources/PlumbText/Unicode/WordBreaks.swift",
    "Sources/PlumbCore/Layout/BorrowedChildren.swift",
    "Sources/PlumbCore/Layout/KeptCache.swift", "Sources/PlumbCore/Layout/LayoutValueBox.swift",
    "Sources/PlumbCore/Layout/PlacementRecorder.swift",
    "Sources/PlumbCore/Layout/RuleLayoutNode.swift",
    "Sources/PlumbCore/Layout/Node/LayoutNodeStorage.swift",
    "Sources/PlumbCore/Layout/Caching/OlderSizes.swift",
    "Sources/PlumbCore/Tree/Updating/ViewNode.swift",
    "Sources/PlumbCore/Tree/Updating/ViewTree.swift", "Sources/PlumbCore/Tree/CallStackGuard.swift",
    "Sources/PlumbCore/Tree/WrapperViewNode.swift",
    "Sources/PlumbCore/Tree/Lazy/ElementComparison.swift",
    "Sources/PlumbCore/State/FieldTable.swift", "Sources/PlumbCore/State/ValueComparison.swift",
    "Sources/PlumbCore/State/RecordedConformances.swift",
    "Sources/PlumbBase/Process/ProcessVariables.swift",
    "Sources/PlumbBase/Process/LocaleName.swift",
    "Sources/PlumbBase/Process/ProcessMemory.swift",
    "Sources/PlumbBase/Process/SystemLocale+Start.swift",
    "Sources/PlumbApp/LifeCycle/ObjectCreation.swift",
    "Sources/PlumbBase/Process/ClassFunctions.swift", "Sources/PlumbCore/Geometry/Equality.swift",
  ]

  static func unsafeWords(_ files: [SourceFile]) -> [String] {
    files.filter { file in
      file.module != nil && !unsafeFiles.contains(file.path) && !isBelow(unsafeFolders, file)
    }.flatMap { file in
      file.occurrences(of: "unsafe").map {
        "\(file.place($0)): unsafe outside PlacementCheck.unsafeFolders and unsafeFiles."
          + " Write it safely, or move it to one of them."
      }
    }
  }

  /// Every folder and file with permission for unsafe code has some.
  static func deadUnsafePlaces(_ files: [SourceFile]) -> [String] {
    let unsafe = files.filter { !$0.occurrences(of: "unsafe").isEmpty }
    let folders = unsafeFolders.filter { folder in !unsafe.contains { isBelow([folder], $0) } }
    return folders.union(unsafeFiles.subtracting(unsafe.map(\.path))).sorted().map {
      "\($0) may hold unsafe code, but does not. Remove the entry."
    }
  }

  /// No step may trap without a message.
  static func forcedSteps(_ files: [SourceFile]) -> [String] {
    files.flatMap { file in
      zip(file.tokens, file.tokens.dropFirst()).compactMap { word, mark in
        guard word.text == "try" || word.text == "as", mark.text == "!", mark.isAttached else {
          return nil
        }
        return "\(file.place(word)): \(word.text)! traps without a message. Handle the failure."
      }
    }
  }

  /// Whether a file is in one of some folders or modules.
  private static func isBelow(_ folders: Set<String>, _ file: SourceFile) -> Bool {
    folders.contains(file.folder ?? "") || folders.contains(file.module ?? "")
  }
}

/// Calls of SDL that talk to the window system are made where they are left when it ends.
extension PlacementCheck {
  static let displayCalls = "Sources/CSDL2/DisplayCalls.h"

  /// The names of the functions that have another one instead, from the list in the header.
  static func displayCallNames(in header: String) -> Set<String> {
    let list = header.split(separator: "#define").first { $0.hasPrefix(" PLUMB_DISPLAY_CALLS(") }
    let calls = (list ?? "").matches(of: /CALL\([^,]+, (\w+),/).map { String($0.output.1) }
    let runs = (list ?? "").matches(of: /RUN\((\w+),/).map { String($0.output.1) }
    return Set(calls + runs)
  }

  static func directDisplayCalls(_ files: [SourceFile], names: Set<String>) -> [String] {
    let names = Set(names.map { "SDL_\($0)" })
    return files.filter { $0.module == "PlumbSDL" }.flatMap { file in
      file.tokens.filter { names.contains($0.text) }.map {
        "\(file.place($0)): \($0.text) may wait for ever. Call Plumb\($0.text.dropFirst(4))."
      }
    }
  }
}
