#if os(Linux)
// Calls of Linux that Swift's Glibc module leaves out: those with a variable number of arguments, and
// those that a plain C program does not see. All of them take whole words.

/// Leaves what the flags name: the network, the users.
@_silgen_name("unshare")
func leaveNamespaces(_ flags: Int32) -> Int32

let networkNamespace: Int32 = 0x4000_0000
let userNamespace: Int32 = 0x1000_0000

/// Sets what the kernel knows of this process.
@_silgen_name("prctl")
func controlProcess(
  _ option: Int32, _ first: UInt, _ second: UInt, _ third: UInt, _ fourth: UInt
) -> Int32

let signalAtParentsDeath: Int32 = 1
let noNewPrivileges: Int32 = 38

/// Gives a file another name; with 1 as the last word not one that something has already.
@_silgen_name("renameat2")
func renameFile(
  _ folder: Int32, _ path: UnsafePointer<CChar>, _ newFolder: Int32,
  _ newPath: UnsafePointer<CChar>, _ flags: UInt32
) -> Int32

/// Any call, by its number; ENOSYS where the kernel does not know it.
@_silgen_name("syscall")
func systemCall(_ number: Int, _ first: UInt, _ second: UInt, _ third: UInt) -> Int

/// The number of `close_range`, which is the same on all machines.
let closeRangeNumber = 436
#endif
