/// The declarations that the files of one engine folder may name: the declarations of its own
/// folder, of `folders`, and of the single types listed under `types`.
///
/// A single type is listed if the rest of its folder is not meant for the files of this one. It
/// counts as a dependency like a whole folder: it may not close a cycle.
///
/// A type and its members may be declared in several folders; the folder of the file that declares
/// the named type or member counts.
struct FolderRule {
  var folder: String
  var folders: Set<String>
  /// Types of further folders, by folder.
  var types: [String: Set<String>] = [:]

  /// Every other folder of which the files may name any declaration.
  var allFolders: Set<String> { folders.union(types.keys) }

  /// The folders of the core whose stages come after layout.
  private static let laterStages: Set = [
    "PlumbCore/State", "PlumbCore/Tree", "PlumbCore/Accessibility", "PlumbCore/Views",
    "PlumbCore/Inspection",
  ]

  /// The rule for the files of layout nodes and layout rules. In the folder of a feature they are
  /// beside its views, and as little as the layout of the core do they use later stages of it.
  var forLayout: FolderRule {
    if folder.hasPrefix("PlumbCore/") { return self }
    var rule = self
    rule.folders.subtract(Self.laterStages)
    return rule
  }

  /// Whether a file of this folder may name something that is declared there.
  func allows(_ origin: Origin) -> Bool {
    origin.folder == folder || entry(allowing: origin) != nil
  }

  /// The entry of the rule that lets a file name something of another folder, in words.
  func entry(allowing origin: Origin) -> String? {
    if folders.contains(origin.folder) { return origin.folder }
    guard let type = origin.type, types[origin.folder]?.contains(type) == true else { return nil }
    return "\(type) of \(origin.folder)"
  }

  /// All entries, in words.
  var entries: Set<String> {
    types.reduce(into: folders) { entries, other in
      entries.formUnion(other.value.map { "\($0) of \(other.key)" })
    }
  }

  /// The rule as a sentence, for the person who broke it.
  var sentence: String {
    var parts = folders.sorted()
    for (other, names) in types.sorted(by: { $0.key < $1.key }) {
      parts.append("of \(other) only \(names.sorted().joined(separator: ", "))")
    }
    return "\(folder) may use \(parts.isEmpty ? "no other folder" : parts.joined(separator: ", "))"
  }
}

extension FolderRule {
  /// A rule with folders by module, without the module's name.
  init(
    _ module: String, _ folder: String, base: Set<String> = [], text: Set<String> = [],
    graphics: Set<String> = [],
    platform: Bool = false, publishers: Bool = false, painting: Set<String> = [],
    core: Set<String> = [], controls: Set<String> = [], containers: Set<String> = [],
    program: Set<String> = [],
    sdl: Set<String> = [], app: Set<String> = [], files: Bool = false,
    types: [String: Set<String>] = [:]
  ) {
    self.folder = folder.isEmpty ? module : "\(module)/\(folder)"
    let modules = [
      "PlumbBase": base, "PlumbText": text, "PlumbGraphics": graphics, "PlumbPainting": painting,
      "PlumbCore": core, "PlumbControls": controls, "PlumbContainers": containers,
      "PlumbApp": program, "PlumbSDL": sdl, "PlumbUI": app,
    ]
    folders = Set(modules.flatMap { module, names in names.map { "\(module)/\($0)" } })
    if platform { folders.insert("PlumbPlatform") }
    if publishers { folders.insert("PlumbPublishers") }
    if files { folders.insert("PlumbFiles") }
    self.types = types
  }

  /// Every folder of the engine, in an order in which each uses only folders before it.
  static let engine =
    [FolderRule("PlumbFiles", "")] + base + text + graphics + platform + publishers + painting
    + core + controls + containers + program + sdl
    + app + exports

  /// The files beside the folders, which only re-export.
  private static let exports = [
    "PlumbBase", "PlumbText", "PlumbGraphics", "PlumbPainting", "PlumbCore", "PlumbControls",
    "PlumbContainers", "PlumbApp", "PlumbSDL", "PlumbUI",
  ].map { FolderRule($0, "") }

  private static let base = [
    FolderRule("PlumbBase", "Concurrency"),
    FolderRule("PlumbBase", "Warnings", base: ["Concurrency"], files: true),
    FolderRule("PlumbBase", "Process"),
    FolderRule("PlumbBase", "Geometry"),
  ]

  private static let text = [
    FolderRule("PlumbText", "Unicode"),
    FolderRule("PlumbText", "Fonts", text: ["Unicode"]),
    FolderRule("PlumbText", "Localization", base: ["Warnings"], text: ["Unicode"], files: true),
    FolderRule("PlumbText", "Typesetting", base: ["Geometry"], text: ["Unicode", "Fonts"]),
    FolderRule("PlumbText", "Editing", text: ["Unicode", "Typesetting"]),
  ]

  private static let graphics = [
    FolderRule("PlumbGraphics", "Paths", base: ["Geometry"]),
    FolderRule("PlumbGraphics", "Colors", base: ["Geometry"]),
    FolderRule("PlumbGraphics", "Pixels"),
    FolderRule(
      "PlumbGraphics", "DisplayList", base: ["Geometry"], text: ["Fonts", "Typesetting"],
      graphics: ["Paths", "Colors"]),
    FolderRule("PlumbGraphics", "Outlines", base: ["Geometry"], graphics: ["Paths", "Pixels"]),
  ]

  private static let platform = [
    FolderRule(
      "PlumbPlatform", "", base: ["Process", "Geometry"], text: ["Fonts"],
      graphics: ["Colors", "DisplayList", "Pixels"], files: true)
  ]

  private static let publishers = [
    FolderRule("PlumbPublishers", "", base: ["Concurrency"]),
    FolderRule("PlumbPublishers", "Operators", base: ["Concurrency"], publishers: true),
  ]

  private static let painting = [
    FolderRule("PlumbPainting", "Coverage", graphics: ["Paths", "Outlines", "Pixels"]),
    FolderRule(
      "PlumbPainting", "Sampling", base: ["Geometry"],
      graphics: ["Colors", "DisplayList", "Pixels"]),
    FolderRule(
      "PlumbPainting", "Damage", base: ["Geometry"], text: ["Typesetting"],
      graphics: ["Paths", "DisplayList", "Pixels"], painting: ["Sampling"]),
    FolderRule(
      "PlumbPainting", "Painting", base: ["Geometry"], text: ["Fonts", "Typesetting"],
      graphics: ["Paths", "Colors", "DisplayList", "Outlines", "Pixels"],
      painting: ["Coverage", "Sampling", "Damage"]),
    FolderRule(
      "PlumbPainting", "Rendering", text: ["Fonts"], graphics: ["DisplayList", "Pixels"],
      platform: true, painting: ["Damage", "Painting"]),
  ]

  private static let core = [
    FolderRule("PlumbCore", "Geometry", base: ["Geometry"]),
    FolderRule("PlumbCore", "Animation", base: ["Geometry"], core: ["Geometry"]),
    FolderRule(
      "PlumbCore", "State", base: ["Warnings", "Process"],
      publishers: true, core: ["Geometry", "Animation"], files: true),
    FolderRule(
      "PlumbCore", "Layout", base: ["Geometry"], text: ["Fonts", "Typesetting"],
      graphics: ["Paths", "Colors", "DisplayList"], core: ["Geometry", "Animation"],
      types: ["PlumbText/Unicode": ["Script"], "PlumbGraphics/Outlines": ["Path"]]),
    FolderRule("PlumbCore", "Transfer", base: ["Concurrency"], platform: true),
    FolderRule(
      "PlumbCore", "Interaction", base: ["Geometry"], platform: true,
      core: ["Geometry", "Layout", "Transfer"]),
    FolderRule(
      "PlumbCore", "Tree", base: ["Geometry", "Warnings"], text: ["Fonts"],
      graphics: ["Paths", "Colors", "DisplayList"], platform: true,
      core: ["Geometry", "Animation", "State", "Layout", "Interaction", "Transfer"]),
    FolderRule(
      "PlumbCore", "Accessibility", text: ["Editing"], platform: true, core: ["Layout", "Tree"]),
    FolderRule(
      "PlumbCore", "Views",
      base: ["Geometry", "Warnings", "Process"],
      text: ["Fonts", "Localization", "Typesetting"],
      graphics: ["Paths", "Colors", "DisplayList"], platform: true, publishers: true,
      core: [
        "Geometry", "Animation", "State", "Layout", "Transfer", "Interaction", "Tree",
        "Accessibility",
      ],
      types: ["PlumbGraphics/Outlines": ["Path"]]),
    FolderRule(
      "PlumbCore", "Inspection", graphics: ["DisplayList"], platform: true,
      publishers: true,
      core: ["Geometry", "Layout", "Tree"]),
  ]

  private static let sdl = [
    FolderRule("PlumbSDL", "OpenType", files: true),
    FolderRule("PlumbSDL", "Errors"),
    FolderRule("PlumbSDL", "Threads"),
    FolderRule("PlumbSDL", "Wayland", graphics: ["Pixels"]),
    FolderRule("PlumbSDL", "X11"),
    FolderRule("PlumbSDL", "PNG", graphics: ["Pixels"], sdl: ["Errors"], files: true),
    FolderRule(
      "PlumbSDL", "Images", graphics: ["Pixels", "DisplayList"], sdl: ["PNG"],
      types: ["PlumbPainting/Painting": ["Bitmap"]]),
    FolderRule("PlumbSDL", "Network", base: ["Process"], sdl: ["PNG", "Threads"], files: true),
    FolderRule(
      "PlumbSDL", "DBus", base: ["Process"], text: ["Fonts"], graphics: ["Colors"], platform: true,
      sdl: ["Threads"]),
    FolderRule(
      "PlumbSDL", "Accessibility", platform: true, sdl: ["DBus"]),
    FolderRule("PlumbSDL", "Activation", platform: true, sdl: ["DBus"]),
    FolderRule("PlumbSDL", "Events", base: ["Geometry"], platform: true),
    FolderRule(
      "PlumbSDL", "Fonts", base: ["Concurrency", "Warnings", "Process"],
      text: ["Unicode", "Fonts"],
      sdl: ["OpenType", "Errors"], files: true),
    FolderRule(
      "PlumbSDL", "Text", text: ["Unicode", "Fonts"], graphics: ["Pixels"],
      sdl: ["Fonts", "Errors"]),
    FolderRule(
      "PlumbSDL", "Window", base: ["Geometry", "Warnings", "Process"], text: ["Fonts"],
      graphics: ["Pixels"],
      platform: true,
      painting: ["Rendering"],
      sdl: [
        "Accessibility", "DBus", "Events", "PNG", "Text", "Errors", "Threads", "Wayland", "X11",
      ],
      files: true),
  ]

  private static let app = [
    FolderRule(
      "PlumbUI", "Assets", base: ["Concurrency", "Warnings"], graphics: ["Colors", "DisplayList"],
      platform: true,
      sdl: ["Images", "Network"], files: true,
      types: [
        "PlumbCore/State": ["EnvironmentValues"],
        "PlumbCore/Views": ["Color", "RemoteImageSource"],
      ]),
    FolderRule(
      "PlumbUI", "Inspector", text: ["Fonts"], graphics: ["Paths"],
      core: ["Geometry", "State", "Layout", "Tree", "Inspection", "Views"],
      controls: ["Button", "ControlStyle", "Divider", "Picker", "Popup", "Slider", "Toggle"]),
    FolderRule(
      "PlumbUI", "App", base: ["Process", "Warnings"], text: ["Localization"], graphics: ["Pixels"],
      platform: true,
      core: ["Geometry", "State", "Tree", "Views"], controls: ["ControlStyle"],
      program: ["App", "Scenes", "WindowAccess"], sdl: ["Activation", "PNG", "Window"],
      app: ["Assets", "Inspector"], files: true,
      types: ["PlumbGraphics/Colors": ["NamedColor"], "PlumbSDL/Errors": ["SDLError"]]),
    FolderRule(
      "PlumbUI", "Headless", base: ["Warnings", "Process"], text: ["Fonts"],
      graphics: ["DisplayList", "Pixels"], platform: true, publishers: true,
      painting: ["Rendering"], core: ["Geometry", "State", "Tree", "Accessibility", "Inspection"],
      program: ["App", "Scenes", "WindowAccess"], sdl: ["PNG", "Text"], app: ["App", "Assets"],
      types: [
        "PlumbGraphics/Colors": ["ColorScheme"],
        "PlumbPainting/Painting": ["Bitmap", "Painter"], "PlumbCore/Layout": ["Layout"],
      ]),
    // With the function that starts an app, which may draw or print a window instead of opening it.
    FolderRule(
      "PlumbUI", "CommandLine", base: ["Process"], text: ["Fonts"], platform: true,
      core: ["Accessibility", "Geometry", "Inspection", "State", "Tree"],
      program: ["App", "Documents"], sdl: ["PNG"], app: ["App", "Headless"], files: true,
      types: [
        "PlumbGraphics/Colors": ["ColorScheme"], "PlumbCore/Layout": ["ShortText"],
        "PlumbSDL/Errors": ["SDLError"],
      ]),
  ]
}
