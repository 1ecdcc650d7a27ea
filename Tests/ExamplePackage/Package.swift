// swift-tools-version: 6.2
import PackageDescription

// In a package of your own the path leads to a checkout, or a url and a version take its place.
let package = Package(
  name: "tea",
  dependencies: [.package(name: "plumb-ui", path: "../..")],
  targets: [
    .executableTarget(
      name: "Tea", dependencies: [.product(name: "SwiftUI", package: "plumb-ui")]),
    .testTarget(
      name: "TeaTests",
      dependencies: ["Tea", .product(name: "PlumbTesting", package: "plumb-ui")],
      exclude: ["Pictures"]),
  ]
)
