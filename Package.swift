// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Whether debug builds compile single files again, which is faster where the engine itself is changed often.
let isIncremental = Context.environment["PLUMB_INCREMENTAL"] != nil

/// Settings every target of ours is compiled with.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Has debug builds compile a module as a whole, like optimised ones.
///
/// A compiler that is started for 25 files each reads all other files of the module before, so that the
/// core took four times as long. The flag for batches is SwiftPM's own, and is taken back. For modules of
/// many files, as the compiler remarks on each; but not for tests, where the expansion of macros takes
/// most of the time and is spread over the processors.
let wholeModule: [SwiftSetting] =
  isIncremental
  ? []
  : [
    .unsafeFlags(
      ["-wmo", "-num-threads", "2", "-disable-batch-mode"], .when(configuration: .debug))
  ]

/// Settings of the engine's modules.
let engine = common + [.strictMemorySafety()]

/// Settings of the modules that compute glyphs and pixels, which are optimised in debug builds, too,
/// where they keep their assertions.
///
/// They are loops, which take ten times as long otherwise: most of the time of tests, and of the frames
/// of a program that is built for debugging. The module of SDL reads the advances and the kerning of
/// fonts from their bytes, once in each start, and is compiled beside the core. The core is not among
/// them: already with the first of the optimiser's three rounds layout takes a third of the time, but
/// the core twice as long to compile.
let loops =
  engine + [
    .unsafeFlags(
      [
        "-O", "-wmo", "-num-threads", "2", "-disable-batch-mode", "-enable-default-cmo",
        "-assert-config", "Debug",
      ], .when(configuration: .debug))
  ]

/// The engine's modules, from the bottom to the top.
let engineNames = [
  "PlumbFiles", "PlumbBase", "PlumbText", "PlumbGraphics", "PlumbPlatform", "PlumbPublishers",
  "PlumbCore", "PlumbControls", "PlumbContainers", "PlumbApp", "PlumbPainting", "PlumbSDL",
  "PlumbUI",
]

/// The engine's modules as dependencies of what uses the engine.
///
/// All of them, although the last one exports the others: an optimised build copies code from
/// module to module, and SwiftPM compiles a target again only after changes of modules that it
/// names.
let engineModules = engineNames.map { Target.Dependency(stringLiteral: $0) }
/// The modules below the core and the publishers.
let base = Array(engineModules.prefix(5))

let package = Package(
  name: "plumb-ui",
  products: [
    .library(name: "PlumbUI", targets: engineNames),
    .library(name: "PlumbTesting", targets: ["PlumbTesting"]),
    .executable(name: "tally", targets: ["Tally"]),
    .executable(name: "plumb", targets: ["PlumbCommand"]),
    .executable(name: "PlumbPreview", targets: ["PlumbPreview"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .plugin(name: "PreviewPlugin", targets: ["PreviewPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // The one pkgConfig is for D-Bus, whose headers lie in two folders of their own; its package
    // comes with SDL's. SDL's flags would make SwiftPM print a warning on every build, and its
    // headers lie on the default search path.
    .systemLibrary(
      name: "CSDL2",
      pkgConfig: "dbus-1",
      providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]
    ),
    // The calls of SDL that are left when the display is lost, in C, as Swift has no jump out of a call.
    .target(name: "CDisplay", dependencies: ["CSDL2"]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .macro(name: "PlumbMacros", dependencies: ["PlumbFiles"], swiftSettings: common),
    // Standard streams and files that may be anything, for the engine and for all programs.
    .target(name: "PlumbFiles", swiftSettings: engine),
    // The engine, from the values at the bottom to the platform at the edge. Layout, state and the tree
    // of views are one module, whose storage the controls, containers and apps above it do not see, as
    // storage that a hot loop reads must not cross a border.
    .target(
      name: "PlumbBase", dependencies: ["PlumbFiles"], swiftSettings: loops,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
    ),
    .target(
      name: "PlumbText", dependencies: ["PlumbFiles", "PlumbBase"],
      swiftSettings: loops,
      // ICU, which Foundation brings along: the words of Thai and the plurals of all languages.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
    ),
    .target(
      name: "PlumbGraphics", dependencies: ["PlumbFiles", "PlumbBase", "PlumbText"],
      swiftSettings: loops),
    .target(
      name: "PlumbPlatform",
      dependencies: ["PlumbFiles", "PlumbBase", "PlumbText", "PlumbGraphics"],
      swiftSettings: engine),
    .target(
      name: "PlumbPublishers", dependencies: ["PlumbFiles", "PlumbBase"], swiftSettings: engine),
    .target(
      name: "PlumbCore", dependencies: base + ["PlumbPublishers", "PlumbMacros"],
      swiftSettings: engine + wholeModule),
    .target(
      name: "PlumbControls", dependencies: base + ["PlumbPublishers", "PlumbCore", "PlumbMacros"],
      swiftSettings: engine + wholeModule),
    .target(
      name: "PlumbContainers",
      dependencies: base + ["PlumbPublishers", "PlumbCore", "PlumbControls", "PlumbMacros"],
      swiftSettings: engine + wholeModule),
    .target(
      name: "PlumbApp",
      dependencies: base + [
        "PlumbPublishers", "PlumbCore", "PlumbControls", "PlumbContainers", "PlumbMacros",
      ],
      swiftSettings: engine + wholeModule),
    // Beside the core, so that neither waits for the other to be compiled.
    .target(name: "PlumbPainting", dependencies: base, swiftSettings: loops),
    .target(
      name: "PlumbSDL", dependencies: base + ["CSDL2", "CDisplay", "PlumbPainting"],
      swiftSettings: loops),
    .target(
      name: "PlumbUI",
      dependencies: base + [
        "PlumbPublishers", "PlumbCore", "PlumbControls", "PlumbContainers", "PlumbApp",
        "PlumbPainting", "PlumbSDL",
      ],
      swiftSettings: engine),
    // For packages that use the engine: the symbols of their asset catalogues.
    .plugin(
      name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsGenerator"],
      path: "Sources/AssetSymbols/Plugin"),
    .executableTarget(
      name: "AssetSymbolsGenerator", dependencies: ["AssetCatalogSymbols", "PlumbFiles"],
      path: "Sources/AssetSymbols/Generator", swiftSettings: common),
    .target(
      name: "AssetCatalogSymbols", dependencies: ["PlumbFiles"],
      path: "Sources/AssetSymbols/Symbols", swiftSettings: common),
    .executableTarget(
      name: "PlumbCommand",
      dependencies: [
        "AssetCatalogSymbols", "PlumbFiles", "PreviewMessages", "PlumbSDL",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: common
    ),
    // Depends on no tool: it builds `plumb` when it runs, so that it costs other builds nothing.
    .plugin(
      name: "PreviewPlugin",
      capability: .command(
        intent: .custom(verb: "preview", description: "Show the previews of a source file."),
        permissions: [
          .writeToPackageDirectory(reason: "The build folder receives the previews.")
        ]), path: "Sources/PreviewPlugin"),
    // The window of `plumb preview`, which starts it, and what the two tell each other.
    .target(name: "PreviewMessages", swiftSettings: common),
    .executableTarget(
      name: "PlumbPreview", dependencies: engineModules + ["PreviewMessages"],
      swiftSettings: common),
    // Stores the votes of the poll; the engine does not use it.
    .target(name: "BallotStorage", dependencies: ["CSQLite"], swiftSettings: common),
    .executableTarget(
      name: "Tally",
      dependencies: engineModules + [
        "BallotStorage",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: common + wholeModule + [.defaultIsolation(MainActor.self)]
    ),
    // For the tests of packages that use the engine. Brings Testing and XCTest along, to report to the
    // one that runs.
    .target(
      name: "PlumbTesting", dependencies: engineModules + ["MonospacedText"], swiftSettings: common),
    // Text of boxes, whose sizes can be computed by hand. A module of its own, because the programs that
    // measure the engine are linked without the libraries of tests.
    .target(name: "MonospacedText", dependencies: base, swiftSettings: common),
    // The harness of the engine's own tests.
    .target(
      name: "EngineTesting",
      dependencies: engineModules + ["MonospacedText", "CountedHeap"],
      path: "Tests/EngineTesting",
      swiftSettings: common
    ),
    // In C, as only there a program can put its own malloc before the library's.
    .target(name: "CountedHeap", path: "Tests/CountedHeap"),
    .executableTarget(
      name: "PlumbBench",
      dependencies: engineModules + ["EngineTesting", "CountedHeap"],
      path: "Tests/PlumbBench",
      // Read by its path.
      exclude: ["cost.tsv"],
      swiftSettings: common
    ),
    .executableTarget(
      name: "PlumbFuzz", dependencies: engineModules + ["EngineTesting"], path: "Tests/PlumbFuzz",
      swiftSettings: common
    ),
    // What the tests of several parts of the engine share. Uses names that are internal to the engine, as
    // they do, so that it is built for debugging only.
    .target(
      name: "TestSupport", dependencies: engineModules + ["EngineTesting"],
      path: "Tests/TestSupport", swiftSettings: common),
    .testTarget(
      name: "PlumbTestingTests", dependencies: engineModules + ["PlumbTesting"],
      exclude: ["Pictures"],
      swiftSettings: common
    ),
    .executableTarget(
      name: "BallotSoak", dependencies: ["BallotStorage"], path: "Tests/BallotSoak",
      swiftSettings: common
    ),
    .testTarget(
      name: "BallotStorageTests",
      dependencies: ["BallotStorage", "CSQLite", "BallotSoak", "TestSupport"],
      swiftSettings: common
    ),
    .testTarget(
      name: "TallyTests",
      dependencies: engineModules + [
        "Tally", "BallotStorage", "EngineTesting", "PlumbTesting", "TestSupport",
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "GoldenTests",
      dependencies: engineModules + ["Tally", "BallotStorage", "PlumbTesting", "TestSupport"],
      exclude: ["Pictures"],
      swiftSettings: common
    ),
    .testTarget(
      name: "AssetSymbolsTests",
      dependencies: ["AssetCatalogSymbols"],
      // Read by its path.
      exclude: ["Assets.xcassets"],
      swiftSettings: common
    ),
    .testTarget(
      name: "PlumbCommandTests",
      dependencies: ["PlumbCommand", "PlumbSDL", "PreviewMessages"],
      swiftSettings: common
    ),
    .testTarget(
      name: "PlumbPreviewTests", dependencies: engineModules + ["PlumbPreview"],
      swiftSettings: common),
    .testTarget(
      name: "ArchitectureTests",
      swiftSettings: common
    ),
  ],
  swiftLanguageModes: [.v6]
)

// The tests of the engine, a target for each part: the compiler expands the macros of all files of a
// target again for each two dozen of them.
let engineTests = [
  "LayoutTests", "RuntimeTests", "MotionTests", "DrawingTests", "TextTests", "InteractionTests",
  "ControlTests", "ContainerTests", "AppTests", "PlatformTests", "CompatibilityTests",
]
package.targets += engineTests.map { name in
  .testTarget(
    name: name,
    dependencies: engineModules + ["CSDL2", "CountedHeap", "EngineTesting", "TestSupport"],
    // Read by their paths.
    exclude: name == "PlatformTests" ? ["SDL/Fonts/Fixtures"] : [],
    swiftSettings: common)
}

// On Apple's systems the names belong to Apple's frameworks.
#if os(Linux)
  let frameworks = [
    "SwiftUI", "Combine", "CoreGraphics", "CoreFoundation", "UniformTypeIdentifiers",
    "PlumbFoundation", "_Testing_CoreGraphics",
  ]
  package.products.append(.library(name: "SwiftUI", targets: frameworks + engineNames))
  package.targets += [
    .target(
      name: "SwiftUI", dependencies: engineModules + ["PlumbFoundation"], swiftSettings: common),
    // What Foundation has on Apple's systems only.
    .target(
      name: "PlumbFoundation", swiftSettings: engine,
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]),
    .testTarget(
      name: "PlumbFoundationTests", dependencies: ["PlumbFoundation"], swiftSettings: common),
    .target(
      name: "Combine", dependencies: ["PlumbFiles", "PlumbBase", "PlumbPublishers"],
      swiftSettings: common),
    .target(
      name: "UniformTypeIdentifiers", dependencies: base + ["PlumbPublishers", "PlumbCore"],
      swiftSettings: common),
    .target(name: "CoreGraphics", dependencies: base, swiftSettings: common),
    // Outside of the package, whose modules cannot import one that lies over a module of the toolchain.
    .target(
      name: "CoreFoundation", dependencies: base, packageAccess: false, swiftSettings: common),
    .target(name: "_Testing_CoreGraphics", swiftSettings: common),
  ]
  // Values and life cycles of UIKit and AppKit, for ported programs only, which give them Apple's names by
  // aliases, so that `canImport(UIKit)` stays false for all others.
  package.products += [
    .library(name: "UIKit", targets: ["PlumbUIKit", "PlumbPlatformValues"]),
    .library(name: "AppKit", targets: ["PlumbAppKit", "PlumbCocoa", "PlumbPlatformValues"]),
  ]
  package.targets += [
    .target(
      name: "PlumbPlatformValues", dependencies: engineModules + ["SwiftUI", "CoreGraphics"],
      swiftSettings: common + wholeModule),
    .target(
      name: "PlumbUIKit",
      dependencies: engineModules + [
        "SwiftUI", "CoreGraphics", "UniformTypeIdentifiers", "PlumbPlatformValues",
      ], swiftSettings: common + wholeModule),
    .target(
      name: "PlumbAppKit",
      dependencies: engineModules + [
        "SwiftUI", "CoreGraphics", "UniformTypeIdentifiers", "PlumbPlatformValues",
      ], swiftSettings: common + wholeModule),
    .target(
      name: "PlumbCocoa", dependencies: engineModules + ["PlumbAppKit"], swiftSettings: common),
    .testTarget(
      name: "PlatformValueTests",
      dependencies: engineModules + [
        "PlumbPlatformValues", "PlumbUIKit", "PlumbAppKit", "SwiftUI", "PlumbTesting",
        "TestSupport", "EngineTesting",
      ], swiftSettings: common),
    .testTarget(
      name: "LifeCycleTests",
      dependencies: engineModules + [
        "PlumbUIKit", "PlumbAppKit", "SwiftUI", "PlumbTesting", "TestSupport", "EngineTesting",
      ], swiftSettings: common),
  ]
  // Sounds by SDL, with the names of AVFoundation and AudioToolbox.
  package.products.append(
    .library(
      name: "AVFoundation", targets: ["AVFoundation", "AVFAudio", "AudioToolbox", "PlumbSound"]))
  let sound: [Target.Dependency] = ["PlumbFiles", "PlumbBase", "PlumbSound"]
  package.targets += [
    .target(
      name: "PlumbSound", dependencies: ["PlumbFiles", "PlumbBase", "CSDL2"], swiftSettings: loops),
    .target(name: "AVFAudio", dependencies: sound, swiftSettings: common),
    .target(name: "AVFoundation", dependencies: sound + ["AVFAudio"], swiftSettings: common),
    .target(name: "AudioToolbox", dependencies: sound, swiftSettings: common),
    .testTarget(
      name: "SoundTests",
      dependencies: engineModules + [
        "PlumbSound", "AVFAudio", "AVFoundation", "AudioToolbox", "CSDL2", "EngineTesting",
      ],
      swiftSettings: common),
  ]
  package.targets += [
    // Programs as their authors write them for Xcode, most of which are in the language of Swift 5.
    .target(
      name: "SamplePrograms",
      dependencies: ["SwiftUI", "Combine", "UniformTypeIdentifiers", "UserNotifications"]
        + engineModules,
      path: "Tests/SamplePrograms", swiftSettings: [.swiftLanguageMode(.v5)] + wholeModule
    ),
    // Previews that `.ci/preview-test` shows and changes.
    .target(
      name: "PreviewSample", dependencies: ["SwiftUI"] + engineModules,
      path: "Tests/PreviewSample", swiftSettings: common),
    // A program that the same test runs and changes.
    .executableTarget(
      name: "WatchedSample", dependencies: ["SwiftUI"] + engineModules,
      path: "Tests/WatchedSample", swiftSettings: common),
    .executableTarget(
      name: "SampleWindow", dependencies: engineModules + ["SwiftUI", "SamplePrograms"],
      path: "Tests/SampleWindow", swiftSettings: common + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "SampleTests",
      dependencies: engineModules + ["SwiftUI", "SamplePrograms", "EngineTesting", "PlumbTesting"],
      swiftSettings: common
    ),
  ]
  // The desktop's notifications, with the names of UserNotifications.
  package.products.append(.library(name: "UserNotifications", targets: ["UserNotifications"]))
  package.targets += [
    .target(
      name: "UserNotifications", dependencies: engineModules, swiftSettings: common + wholeModule),
    .testTarget(
      name: "UserNotificationTests",
      dependencies: engineModules + ["UserNotifications", "EngineTesting", "TestSupport"],
      swiftSettings: common),
  ]
  // The modules that Foundation brings along on a Mac, and others of Apple's in the names of which ported
  // programs import them; Sources/PlumbUI/PlumbUI.docc/Decisions/ImplicitImports.md.
  let appleModules = [
    "AppleFoundation", "PlumbLog", "PlumbOSLog", "PlumbDarwin", "PlumbObjectiveC",
    "PlumbQuartzCore", "PlumbSimd",
  ]
  package.products += [
    .library(
      name: "AppleFoundation",
      targets: appleModules + [
        "PlumbFoundation", "Combine", "CoreGraphics", "UniformTypeIdentifiers",
        "_Testing_CoreGraphics",
      ]),
    .library(name: "AppleNetworking", targets: ["AppleNetworking"]),
  ]
  package.targets += [
    .target(
      name: "AppleFoundation",
      dependencies: base + [
        "PlumbPublishers", "PlumbCore", "PlumbFoundation", "Combine", "CoreGraphics",
        "UniformTypeIdentifiers",
      ],
      swiftSettings: common),
    // Apart from the others, as programs that use it start later.
    .target(
      name: "AppleNetworking",
      dependencies: ["PlumbFiles", "PlumbBase", "PlumbPublishers", "Combine"],
      swiftSettings: common),
    // The names of the parts of modules, as in `import os.log`, which only modules of C have.
    .systemLibrary(name: "PlumbSubmodules"),
    .target(
      name: "PlumbLog", dependencies: ["PlumbFiles", "PlumbSubmodules"], swiftSettings: common),
    .target(name: "PlumbOSLog", dependencies: ["PlumbFiles", "PlumbLog"], swiftSettings: common),
    .target(name: "PlumbSimd", swiftSettings: common),
    // Files as a program for a Mac has them, with the flags that `plumb port` writes.
    .target(
      name: "ImplicitImports",
      dependencies: engineModules + ["SwiftUI", "AppleNetworking"]
        + appleModules.map { Target.Dependency(stringLiteral: $0) },
      path: "Tests/ImplicitImports",
      swiftSettings: [
        .swiftLanguageMode(.v5),
        .unsafeFlags([
          "-Xfrontend", "-import-module", "-Xfrontend", "AppleFoundation",
          "-Xfrontend", "-import-module", "-Xfrontend", "AppleNetworking",
          "-module-alias", "os=PlumbLog", "-module-alias", "OSLog=PlumbOSLog",
          "-module-alias", "Darwin=PlumbDarwin", "-module-alias", "ObjectiveC=PlumbObjectiveC",
          "-module-alias", "QuartzCore=PlumbQuartzCore", "-module-alias", "simd=PlumbSimd",
        ]),
      ]),
    .testTarget(
      name: "AppleFoundationTests",
      dependencies: engineModules + ["ImplicitImports", "SwiftUI", "AppleNetworking", "Combine"]
        + appleModules.map { Target.Dependency(stringLiteral: $0) },
      swiftSettings: common),
  ]
  // The other names of the same modules.
  package.targets += ["PlumbDarwin", "PlumbObjectiveC", "PlumbQuartzCore"].map { name in
    .target(
      name: name,
      dependencies: base + [
        "PlumbPublishers", "PlumbCore", "PlumbFoundation", "Combine", "CoreGraphics",
        "UniformTypeIdentifiers", "AppleFoundation",
      ], swiftSettings: common)
  }
  // The toolchain's module of that name, which this one lies over, and with it all functions of `Bundle`.
  for target in package.targets where target.name == "PlumbUI" {
    target.dependencies += ["CoreFoundation"]
  }
  for target in package.targets where (engineTests + ["GoldenTests"]).contains(target.name) {
    target.dependencies += ["SwiftUI", "Combine", "CoreGraphics", "_Testing_CoreGraphics"]
  }
  for target in package.targets where target.name == "PlumbTestingTests" {
    target.dependencies += ["SwiftUI"]
  }
  // The sounds of AppKit.
  for target in package.targets where target.name == "PlumbAppKit" {
    target.dependencies += ["PlumbSound"]
  }
  for target in package.targets where target.name == "PlumbFuzz" {
    target.dependencies += ["SwiftUI", "SamplePrograms"]
  }
  // What the gallery of the poll's program shows, as its authors would write it for Xcode.
  package.targets.append(
    .target(
      name: "GalleryScenes",
      dependencies: engineModules + ["SwiftUI", "CoreGraphics", "PlumbMacros"],
      swiftSettings: common))
  for target in package.targets where target.name == "Tally" {
    target.dependencies += ["SwiftUI", "GalleryScenes"]
  }
  for target in package.targets where ["TallyTests", "GoldenTests"].contains(target.name) {
    target.dependencies += ["GalleryScenes"]
  }
  // The modules that the command checks sources against, so that they are built with it.
  for target in package.targets where target.name == "PlumbCommand" {
    target.dependencies += ["SwiftUI", "Combine", "UniformTypeIdentifiers"]
  }
  // The modules for ported programs, against which the tests of the command check sources.
  for target in package.targets where target.name == "PlumbCommandTests" {
    target.dependencies += [
      "PlumbUIKit", "PlumbAppKit", "PlumbCocoa", "AppleNetworking", "AVFoundation",
      "AudioToolbox", "UserNotifications",
    ]
    target.dependencies += appleModules.map { Target.Dependency(stringLiteral: $0) }
  }
  // The modules that previewed code may import and that are not linked with it.
  for target in package.targets where target.name == "PlumbPreview" {
    target.dependencies += frameworks.map { Target.Dependency(stringLiteral: $0) }
  }
#endif
