internal import Foundation

/// How often the laws are tried: PIVOT_VOLUME times as often as usual, so that a long run is the same tests.
public enum Volume {
  private static let factor =
    ProcessInfo.processInfo.environment["PIVOT_VOLUME"].flatMap(Int.init).map { max($0, 1) }

  /// The number of random cases of a law, usually `usual`; a long run prints it, to be added up.
  public static func cases(_ usual: Int) -> Int {
    guard let factor else { return usual }
    print("cases \(usual * factor)")
    return usual * factor
  }

  /// One seed for each of them.
  public static func seeds(_ usual: Int) -> Range<UInt64> { 0..<UInt64(cases(usual)) }
}
