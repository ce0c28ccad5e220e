// 10 million points times a transform, in place; nanoseconds a point, the best of three.
import Foundation
var points = (0..<10_000_000).map { NSPoint(x: Double($0 % 1000), y: Double($0 % 777)) }
let turn = AffineTransform(rotationByRadians: 0.001)
var best = Double.infinity
for round in 0..<4 {
  let start = DispatchTime.now().uptimeNanoseconds
  for index in points.indices { points[index] = turn.transform(points[index]) }
  let time = Double(DispatchTime.now().uptimeNanoseconds - start)
  if round > 0 { best = min(best, time) }
}
print(best / Double(points.count))
FileHandle.standardError.write(Data("\(points[12345].x)\n".utf8))
