#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The power of ten at or below a positive number: 0 for 1 … 9, -1 for 0.5.
func decade(of x: Double) -> Int { Int(log10(x).rounded(.down)) }

/// `number` · 10^`tens`, rounded once.
///
/// Dividing by a whole power keeps 3 × 0.1 the double nearest 0.3.
func decimal(_ number: Double, tens: Int) -> Double {
  tens < 0 ? number / pow(10, Double(-tens)) : number * pow(10, Double(tens))
}
