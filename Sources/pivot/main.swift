#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

signal(SIGPIPE, SIG_IGN)
growStack()
exit(launch(Array(CommandLine.arguments.dropFirst())))
