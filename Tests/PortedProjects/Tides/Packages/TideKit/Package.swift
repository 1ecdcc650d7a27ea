// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "TideKit",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "TideKit", targets: ["TideKit"])
  ],
  targets: [
    .target(name: "TideKit"),
    .testTarget(name: "TideKitTests", dependencies: ["TideKit"]),
  ]
)
