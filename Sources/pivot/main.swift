#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

signal(SIGPIPE, SIG_IGN)
growStack()
exit(launch(Array(CommandLine.arguments.dropFirst())))

/// The plain forms run at once; everything else goes through the argument parser.
private func launch(_ arguments: [String]) -> Int32 {
  guard let options = quickOptions(arguments) else { return 64 }
  return ProgramRun(options).run()
}
