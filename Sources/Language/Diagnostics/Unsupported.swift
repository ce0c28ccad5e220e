// What Swift and Apple's frameworks have and Pivot has not: how it is said, and what stands for it.

extension Unsupported {
  var words: String {
    switch self {
    case .concurrency: "what waits ('await', 'Task') is not part of Pivot"
    case .classDeclaration: "a class or extension stands at the top level"
    case .transition: "transitions between views cannot be run"
    case .recognizer(let name): "'\(name)' is not simulated"
    case .sizedView(let name): "UIKit itself lays out '\(name)', in ways that Pivot does not know"
    case .computedProperty: "a variable inside a function is computed, but cannot be set"
    case .observer: "observers cannot stand here"
    case .sizedText(let name): "only the fonts of a device know what '\(name)' of a text gives"
    case .chance: "chance would make each run another: there are no random numbers"
    case .factorial: "'!' unwraps an optional in Swift, and a number is none"
    case .constraints: "constraints do not lay out here: Auto Layout is not part of Pivot"
    case .zooming: "scroll views do not zoom here: 'zoomScale' stays 1"
    case .scrolling(let name): "fingers do not scroll here, so nothing is '\(name)'"
    case .union: "a 'union' keeps several values in the same bits, which Pivot has not"
    case .pointerVariable(let name):
      "'*\(name)' is what '\(name)' points to, and only parameters point to something here"
    case .shapedSpline(let name):
      "'\(name)' would bend the cubic curve in ways that Pivot does not know"
    case .splineOfTransforms(let key): "how '\(key)' goes along a cubic curve is not published"
    case .propertyWrapper(let name): "'@\(name)' would put the property into a struct of its own"
    case .resultBuilder: "'@resultBuilder' would make one value of the statements of a closure"
    case .typeParameter(let name): "nothing here says which type '\(name)' is"
    case .quotingMacro(let name): "'\(name)' quotes or joins what it is given, with '#'"
    case .operatorOfNumbers(let sign):
      "'\(sign)' of two numbers is of their bits here, whatever is declared"
    case .bytes(let name): "'\(name)' would change bytes that are no whole values here"
    case .foreign(let text, let library): "'\(text)' is of \(library.words)"
    case .pointer: "'->' reads through a pointer, which Pivot has not"
    case .declaration(let word), .outside(let word): "'\(word)' is not part of Pivot"
    }
  }

  /// What to do instead, in a sentence; nil where nothing is near.
  var note: String? {
    switch self {
    case .classDeclaration: "a struct may stand inside a function"
    case .transition: "animate what changes, such as alpha or transform, with 'UIView.animate'"
    case .recognizer:
      "there are pan, pinch, rotation, tap, long press and swipe recognizers, and classes of your own"
    case .sizedView: "a UIView with the frame that the app shows stands for it"
    case .sizedText: "write the size that the app shows"
    case .chance: "write the number that it shall be, or take it from a list of them"
    case .factorial: "for a product up to 5 write (1...5).reduce(1, *)"
    case .constraints: "give the view the frame that the app shows"
    case .union:
      "write a struct with the one value that is meant, and a function for each conversion"
    case .pointerVariable: "write the variable or the element itself, or give '&x' to a function"
    case .shapedSpline: "leave it out, or put more values along the way"
    case .splineOfTransforms:
      "animate 'transform.rotation.z', 'transform.scale' or 'position' by numbers, or take .linear"
    case .scrolling:
      "set 'contentOffset' to where they would scroll, or add a UIPanGestureRecognizer of your own"
    case .zooming: "set the transform of the view that 'viewForZooming(in:)' gives"
    case .propertyWrapper:
      "write what its 'get' and 'set' do in the property itself, or in 'didSet'"
    case .resultBuilder: "let the closure give a list, '[a, b]', and work that out in a function"
    case .typeParameter(let name):
      "write it where the value is made, as in 'Track<Double>()', or keep a value of type '\(name)'"
    case .operatorOfNumbers: "give it a sign of its own, as in 'infix operator <+>', or a name"
    case .pointer: "a member follows a dot: x.y"
    case .bytes:
      "values of one type are copied, and the first elements of arrays; 'memset' makes zeros"
    case .quotingMacro: "write at its use what stands there in the end"
    case .observer, .computedProperty: "variables of the top level and of classes have them"
    case .concurrency:
      "the clock is virtual: 'DispatchQueue.main.asyncAfter' puts work off, 'advance(1)' lets a second pass"
    case .declaration: nil
    case .foreign(_, let library): library.note
    case .outside(let name):
      Self.instead(of: name)
        ?? "there are views, layers, paths, animations, touches and what they are measured by"
    }
  }

  /// What is here in place of what is not, where that is certain.
  private static func instead(of name: String) -> String? {
    if let known = insteads[name] { return known }
    if isOfVectors(name) {
      return
        "'CGAffineTransform', 'CATransform3D' in the plane and matrices, [1, 2; 3, 4], are here"
    }
    if gesturesOfSwiftUI.contains(name) {
      return
        "within 'gesture(…)' of a view it is passed over; 'UIPanGestureRecognizer' and its like run"
    }
    return nil
  }

  private static let pair = "'CGVector(dx:dy:)' and 'CGPoint(x:y:)' add and scale here"

  private static let insteads = [
    "SIMD2": pair, "simd_float2": pair, "simd_double2": pair, "float2": pair, "double2": pair,
    "isGeometryFlipped": flipped,
    "rotation3DEffect": "that leaves the plane; 'rotationEffect(_:anchor:)' turns in it",
    "GeometryReader": "the offered size is the window's, and 'view.size' that of a SwiftUI view",
    "withAnimation": "SwiftUI's state moves nothing here; 'UIView.animate' moves views",
    "NumberFormatter": format, "NSNumberFormatter": format, "DateComponentsFormatter": format,
    "UIDynamicAnimator": "'CASpringAnimation' and 'UIView.animate' with a damping move views",
    "components":
      "'getRed(_:green:blue:alpha:)' gives red, green, blue and alpha, whatever the colour's space",
    "CAReplicatorLayer": "add a layer for each copy, with the transform that it has",
    "CAValueFunction":
      "animate the part that it makes, 'transform.rotation.z' for .rotateZ, with the same numbers",
    "UIInterpolatingMotionEffect": tilting, "UIMotionEffectGroup": tilting,
    "addMotionEffect": tilting, "motionEffects": tilting,
    "UIEvent":
      "an event holds nothing that is asked for here: write nil, as in 'hitTest(p, with: nil)'",
    "observe":
      "nothing is told of changes from outside: 'didSet' is, and 'addCompletion(_:)' of an animator",
    "CATransformLayer": "layers lie in a plane here: a CALayer holds the others as well",
    "boundingBoxOfClipPath":
      "nothing is drawn, so nothing is cut off: 'intersection(_:)' gives what two rects share",
    "traitCollection": traits, "UITraitCollection": traits,
    "trackRect": slider, "thumbRect": slider,
    "IndexPath": "write the number of the item alone",
    "addAction": "'addTarget(_:action:for:)' says what a control does",
    "snapshotView": "nothing is drawn as pixels: a UIView with the same frame stands for it",
    "dictionaryRepresentation": "'NSCoder.string(for:)' and 'NSStringFromCGRect' write it as text",
    "copy(strokingWithWidth:…)":
      "a point lies on a line where it is at most half its width away from its path",
    "format:": "write '\\(x)', or '\\(x, specifier: \"%.2f\")' in SwiftUI's texts",
    "strokedPath":
      "a point lies on a line where it is at most half its width away from its path",
    "trimmedPath": "'strokeStart' and 'strokeEnd' of a CAShapeLayer are kept",
    "copy(dashingWithPhase:…)": "'lineDashPattern' of a CAShapeLayer is kept",
    "sizeof":
      "the sizes of types are known, and of variables of C and their elements; elsewhere write the number",
    "localizedDescription":
      "print the error itself, or let its type be a LocalizedError with an 'errorDescription'",
    "Mirror": "'print' writes a value with its properties",
    "hashValue": "in Swift it is another number in each run: compare the values with '=='",
    "isKnownUniquelyReferenced":
      "references are not counted here: a copy each time gives the same values",
    "NSView":
      "'UIView' is here, whose y grows downwards; that of an NSView grows upwards unless it 'isFlipped'",
    "NSColor": "'UIColor' is here",
    "NSBezierPath": "'UIBezierPath' is here, with 'addLine(to:)' for 'line(to:)'",
    "AffineTransform": affine, "NSAffineTransform": affine,
    "CGContextGetPathBoundingBox": "'CGPathGetPathBoundingBox' reads a path",
  ]

  private static let flipped =
    "'sublayerTransform = CATransform3DMakeScale(1, -1, 1)' turns what is in it round about its middle"
  private static let format = "'String(format: \"%.2f\", x)' writes a number with so many digits"
  private static let tilting =
    "nothing tilts the device here: add the way that it would give to 'center' or 'transform'"
  private static let traits = "there is one screen here, light, of one pixel to a point"
  private static let slider = "only UIKit knows where it draws a slider's track and thumb"
  private static let affine =
    "'CGAffineTransform' is here: 't = t.translatedBy(x: 1, y: 2)' for 't.translate(x: 1, y: 2)'"

  private static let gesturesOfSwiftUI = [
    "DragGesture", "MagnificationGesture", "MagnifyGesture", "RotationGesture", "RotateGesture",
    "TapGesture", "SpatialTapGesture", "LongPressGesture",
  ]

  /// Whether a name is of the libraries of small vectors and matrices, simd and GLKit.
  private static func isOfVectors(_ name: String) -> Bool {
    [
      "simd_", "GLKMatrix", "GLKVector", "GLKQuaternion", "GLKMath", "matrix_identity_",
      "matrix_float",
    ]
    .contains { name.hasPrefix($0) }
      || ["float2x2", "float3x3", "float4x4", "double2x2", "double3x3", "double4x4"].contains(name)
  }

  /// What gives another value each time.
  private static let chances = [
    "arc4random", "arc4random_uniform", "drand48", "random", "rand", "randomElement", "shuffled",
    "shuffle",
  ]

  /// What asks a text how large it is drawn.
  private static let sizesOfTexts = [
    "size", "boundingRect", "sizeWithAttributes", "sizeWithFont", "boundingRectWithSize",
  ]

  /// `copy(strokingWithWidth:lineCap:lineJoin:miterLimit:)` of a path, whose outline Apple does not describe.
  init?(copyOfPath label: String) {
    guard Self.insteads["copy(\(label):…)"] != nil else { return nil }
    self = .outside("copy(\(label):…)")
  }

  /// A member of a text that Apple has and Pivot cannot have.
  init?(memberOfText name: String) {
    guard Self.sizesOfTexts.contains(name) else { return nil }
    self = .sizedText(name)
  }

  /// Types of code that stands around geometry in apps: storage, networks, storyboards, tables, devices, scenes.
  private static let outsiders = [
    "Data", "NSData", "URL", "URLSession", "URLRequest", "NSURL", "NSURLSession", "Bundle",
    "NSBundle", "FileManager",
    "NSFileManager", "UserDefaults", "NSUserDefaults", "JSONDecoder", "JSONEncoder", "UIStoryboard",
    "UINib", "UITableView", "UITableViewController", "UICollectionView",
    "UICollectionViewController",
    "UICollectionViewFlowLayout", "UIDevice", "UIAlertController", "UIPasteboard",
    "AVPlayer", "AVAudioPlayer", "AVCaptureSession", "CIImage", "CIContext", "CIFilter",
    "WKWebView",
    "MKMapView", "CLLocationManager", "CMMotionManager", "NSManagedObject", "SKScene",
    "SKSpriteNode",
    "SCNNode", "SCNView", "ARSCNView",
    "UICollectionViewLayoutAttributes", "NSNotificationCenter", "Measurement", "SIMD2", "SIMD3",
    "SIMD4",
    "CGContextGetClipBoundingBox", "Calendar", "Date", "NSDate",
    "NSCalendar", "DateFormatter", "NSDateFormatter", "UUID", "NSUUID", "UndoManager",
    "NSMutableAttributedString",
    "OperationQueue", "NSError", "NSCache", "CAEmitterLayer", "CAEmitterCell", "CATiledLayer",
    "UIBarButtonItem", "AVAsset", "AVAssetTrack",
    "UIImagePickerController", "MemoryLayout", "sizeof", "UnsafePointer", "UnsafeMutablePointer",
    "UnsafeRawPointer", "PassthroughSubject", "CurrentValueSubject", "ZStack", "VStack", "HStack",
    "ForEach", "Slider", "strokedPath", "trimmedPath",
  ]

  private static let sizedViews = [
    "UISwitch", "UIStackView", "UIStepper", "UISegmentedControl",
    "UIActivityIndicatorView", "UIRefreshControl",
  ]

  private static let partsOfLayout = [
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor",
    "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor",
    "lastBaselineAnchor", "constraints", "layoutMarginsGuide", "readableContentGuide",
    "keyboardLayoutGuide", "systemLayoutSizeFitting", "updateConstraints",
    "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "setContentHuggingPriority",
    "setContentCompressionResistancePriority", "contentHuggingPriority", "alignmentRectInsets",
    "contentLayoutGuide", "frameLayoutGuide",
  ]

  /// What Apple's name stands for, where Pivot has not the like.
  init?(appleName name: String) {
    if name.hasSuffix("GestureRecognizer") {
      self = .recognizer(name)
    } else if name.hasPrefix("transition") || name == "CATransition" {
      self = .transition
    } else if Self.chances.contains(name) {
      self = .chance
    } else if Self.partsOfLayout.contains(name) || name.hasPrefix("NSLayoutConstraint")
      || name.hasPrefix("addConstraint")
    {
      self = .constraints
    } else if Self.sizedViews.contains(name) {
      self = .sizedView(name)
    } else if Self.outsiders.contains(name) || Self.instead(of: name) != nil
      || name.hasPrefix("$")
    {
      self = .outside(name)
    } else {
      return nil
    }
  }
}
