/// Which types the files of one engine folder may name: those of its own folder, of `folders`, and
/// the single types listed under `types`.
struct FolderRule {
  var folder: String
  var folders: Set<String>
  /// Types of further folders, by folder.
  var types: [String: Set<String>] = [:]

  /// Whether a file of this folder may name a type that another folder declares.
  func allows(_ type: String, from other: String) -> Bool {
    other == folder || folders.contains(other) || types[other]?.contains(type) == true
  }

  /// The rule as a sentence, for the person who broke it.
  var sentence: String {
    var parts = folders.sorted()
    for (other, names) in types.sorted(by: { $0.key < $1.key }) {
      parts.append("of \(other) only \(names.sorted().joined(separator: ", "))")
    }
    return
      "\(folder) may name types of \(parts.isEmpty ? "no other folder" : parts.joined(separator: ", "))"
  }
}

extension FolderRule {
  /// Every folder of the engine, from the values at the bottom to the platform at the edge.
  static let engine: [FolderRule] = {
    let retained: Set = [
      "Geometry", "Text", "Animation", "Drawing", "Layout", "Interaction", "Publishers", "State",
    ]
    let inspectable = retained.subtracting(["Publishers", "State"]).union(["Tree"])
    let everything = retained.union([
      "Painting", "Tree", "Views", "Modifiers", "Accessibility", "Inspector",
    ])
    return [
      FolderRule(folder: "Geometry", folders: []),
      FolderRule(folder: "Text", folders: ["Geometry"]),
      FolderRule(folder: "Animation", folders: ["Geometry"]),
      FolderRule(folder: "Drawing", folders: ["Geometry", "Text"]),
      FolderRule(folder: "Painting", folders: ["Geometry", "Text", "Drawing"]),
      FolderRule(folder: "Layout", folders: ["Geometry", "Text", "Animation", "Drawing"]),
      FolderRule(folder: "Interaction", folders: ["Geometry", "Text", "Animation", "Layout"]),
      FolderRule(folder: "Publishers", folders: []),
      FolderRule(folder: "State", folders: ["Geometry", "Animation", "Publishers"]),
      FolderRule(folder: "Tree", folders: retained),
      // One layer in two folders.
      FolderRule(folder: "Views", folders: retained.union(["Tree", "Modifiers"])),
      FolderRule(folder: "Modifiers", folders: retained.union(["Tree", "Views"])),
      FolderRule(
        folder: "Accessibility", folders: ["Geometry", "Text", "Layout", "Interaction", "Tree"]),
      FolderRule(folder: "Inspector", folders: inspectable),
      FolderRule(
        folder: "App", folders: everything,
        types: [
          "SDL": ["SDLHost", "SDLWindowHost", "SDLTextServices", "SDLError", "PNGFile"]
        ]),
      FolderRule(
        folder: "SDL", folders: ["Geometry", "Text", "Drawing"],
        types: [
          "Painting": ["PixelCanvas", "Damage", "PixelRect"],
          "Interaction": [
            "Event", "PointerButton", "PointerShape", "KeyStroke", "Key", "KeyModifiers",
          ],
          "Accessibility": ["MessageBus"],
          "App": ["Host", "Appearance"],
        ]),
    ]
  }()
}
