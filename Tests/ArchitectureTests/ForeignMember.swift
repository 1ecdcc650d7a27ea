/// Names of members that Foundation, the standard library, Synchronization or SDL declare, and the
/// engine too: the use of such a name tells nothing about folders.
enum ForeignMember {
  static let names = words(
    // Collections, sequences and optionals.
    """
    allSatisfy append compactMap contains count difference distance drop dropFirst element endIndex filter
    first flatMap index Index indices insert intersection isEmpty key last lowerBound map max merge min next
    offset
    prefix reduce remove removeAll removeLast sequence split startIndex subtracting suffix sum union update zip
    """
      // Numbers, ranges and rectangles.
      + " grouping down height infinity isFinite maxX maxY offsetBy origin relative rounded size up width zero"
      // Steps of numbers, parts of dates, formats.
      + " Component Stride precision"
      // Characters and text.
      + " characters control range format isLetter properties scheme span value"
      // Output.
      + " debugDescription print"
      // Results, streams, hashing, locks and raw values.
      + " combine failure finish rawValue release store success withLock"
      // Files, processes, locales, dates, queues and notifications.
      + " addObserver bundleIdentifier infoDictionary localizedDescription localizedString close code current decode default encode environment errorDescription global identifier languageCode main milliseconds rename userInfo"
      + " atomic xml"
      + " arguments cancel days fileDescriptor isDirectory language Mode now open path region run"
      + " schedule script seconds write"
      // The access of a setter.
      + " package"
      // Mirrors, metatypes and kinds of types.
      + " children function optional type"
      // Fields of SDL's events.
      + " button edit length repeat start wheel")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0.isWhitespace }.map(String.init))
  }

  /// The names of the list that no engine file declares.
  static func deadNames(_ files: [SourceFile], names: Set<String> = names) -> [String] {
    let index = DeclarationIndex(files)
    return names.filter { index.members[$0] == nil }.sorted().map {
      "ForeignMember lists \($0), but the engine declares no member of that name. Remove the entry."
    }
  }
}
