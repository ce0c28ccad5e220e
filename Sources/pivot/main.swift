#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

signal(SIGPIPE, SIG_IGN)
// A file that may not grow is a failed write like any other.
signal(SIGXFSZ, SIG_IGN)
keepStandardStreams()
exit(withDeepStack(launch))
