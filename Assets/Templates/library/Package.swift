// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Starter",
  products: [.library(name: "Starter", targets: ["Starter"])],
  dependencies: [.package(name: "plumb-ui", path: "../../..")],
  targets: [
    .target(
      name: "Starter", dependencies: [.product(name: "SwiftUI", package: "plumb-ui")]),
    .executableTarget(
      name: "StarterExample",
      dependencies: ["Starter", .product(name: "SwiftUI", package: "plumb-ui")],
      resources: [.process("Assets.xcassets")]),
    .testTarget(
      name: "StarterTests",
      dependencies: ["Starter", .product(name: "PlumbTesting", package: "plumb-ui")],
      exclude: ["Pictures"]),
  ]
)
