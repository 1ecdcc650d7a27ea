// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "counter",
  dependencies: [.package(name: "plumb-ui", path: "../plumb-ui")],
  targets: [
    .executableTarget(
      name: "Counter", dependencies: [.product(name: "SwiftUI", package: "plumb-ui")])
  ]
)
