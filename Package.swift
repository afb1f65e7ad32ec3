// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "dokusho",
  products: [
    .library(name: "Redux", targets: ["Redux"]),
  ],
  targets: [
    // The rooms that know nothing of memos
    .target(name: "Redux", swiftSettings: strict),

    // Tests
    .target(name: "TestClock", path: "Tests/TestClock", swiftSettings: strict),
    .testTarget(name: "ReduxTests", dependencies: ["Redux", "TestClock"], swiftSettings: strict),
  ]
)
