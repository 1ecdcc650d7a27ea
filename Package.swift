// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Settings every target of ours is compiled with.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "plumb-ui",
  products: [
    .library(name: "PlumbUI", targets: ["PlumbUI"]),
    .executable(name: "tally", targets: ["Tally"]),
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
    .macro(name: "PlumbMacros", swiftSettings: common),
    .target(
      name: "PlumbUI",
      dependencies: ["CSDL2", "PlumbMacros"],
      swiftSettings: common + [.strictMemorySafety()],
      // ICU, which Foundation brings along: the words of Thai and the plurals of all languages.
      linkerSettings: [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))]
    ),
    .executableTarget(
      name: "Tally",
      dependencies: [
        "PlumbUI",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: common + [.defaultIsolation(MainActor.self)]
    ),
    .target(
      name: "PlumbTesting",
      dependencies: ["PlumbUI"],
      path: "Tests/PlumbTesting",
      swiftSettings: common
    ),
    // The one piece of C: only there a program can put its own malloc before the library's.
    .target(name: "CountedHeap", path: "Tests/CountedHeap"),
    .executableTarget(
      name: "PlumbBench",
      dependencies: ["PlumbUI", "PlumbTesting", "CountedHeap"],
      path: "Tests/PlumbBench",
      swiftSettings: common
    ),
    .testTarget(
      name: "PlumbUITests",
      dependencies: ["PlumbUI", "PlumbTesting", "CountedHeap"],
      // Read by their paths.
      exclude: ["SDL/Fixtures"],
      swiftSettings: common
    ),
    .testTarget(
      name: "TallyTests",
      dependencies: ["Tally", "PlumbUI", "PlumbTesting"],
      swiftSettings: common
    ),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["PlumbUI", "Tally"],
      exclude: ["Pictures"],
      swiftSettings: common
    ),
    .testTarget(
      name: "ArchitectureTests",
      swiftSettings: common
    ),
  ],
  swiftLanguageModes: [.v6]
)

// On Apple's systems the name belongs to Apple's framework.
#if os(Linux)
  package.products.append(.library(name: "SwiftUI", targets: ["SwiftUI"]))
  package.targets.append(
    .target(name: "SwiftUI", dependencies: ["PlumbUI"], swiftSettings: common)
  )
  for target in package.targets where ["PlumbUITests", "GoldenTests"].contains(target.name) {
    target.dependencies.append("SwiftUI")
  }
#endif
