/// What Swift's `#if` asks the compiler: Pivot plays an app for iOS that Xcode runs in a simulator.
enum PlatformCondition {
  /// Whether `question(argument)` holds; nil where Swift has no such question.
  static func holds(_ question: String, _ argument: String) -> Bool? {
    switch question {
    case "os": argument == "iOS"
    case "arch": argument == "arm64"
    case "targetEnvironment": argument == "simulator"
    case "canImport": modules.contains(String(argument.prefix { $0 != "," && $0 != "." }))
    // What an app of Swift 5 is compiled as, by a compiler that came with iOS 18.
    case "swift": compares([5, 10], argument)
    case "compiler": compares([6, 1], argument)
    case "hasAttribute": true
    case "hasFeature": false
    case "_endian": argument == "little"
    case "_pointerBitWidth": argument == "_64"
    case "_runtime": argument == "_ObjC"
    default: nil
    }
  }

  /// Whether a version is as wanted, `>=5.9` or `<6`; nil where no version is written.
  private static func compares(_ version: [Int], _ wanted: String) -> Bool? {
    let asksForLess = wanted.hasPrefix("<")
    guard asksForLess || wanted.hasPrefix(">=") else { return nil }
    let parts = wanted.dropFirst(asksForLess ? 1 : 2).split(separator: ".").map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    return version.lexicographicallyPrecedes(parts.compactMap { $0 }) == asksForLess
  }

  /// Of the modules that come with Xcode, those that code for iOS may import.
  private static let modules: Set = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AudioToolbox", "CFNetwork",
    "Charts", "Combine", "CoreAudio", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion", "CoreText", "CoreVideo",
    "CryptoKit", "Darwin", "Dispatch", "Foundation", "GameController", "GameplayKit", "ImageIO",
    "LinkPresentation", "MapKit", "MessageUI", "Metal", "MetalKit", "MetalPerformanceShaders",
    "ModelIO", "MobileCoreServices", "Network", "NaturalLanguage", "OSLog", "ObjectiveC",
    "Observation", "OpenGLES", "GLKit", "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuartzCore",
    "QuickLook", "RealityKit", "RegexBuilder", "SafariServices", "SceneKit", "Security", "Spatial",
    "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Testing", "TipKit", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit", "WebKit", "WidgetKit",
    "XCTest", "_Concurrency", "os", "simd",
  ]
}
