// A chain of a million products of transforms; nanoseconds a product, the best of five.
import Foundation
let transforms = (0..<1_000_000).map { AffineTransform(rotationByRadians: Double($0) * 1e-6) }
var best = Double.infinity
for round in 0..<6 {
  let start = DispatchTime.now().uptimeNanoseconds
  var product = AffineTransform.identity
  for transform in transforms { product.append(transform) }
  let time = Double(DispatchTime.now().uptimeNanoseconds - start)
  if round > 0 { best = min(best, time) }
  FileHandle.standardError.write(Data("\(product.m11)\n".utf8))
}
print(best / Double(transforms.count))
