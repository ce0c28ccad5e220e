import Foundation
import TestSupport

/// The built program, run as a process with pipes.
enum Pivot {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  static let path = productsDirectory() + "/pivot"

  /// Runs it with a home of its own; `input` is what a pipe brings.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:],
    folder: String? = nil
  ) throws -> Result {
    try run(arguments, input: input, environment: environment, folder: folder)
  }

  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    folder: String? = nil
  ) throws -> Result {
    let process = Process()
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = plain.merging(environment) { $1 }
    let pipes = [Pipe(), Pipe(), Pipe()]
    process.standardInput = pipes[0]
    process.standardOutput = pipes[1]
    process.standardError = pipes[2]
    try process.run()
    try pipes[0].fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try pipes[0].fileHandleForWriting.close()
    let output = String(
      decoding: pipes[1].fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = String(
      decoding: pipes[2].fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: output, errors: errors)
  }

  /// Runs a line of a shell in which `$PIVOT` is the program.
  static func shell(_ line: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = plain.merging(["PIVOT": path]) { $1 }
    let pipes = [Pipe(), Pipe()]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipes[0]
    process.standardError = pipes[1]
    try process.run()
    let output = String(
      decoding: pipes[0].fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = String(
      decoding: pipes[1].fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: output, errors: errors)
  }

  private static let plain = [
    "HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
    "SWIFT_BACKTRACE": "enable=no",
  ].merging(profile) { $1 }

  /// Where coverage is counted or a sanitizer watches, what the program does counts too.
  static let profile = ProcessInfo.processInfo.environment.filter {
    ["LLVM_PROFILE_FILE", "ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }
}
