// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "dokusho",
  products: [
    .library(name: "Redux", targets: ["Redux"]),
    .executable(name: "dokusho", targets: ["dokusho"]),
  ],
  targets: [
    // C libraries of the system
    .systemLibrary(name: "CSystem"),
    .systemLibrary(name: "CUnistring"),
    .systemLibrary(name: "CPCRE2"),
    .systemLibrary(name: "CYAML"),
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CVterm", path: "Tests/CVterm"),
    .systemLibrary(name: "CExchange", path: "Tests/CExchange"),
    .systemLibrary(name: "CFaults", path: "Tests/CFaults"),
    .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
    .systemLibrary(name: "CMeasuring", path: "Tests/CMeasuring"),

    // The rooms that know nothing of memos
    .target(name: "Redux", swiftSettings: strict),
    .target(
      name: "UnicodeText", dependencies: ["CUnistring"],
      // Vectors without optimization are a hundred times slower, which every test that reads memos would feel.
      swiftSettings: strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .target(name: "Localization", dependencies: ["CSystem"], swiftSettings: strict),
    .target(name: "Files", dependencies: ["CSystem"], swiftSettings: strict),
    .target(name: "MemoFormat", dependencies: ["CYAML"], swiftSettings: strict),
    .target(name: "Drawing", dependencies: ["UnicodeText"], swiftSettings: strict),
    .target(
      name: "Terminal", dependencies: ["Drawing", "CNcurses", "CSystem"], swiftSettings: strict),

    // Memos, and the files they stand in
    .target(name: "Posts", dependencies: ["UnicodeText", "CSystem", "CPCRE2"], swiftSettings: strict),
    .target(
      name: "PostFiles", dependencies: ["Posts", "Files", "MemoFormat", "UnicodeText"],
      swiftSettings: strict),

    // The state and the screens
    .target(
      name: "StateTree", dependencies: ["Redux", "Posts", "UnicodeText", "Localization"],
      swiftSettings: strict),
    .target(
      name: "Screens",
      dependencies: ["StateTree", "Redux", "Posts", "Drawing", "UnicodeText", "Localization"],
      swiftSettings: strict),

    // The program
    .target(
      name: "Subcommands", dependencies: ["Posts", "Localization", "UnicodeText"], swiftSettings: strict),
    .executableTarget(
      name: "dokusho",
      dependencies: [
        "Redux", "CSystem", "UnicodeText", "Localization", "Files", "Drawing", "Terminal", "Posts",
        "PostFiles", "StateTree", "Screens", "Subcommands",
      ],
      swiftSettings: strict),

    // Tests
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    .target(name: "TestClock", path: "Tests/TestClock", swiftSettings: strict),
    .target(
      name: "QueryCases", path: "Tests/Queries", exclude: ["Store", "cases.txt"], swiftSettings: strict),
    .target(name: "BadMemos", path: "Tests/BadMemos", exclude: ["Files"], swiftSettings: strict),
    .testTarget(name: "ReduxTests", dependencies: ["Redux", "TestClock"], swiftSettings: strict),
    .testTarget(
      name: "UnicodeTextTests", dependencies: ["UnicodeText", "CSystem", "SeededRandom"],
      swiftSettings: strict),
    .target(
      name: "FaultyFiles", dependencies: ["Files"], path: "Tests/FaultyFiles", swiftSettings: strict),
    .testTarget(
      name: "FilesTests", dependencies: ["Files", "FaultyFiles", "CSystem"], swiftSettings: strict),
    .testTarget(
      name: "MemoFormatTests", dependencies: ["MemoFormat", "SeededRandom", "BadMemos"],
      swiftSettings: strict),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "UnicodeText", "SeededRandom"], swiftSettings: strict),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization"], swiftSettings: strict),
    .testTarget(
      name: "PostsTests", dependencies: ["Posts", "SeededRandom", "UnicodeText"], swiftSettings: strict),
    .testTarget(
      name: "PostFilesTests",
      dependencies: [
        "PostFiles", "Posts", "Files", "FaultyFiles", "MemoFormat", "StateTree", "Redux", "PostsFake",
        "TestClock", "BadMemos", "SeededRandom", "QueryCases", "UnicodeText",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SubcommandsTests", dependencies: ["Subcommands", "Posts", "UnicodeText"],
      swiftSettings: strict),
    .target(
      name: "PostsFake", dependencies: ["Posts", "StateTree"], path: "Tests/PostsFake",
      swiftSettings: strict),
    .testTarget(
      name: "StateTreeTests",
      dependencies: ["StateTree", "Redux", "Posts", "PostsFake", "TestClock", "SeededRandom"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", "StateTree", "Redux", "Posts", "Drawing", "UnicodeText", "PostsFake", "TestClock",
        "BadMemos", "MemoReading", "SeededRandom",
      ],
      swiftSettings: strict),
    .target(
      name: "TerminalHarness", dependencies: ["CSystem", "CVterm"], path: "Tests/TerminalHarness",
      swiftSettings: strict),
    .testTarget(
      name: "TerminalHarnessTests", dependencies: ["TerminalHarness"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["TerminalHarness", "dokusho", "dying", "faults", "BadMemos", "soak"],
      swiftSettings: strict),
    .executableTarget(
      name: "dying", dependencies: ["Terminal", "Drawing"], path: "Tests/Dying", swiftSettings: strict),
    .target(
      name: "MemoReading",
      dependencies: ["MemoFormat", "PostFiles", "Posts", "UnicodeText", "SeededRandom"],
      path: "Tests/MemoReading", swiftSettings: strict),
    .testTarget(
      name: "MemoReadingTests", dependencies: ["MemoReading", "BadMemos", "SeededRandom"],
      swiftSettings: strict),
    .executableTarget(
      name: "fuzz", dependencies: ["MemoReading", "CFuzzer"], path: "Tests/Fuzz",
      exclude: ["memo.dict"], swiftSettings: strict),
    .executableTarget(
      name: "benchmarks",
      dependencies: ["Redux", "TerminalHarness", "SeededRandom", "CSystem", "CMeasuring"],
      path: "Tests/Benchmarks", swiftSettings: strict),
    .executableTarget(
      name: "soak", dependencies: ["TerminalHarness", "SeededRandom", "CExchange"], path: "Tests/Soak",
      swiftSettings: strict),
    .executableTarget(
      name: "faults", dependencies: ["TerminalHarness", "CFaults"], path: "Tests/Faults",
      swiftSettings: strict),
    .testTarget(
      name: "TerminalTests", dependencies: ["Terminal", "Drawing", "SeededRandom"], swiftSettings: strict),
  ]
)
