// swift-tools-version: 6.2
import PackageDescription

// The arrows between targets point down only: pivot stands on Workbook, Prompt and LineEditing,
// these on Language, Language on Plotting, Motion and Views, all of them on Geometry.
let package = Package(
  name: "pivot",
  products: [.executable(name: "pivot", targets: ["pivot"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .target(name: "Geometry", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Views", dependencies: ["Geometry"]),
    .target(name: "Motion", dependencies: ["Geometry", "Views"]),
    .target(name: "Plotting", dependencies: ["Geometry"]),
    .target(
      name: "CCatalogue", cSettings: [.enableWarning("all"), .treatAllWarnings(as: .error)]),
    .target(
      name: "Language", dependencies: ["Geometry", "Views", "Motion", "Plotting", "CCatalogue"]),
    .target(name: "Prompt", dependencies: ["Geometry", "Views", "Plotting", "Language"]),
    .target(name: "Workbook", dependencies: ["Language", "Prompt"]),
    .target(
      name: "CLibedit",
      cSettings: [.enableWarning("all"), .treatAllWarnings(as: .error)],
      linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "LineEditing", dependencies: ["CLibedit"]),
    .target(
      name: "CLaunch", cSettings: [.enableWarning("all"), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "pivot",
      dependencies: [
        "Language", "Prompt", "Workbook", "LineEditing", "CLaunch",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "bench", dependencies: ["Geometry", "Views", "Plotting", "Workbook"],
      path: "Benchmarks/Bench", swiftSettings: [.defaultIsolation(MainActor.self)]),

    .target(name: "TestSupport", dependencies: ["Geometry"], path: "Tests/TestSupport"),
    .testTarget(
      name: "GeometryTests", dependencies: ["Geometry", "TestSupport"],
      exclude: ["numpy_oracle.py"]),
    .testTarget(name: "ViewsTests", dependencies: ["Geometry", "Views", "TestSupport"]),
    .testTarget(
      name: "MotionTests", dependencies: ["Geometry", "Views", "Motion", "TestSupport"]),
    .testTarget(
      name: "PlottingTests", dependencies: ["Geometry", "Plotting", "TestSupport"],
      exclude: ["Golden", "GoldenSVG"]),
    .testTarget(
      name: "LanguageTests",
      dependencies: ["Geometry", "Views", "Language", "CCatalogue", "TestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "PromptTests",
      dependencies: ["Geometry", "Views", "Plotting", "Language", "Prompt", "TestSupport"]),
    .executableTarget(
      name: "EditingProbe", dependencies: ["LineEditing"], path: "Tests/EditingProbe"),
    .testTarget(
      name: "LineEditingTests", dependencies: ["LineEditing", "EditingProbe", "TestSupport"]),
    .testTarget(
      name: "WorkbookTests", dependencies: ["Language", "Workbook", "TestSupport"],
      exclude: ["Diagnosis", "Faulty"]),
    .testTarget(name: "PivotTests", dependencies: ["pivot", "TestSupport"]),

    .target(
      name: "FuzzTargets",
      dependencies: ["Language", "Prompt", "Workbook", "LineEditing", "CLaunch"],
      path: "Fuzz/Targets"),
    .testTarget(name: "FuzzTests", dependencies: ["FuzzTargets"], path: "Fuzz/Tests"),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzer links only with its runtime, so that nobody but `make fuzz` asks for it.
if Context.environment["PIVOT_FUZZ"] != nil {
  package.targets += [
    .executableTarget(name: "Fuzzer", dependencies: ["FuzzTargets"], path: "Fuzz/Driver"),
    .executableTarget(name: "Replay", dependencies: ["FuzzTargets"], path: "Fuzz/Replay"),
  ]
}

// Regular expressions are in what every file imports, whether it means to or not: 1.2 MB of program.
let withoutRegularExpressions = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-disable-implicit-string-processing-module-import"])
let released = [
  "Geometry", "Views", "Motion", "Plotting", "Language", "Prompt", "Workbook", "LineEditing",
  "pivot",
]

for target in package.targets where released.contains(target.name) {
  target.swiftSettings = [withoutRegularExpressions]
}

// What waits for people is compiled for size: half a megabyte less, and the same times.
let small = SwiftSetting.unsafeFlags(["-Osize"], .when(configuration: .release))

for target in package.targets
where ["Workbook", "Prompt", "LineEditing", "pivot"].contains(target.name) {
  target.swiftSettings?.append(small)
}

for target in package.targets where !["CLibedit", "CLaunch", "CCatalogue"].contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
