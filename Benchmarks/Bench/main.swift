// make bench: the figures of Pivot beside those of its peers, measured in one run.
//
//   bench EXECUTABLE PEERS-FOLDER [RESULTS-FILE]
//
// ONLY=launch,loop in the environment measures some rows and leaves the results file alone.
import Glibc

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
  print("usage: bench EXECUTABLE PEERS [RESULTS]")
  exit(64)
}

/// The program that is measured.
let executable = arguments[1]
/// Where the programs of the peers are.
let peersFolder = arguments[2]

// Pivot leaves the person's settings and history alone. `env` before it would do so too, but be measured.
for folder in ["XDG_CONFIG_HOME", "XDG_STATE_HOME"] { setenv(folder, scratchFolder, 1) }

let chosen = getenv("ONLY").map { String(cString: $0).split(separator: ",").map(String.init) } ?? []
let standings = contests(chosen).map { contest in
  let standing = hold(contest)
  print(row(standing), terminator: "")
  fflush(nil)
  return standing
}
if chosen.isEmpty, arguments.count > 3 { write(results(standings), to: arguments[3]) }
if kept.isNaN { print("something that was measured came to no number") }
removeScratchFolder()
