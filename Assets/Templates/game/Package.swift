// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Starter",
  dependencies: [.package(name: "plumb-ui", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Starter",
      dependencies: [.product(name: "SwiftUI", package: "plumb-ui")],
      resources: [.process("Assets.xcassets")]),
    .testTarget(
      name: "StarterTests",
      dependencies: ["Starter", .product(name: "PlumbTesting", package: "plumb-ui")],
      exclude: ["Pictures"]),
  ]
)
