// What the argument parser asks of libraries that the released program leaves out. Each of them would come along
// as a whole, since the linker keeps everything that a library of Swift offers: 4.5 MB of FoundationEssentials
// to write JSON for an option of the parser that it calls experimental, and 0.7 MB to wait in commands that
// are asynchronous, of which there are none.
//
// They are weak: where a library comes along all the same, its own are taken.
#if defined(PIVOT_STATIC)
#include <stdlib.h>
#include <unistd.h>

// The parser asks for JSON only when it has read this option.
static _Noreturn void refuse(void) {
  static const char message[] = "Error: Unknown option '--experimental-dump-help'\n";
  _exit(write(STDERR_FILENO, message, sizeof message - 1) < 0 ? 74 : 64);
}

#define LEFT_OUT(name, symbol, reaction)                                                                             \
  __attribute__((weak)) void name(void) __asm__(symbol);                                                             \
  void name(void) { reaction(); }

LEFT_OUT(encoder_type, "$s20FoundationEssentials11JSONEncoderCMa", refuse)
LEFT_OUT(encoder_begin, "$s20FoundationEssentials11JSONEncoderCACycfc", refuse)
LEFT_OUT(encoder_sorted, "$s20FoundationEssentials11JSONEncoderC16OutputFormattingV10sortedKeysAEvau", refuse)
LEFT_OUT(encoder_pretty, "$s20FoundationEssentials11JSONEncoderC16OutputFormattingV13prettyPrintedAEvau", refuse)
LEFT_OUT(text_of_data, "$sSS20FoundationEssentialsE4data8encodingSSSgAA4DataVh_SSAAE8EncodingVtcfC", refuse)
LEFT_OUT(encoding_utf8, "$sSS20FoundationEssentialsE8EncodingV4utf8ACvau", refuse)

LEFT_OUT(task_allocate, "swift_task_alloc", abort)
LEFT_OUT(task_deallocate, "swift_task_dealloc", abort)
LEFT_OUT(task_switch, "swift_task_switch", abort)

// The protocol LocalizedError: each error is asked whether it conforms to it, and none does. As the compiler
// lays protocols down: what it is, its module, its name, and that it demands nothing.
__asm__(
    ".pushsection .rodata.left_out, \"a\"\n"
    ".balign 4\n"
    "1: .asciz \"FoundationEssentials\"\n"
    "2: .asciz \"LocalizedError\"\n"
    ".balign 4\n"
    "3: .long 0x40, 0, 1b - .\n"
    ".weak \"$s20FoundationEssentials14LocalizedErrorMp\"\n"
    "\"$s20FoundationEssentials14LocalizedErrorMp\":\n"
    ".long 0x10043, 3b - ., 2b - ., 0, 0, 0\n"
    ".popsection\n");
#endif
