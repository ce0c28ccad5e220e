extension Mistake {
  /// The stable code, such as "P0701".
  var code: String {
    switch self {
    case .degreesAsRadians: "P0701"
    case .angleInRadians: "P0702"
    case .frameRead, .frameWhileTurned: "P0703"
    case .frameSet: "P0704"
    case .anchorJump, .anchorInPoints, .anchorAlone: "P0705"
    case .singularInverse: "P0706"
    case .transformReplaced: "P0707"
    case .ownPoint, .searchedOwnPoint, .countsTwice: "P0708"
    case .pointImage: "P0709"
    case .hidesMaker: "P0711"
    case .wholeDivision: "P0712"
    case .fractionOfPi: "P0713"
    case .shear: "P0714"
    case .scaleComponent, .unsafeComponent(.scale, _, _): "P0715"
    case .mixedAxes, .unsafeComponent(.length, _, _): "P0716"
    case .angleComponents, .unsafeComponent(.turn, _, _): "P0717"
    case .dividedByComponent, .unsafeComponent(.divisor, _, _): "P0718"
    case .boxOfBox: "P0719"
    case .ownAxes: "P0720"
    case .cornerOffset, .cornerLocation: "P0721"
    case .cumulativeGesture: "P0722"
    case .ownTranslation: "P0723"
    case .fullTurn: "P0724"
    case .gestureRestarts: "P0725"
    case .oppositeCenter: "P0726"
    case .powerOfWhole: "P0733"
    case .copied: "P0734"
    case .neverEnds, .stillHeld: "P0743"
    case .signBehindEquals: "P0766"
    case .nameOfApp: "P0767"
    case .neverDrawn: "P0775"
    case .withoutSign: "P0768"
    case .resized: "P0735"
    case .collapsedParts: "P0736"
    case .columnMatrix: "P0776"
    case .untouched: "P0740"
    case .unrecognized: "P0741"
    case .unscrolled: "P0761"
    case .moving(let mistake): mistake.code
    }
  }
}

extension MovingMistake {
  /// The stable code, such as "P0710".
  var code: String {
    switch self {
    case .halfTurn: "P0710"
    case .inheritedDuration: "P0727"
    case .endlessAnimation: "P0728"
    case .endlessChain: "P0729"
    case .removedView: "P0730"
    case .jumps: "P0731"
    case .completionLeftOut: "P0732"
    case .pathWithoutTurning: "P0742"
    case .unseenLook: "P0744"
    case .straightTransform: "P0762"
    case .blocksTouches: "P0769"
    case .scrubsRunning: "P0774"
    }
  }
}
