import Glibc

/// What a user waits for who asks one thing.
let launchContests = [
  Contest(
    id: "launch", figure: "`pivot -e 'T(1,2)*R(0.3)'`, whole process", unit: .milliseconds,
    goals: [.times(1.2, of: "lua5.4"), .times(1, of: "bc")], rounds: 31,
    ours: launching("Pivot", pivotOnce),
    peers: [launching("C, static", hello)] + oneLiners.map { launching($0, $1) }),
  Contest(
    id: "memory", figure: "its peak memory", unit: .megabytes, goals: [.atMost(8e6)], rounds: 5,
    ours: Contestant(name: "Pivot") { peak(pivotOnce) },
    peers: oneLiners.map { name, command in Contestant(name: name) { peak(command) } }),
  Contest(
    id: "size", figure: "the executable, stripped", unit: .megabytes, goals: [.atMost(20e6)],
    rounds: 1, ours: Contestant(name: "Pivot") { size(of: executable) }),
]

private let pivotOnce = [executable, "-e", "T(1,2)*R(0.3)"]

/// The same work where the language has no matrices: turn the six numbers, or one sum where even that is long.
private let oneLiners = [
  ("luajit", ["luajit", "-e", luaProduct]),
  ("lua5.4", ["lua5.4", "-e", luaProduct]),
  ("bc", ["sh", "-c", "echo 'c(0.3); s(0.3); 1*c(0.3)-2*s(0.3); 1*s(0.3)+2*c(0.3)' | bc -l"]),
  ("python3", ["python3", "-c", pythonProduct]),
  (
    "gnuplot",
    ["gnuplot", "-e", "print cos(0.3), sin(0.3), cos(0.3)-2*sin(0.3), sin(0.3)+2*cos(0.3)"]
  ),
  ("node", ["node", "-e", "c=Math.cos(.3);s=Math.sin(.3);console.log(c,s,-s,c,c-2*s,s+2*c)"]),
  ("qalc", ["qalc", "[1, 0; 1, 2] * [cos(0.3), sin(0.3); -sin(0.3), cos(0.3)]"]),
  (
    "octave",
    [
      "octave-cli", "-qf", "--eval",
      "[1 0 0;0 1 0;1 2 1]*[cos(.3) sin(.3) 0;-sin(.3) cos(.3) 0;0 0 1]",
    ]
  ),
]
private let luaProduct = "local c,s=math.cos(.3),math.sin(.3) print(c,s,-s,c,c-2*s,s+2*c)"
private let pythonProduct =
  "from math import *; c,s=cos(.3),sin(.3); print(c,s,-s,c,c-2*s,s+2*c)"

/// The limit: a C program, linked statically, that prints one line.
let hello = [compiled("hello.c", ["cc", "-O2", "-static"])]

private func launching(_ name: String, _ command: @autoclosure @escaping () -> [String])
  -> Contestant
{
  Contestant(name: name) { run(command()).map(\.wall) }
}

/// Peak memory in bytes, as GNU time tells it: a child that this program starts itself inherits its peak.
private func peak(_ command: [String]) -> Double? {
  let note = scratch("peak")
  guard run(["/usr/bin/time", "-f", "%M", "-o", note] + command) != nil else { return nil }
  return Double(read(note).prefix { !$0.isNewline }).map { $0 * 1024 }
}

/// Builds a peer with a compiler; the path of what it made, which does not exist when that failed.
func compiled(_ source: String, _ compiler: [String]) -> String {
  let program = scratch(source + ".out")
  _ = run(compiler + [peersFolder + "/" + source, "-o", program, "-lm"])
  return program
}

private func size(of path: String) -> Double? {
  var status = stat()
  return stat(path, &status) == 0 ? Double(status.st_size) : nil
}
