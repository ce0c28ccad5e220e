extension Library {
  /// Which way up devices and interfaces are, and pictures in files and cameras.
  ///
  /// Raw values: Apple's headers UIDevice.h, UIApplication.h, CGImageProperties.h and AVCaptureSession.h.
  static let orientations = Library(
    name: "UIDeviceOrientation",
    names: [
      "UIDeviceOrientation", "UIInterfaceOrientation", "CGImagePropertyOrientation",
      "AVCaptureVideoOrientation", "UIDeviceOrientationUnknown", "UIDeviceOrientationPortrait",
      "UIDeviceOrientationPortraitUpsideDown", "UIDeviceOrientationLandscapeLeft",
      "UIDeviceOrientationLandscapeRight", "UIDeviceOrientationFaceUp",
      "UIDeviceOrientationFaceDown", "UIInterfaceOrientationUnknown",
      "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
      "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      "kCGImagePropertyOrientationUp", "kCGImagePropertyOrientationUpMirrored",
      "kCGImagePropertyOrientationDown", "kCGImagePropertyOrientationDownMirrored",
      "kCGImagePropertyOrientationLeftMirrored", "kCGImagePropertyOrientationRight",
      "kCGImagePropertyOrientationRightMirrored", "kCGImagePropertyOrientationLeft",
      "AVCaptureVideoOrientationPortrait", "AVCaptureVideoOrientationPortraitUpsideDown",
      "AVCaptureVideoOrientationLandscapeRight", "AVCaptureVideoOrientationLandscapeLeft",
      "UIInterfaceOrientationMaskPortrait", "UIInterfaceOrientationMaskPortraitUpsideDown",
      "UIInterfaceOrientationMaskLandscapeLeft", "UIInterfaceOrientationMaskLandscapeRight",
      "UIInterfaceOrientationMaskLandscape", "UIInterfaceOrientationMaskAll",
      "UIInterfaceOrientationMaskAllButUpsideDown",
    ],
    mark: "UIDeviceOrientation",
    source: """
      enum UIDeviceOrientation: Int {
        case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
        var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
        var isFlat: Bool { self == .faceUp || self == .faceDown }
        var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
      }
      enum UIInterfaceOrientation: Int {
        case unknown, portrait, portraitUpsideDown, landscapeLeft = 4, landscapeRight = 3
        var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
        var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
      }
      enum CGImagePropertyOrientation: Int {
        case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
      }
      enum AVCaptureVideoOrientation: Int {
        case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
      }
      let UIInterfaceOrientationMaskPortrait = 2
      let UIInterfaceOrientationMaskPortraitUpsideDown = 4
      let UIInterfaceOrientationMaskLandscapeRight = 8
      let UIInterfaceOrientationMaskLandscapeLeft = 16
      let UIInterfaceOrientationMaskLandscape = 24
      let UIInterfaceOrientationMaskAllButUpsideDown = 26
      let UIInterfaceOrientationMaskAll = 30
      func UIInterfaceOrientationIsPortrait(_ o: UIInterfaceOrientation) -> Bool { o.isPortrait }
      func UIInterfaceOrientationIsLandscape(_ o: UIInterfaceOrientation) -> Bool { o.isLandscape }
      func UIDeviceOrientationIsPortrait(_ o: UIDeviceOrientation) -> Bool { o.isPortrait }
      func UIDeviceOrientationIsLandscape(_ o: UIDeviceOrientation) -> Bool { o.isLandscape }
      let UIDeviceOrientationUnknown = UIDeviceOrientation.unknown
      let UIDeviceOrientationPortrait = UIDeviceOrientation.portrait
      let UIDeviceOrientationPortraitUpsideDown = UIDeviceOrientation.portraitUpsideDown
      let UIDeviceOrientationLandscapeLeft = UIDeviceOrientation.landscapeLeft
      let UIDeviceOrientationLandscapeRight = UIDeviceOrientation.landscapeRight
      let UIDeviceOrientationFaceUp = UIDeviceOrientation.faceUp
      let UIDeviceOrientationFaceDown = UIDeviceOrientation.faceDown
      let UIInterfaceOrientationUnknown = UIInterfaceOrientation.unknown
      let UIInterfaceOrientationPortrait = UIInterfaceOrientation.portrait
      let UIInterfaceOrientationPortraitUpsideDown = UIInterfaceOrientation.portraitUpsideDown
      let UIInterfaceOrientationLandscapeLeft = UIInterfaceOrientation.landscapeLeft
      let UIInterfaceOrientationLandscapeRight = UIInterfaceOrientation.landscapeRight
      let kCGImagePropertyOrientationUp = CGImagePropertyOrientation.up
      let kCGImagePropertyOrientationUpMirrored = CGImagePropertyOrientation.upMirrored
      let kCGImagePropertyOrientationDown = CGImagePropertyOrientation.down
      let kCGImagePropertyOrientationDownMirrored = CGImagePropertyOrientation.downMirrored
      let kCGImagePropertyOrientationLeftMirrored = CGImagePropertyOrientation.leftMirrored
      let kCGImagePropertyOrientationRight = CGImagePropertyOrientation.right
      let kCGImagePropertyOrientationRightMirrored = CGImagePropertyOrientation.rightMirrored
      let kCGImagePropertyOrientationLeft = CGImagePropertyOrientation.left
      let AVCaptureVideoOrientationPortrait = AVCaptureVideoOrientation.portrait
      let AVCaptureVideoOrientationPortraitUpsideDown = AVCaptureVideoOrientation.portraitUpsideDown
      let AVCaptureVideoOrientationLandscapeRight = AVCaptureVideoOrientation.landscapeRight
      let AVCaptureVideoOrientationLandscapeLeft = AVCaptureVideoOrientation.landscapeLeft
      """)

  /// Which way up a `UIImage` is; the class is one of those that are drawn into.
  ///
  /// Raw values: Apple's header UIImage.h.
  static let imageOrientations = Library(
    name: "UIImage.Orientation",
    names: ofImages,
    mark: "UIImageOrientation",
    nested: ["UIImage.Orientation"],
    source: """
      extension UIImage {
        enum Orientation: Int {
          case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
        }
        var imageOrientation: Orientation { .up }
      }
      typealias UIImageOrientation = UIImage.Orientation
      let UIImageOrientationUp = UIImage.Orientation.up
      let UIImageOrientationDown = UIImage.Orientation.down
      let UIImageOrientationLeft = UIImage.Orientation.left
      let UIImageOrientationRight = UIImage.Orientation.right
      let UIImageOrientationUpMirrored = UIImage.Orientation.upMirrored
      let UIImageOrientationDownMirrored = UIImage.Orientation.downMirrored
      let UIImageOrientationLeftMirrored = UIImage.Orientation.leftMirrored
      let UIImageOrientationRightMirrored = UIImage.Orientation.rightMirrored
      """)

  /// What asks for the orientations of images, and so for `UIImage`; `UIImage` itself is a name of the catalogue.
  static let ofImages: [StaticString] = [
    "Orientation", "imageOrientation",
    "UIImageOrientation", "UIImageOrientationUp", "UIImageOrientationDown",
    "UIImageOrientationLeft", "UIImageOrientationRight", "UIImageOrientationUpMirrored",
    "UIImageOrientationDownMirrored", "UIImageOrientationLeftMirrored",
    "UIImageOrientationRightMirrored",
  ]
}
