// swift-tools-version: 6.2

import PackageDescription

/// Settings that every target of ours is built with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A library target: one layer of the graph drawn in Sources/README.md.
func library(_ name: String, _ dependencies: String...) -> Target {
  .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

/// One of the programs.
func command(_ name: String, _ dependencies: String...) -> Target {
  .executableTarget(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

/// The tests of the target of the same name.
func tests(_ name: String, _ dependencies: String..., excluding folders: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: ([name, "EnsTestSupport"] + dependencies).map { .byName(name: $0) },
    exclude: folders, swiftSettings: strict)
}

/// A C library found with pkg-config, as Debian packages it.
func system(_ name: String, _ pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "ens",
  products: [
    .library(name: "EnsCore", targets: ["EnsDomain", "EnsWire", "EnsResolve", "EnsSource"])
  ],
  targets: [
    // Ground and pure layers.
    library("EnsDomain"),
    library("EnsWire", "EnsDomain"),
    library("EnsResolve", "EnsDomain"),
    library("EnsAudio", "EnsDomain"),
    library("EnsTags"),
    library("EnsSource", "EnsDomain", "EnsWire"),
    library("EnsHTTP", "EnsDomain"),

    // Owners of C libraries, each the only importer of its own.
    system("CSQLite", "sqlite3", apt: "libsqlite3-dev"),
    system("CMpg123", "libmpg123", apt: "libmpg123-dev"),
    system("COut123", "libout123", apt: "libmpg123-dev"),
    system("CSyn123", "libsyn123", apt: "libmpg123-dev"),
    system("CSndfile", "sndfile", apt: "libsndfile1-dev"),
    system("CCurl", "libcurl", apt: "libcurl4-openssl-dev"),
    library("EnsPOSIX"),
    library("EnsCurl", "EnsHTTP", "EnsDomain", "EnsPOSIX", "CCurl"),
    library("EnsSQLite", "CSQLite"),
    library("EnsDecode", "EnsAudio", "EnsPOSIX", "CMpg123", "CSndfile"),
    library("EnsSound", "EnsAudio", "COut123"),
    library("EnsSignal", "EnsAudio", "CSyn123"),

    // Adapters.
    library("EnsCatalog", "EnsDomain", "EnsWire", "EnsResolve", "EnsSQLite", "EnsPOSIX"),
    library("EnsLedger", "EnsDomain", "EnsWire", "EnsPOSIX", "EnsSQLite"),
    library("EnsCLI", "EnsDomain", "EnsPOSIX", "EnsWire"),
    library("EnsConfig", "EnsDomain", "EnsPOSIX", "EnsWire"),

    // Sources.
    library("EnsLocalFiles", "EnsDomain", "EnsWire", "EnsSource", "EnsTags", "EnsAudio", "EnsDecode", "EnsPOSIX"),
    library("EnsSourceList", "EnsSource", "EnsConfig", "EnsPOSIX", "EnsLocalFiles"),

    // What a command does when it is more than glue.
    library("EnsQueue", "EnsDomain", "EnsWire"),
    library("EnsPlayer", "EnsDomain", "EnsWire", "EnsAudio", "EnsDecode", "EnsSound", "EnsSignal", "EnsPOSIX"),
    library("EnsMirror", "EnsDomain", "EnsWire", "EnsPOSIX"),
    library(
      "EnsFixtures", "EnsDomain", "EnsWire", "EnsAudio", "EnsDecode", "EnsSignal", "EnsPOSIX"),

    // Commands.
    command(
      "ens-fetch", "EnsCLI", "EnsWire", "EnsDomain", "EnsPOSIX", "EnsConfig", "EnsSource", "EnsSourceList"),
    command("ens-index", "EnsCLI", "EnsWire", "EnsPOSIX", "EnsConfig", "EnsCatalog", "EnsSQLite"),
    command("ens-resolve", "EnsCLI", "EnsWire", "EnsDomain", "EnsPOSIX", "EnsConfig", "EnsCatalog", "EnsResolve"),
    command("ens-queue", "EnsCLI", "EnsWire", "EnsDomain", "EnsPOSIX", "EnsQueue"),
    command("ens-download", "EnsCLI", "EnsWire", "EnsDomain", "EnsPOSIX", "EnsConfig", "EnsMirror"),
    command("ens-play", "EnsCLI", "EnsWire", "EnsDomain", "EnsPOSIX", "EnsConfig", "EnsAudio", "EnsPlayer"),
    command("ens-scrobble", "EnsCLI", "EnsWire", "EnsDomain", "EnsPOSIX", "EnsConfig", "EnsLedger"),
    command("ens-fixture", "EnsCLI", "EnsWire", "EnsPOSIX", "EnsFixtures"),
    command("ens-pages", "EnsCLI", "EnsWire"),

    // Tests.
    .target(
      name: "EnsTestSupport", dependencies: ["EnsHTTP", "EnsPOSIX"], path: "Tests/EnsTestSupport",
      swiftSettings: strict),
    tests("EnsDomain"),
    tests("EnsWire", "EnsDomain", "EnsPOSIX", excluding: ["Lines"]),
    tests("EnsResolve", "EnsDomain"),
    tests("EnsAudio", "EnsDomain"),
    tests("EnsTags", "EnsDomain"),
    tests("EnsSource", "EnsDomain", "EnsWire"),
    tests("EnsHTTP", "EnsDomain", "EnsPOSIX"),
    tests("EnsPOSIX"),
    tests("EnsSQLite"),
    .testTarget(
      name: "EnsCurlTests", dependencies: ["EnsCurl", "EnsHTTP", "EnsDomain", "EnsPOSIX", "EnsTestSupport"],
      exclude: ["Servers"], swiftSettings: strict),
    tests("EnsDecode", "EnsAudio", "EnsDomain", "EnsPOSIX"),
    tests("EnsSound", "EnsAudio", "EnsDomain"),
    tests("EnsSignal", "EnsAudio", "EnsDomain"),
    tests("EnsCatalog", "EnsDomain", "EnsWire", "EnsResolve", "EnsSQLite", "EnsPOSIX"),
    tests("EnsLedger", "EnsDomain", "EnsWire", "EnsPOSIX", "EnsSQLite"),
    tests("EnsCLI", "EnsDomain", "EnsPOSIX", "EnsWire"),
    tests("EnsConfig", "EnsDomain", "EnsPOSIX", "EnsWire"),
    tests("EnsLocalFiles", "EnsDomain", "EnsWire", "EnsSource", "EnsTags", "EnsAudio", "EnsPOSIX"),
    tests("EnsQueue", "EnsDomain", "EnsWire"),
    tests("EnsPlayer", "EnsDomain", "EnsWire", "EnsAudio", "EnsDecode", "EnsPOSIX"),
    tests("EnsMirror", "EnsDomain", "EnsWire", "EnsPOSIX"),
    tests("EnsFixtures", "EnsDomain", "EnsWire", "EnsTags", "EnsAudio", "EnsDecode", "EnsPOSIX"),
    .testTarget(
      name: "CommandTests", dependencies: ["EnsTestSupport", "EnsPOSIX", "EnsWire", "EnsDomain"],
      exclude: ["Cases"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
