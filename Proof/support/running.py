"""Runs a program once and sees what it cost: processor seconds, memory, how it ended."""

import os
import resource
import signal
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass

# What is read of an output; nothing sane writes more.
MOST_OUTPUT = 8 << 20


@dataclass
class Run:
    """How a run ended."""

    status: int
    output: bytes
    errors: bytes
    cpu: float
    wall: float
    memory: int
    timed_out: bool

    @property
    def crashed(self):
        """It was ended by a signal, or by a shell's word for one."""
        return self.status < 0 or self.status >= 132

    @property
    def ending(self):
        """How it ended, in words."""
        if self.timed_out:
            return f"still running after {self.wall:.0f} s"
        return f"signal {-self.status}" if self.status < 0 else f"status {self.status}"


def environment(home, **more):
    """A small environment with a home of its own."""
    base = {
        "HOME": home, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm",
        "SWIFT_BACKTRACE": "enable=no", "ASAN_OPTIONS": "detect_leaks=0:quarantine_size_mb=8",
    }
    base.update(more)
    return {name: value for name, value in base.items() if value is not None}


def small():
    """Leaves no core files behind, and hears the signals that a shell lets what is in the background ignore."""
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)


def run(command, input=b"", env=None, seconds=30, cwd=None, before=small, user=None):
    """Runs a command; `input` is bytes or the path of a file."""
    with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as out, \
            tempfile.TemporaryFile() as err:
        if isinstance(input, bytes):
            source.write(input)
            source.seek(0)
            stdin = source
        else:
            stdin = open(input, "rb")
        try:
            return timed(command, stdin, out, err, env, seconds, cwd, before, user)
        finally:
            stdin.close()


def timed(command, stdin, out, err, env, seconds, cwd, before, user):
    start = time.monotonic()
    process = subprocess.Popen(
        command, stdin=stdin, stdout=out, stderr=err, env=env, cwd=cwd, preexec_fn=before,
        user=user, group=user, extra_groups=[] if user else None, start_new_session=True)
    late = threading.Event()

    def stop():
        late.set()
        kill_group(process.pid)

    timer = threading.Timer(seconds, stop)
    timer.start()
    _, status, usage = os.wait4(process.pid, 0)
    timer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    wall = time.monotonic() - start
    texts = []
    for file in (out, err):
        file.seek(0)
        texts.append(file.read(MOST_OUTPUT))
    return Run(
        process.returncode, texts[0], texts[1], usage.ru_utime + usage.ru_stime, wall,
        usage.ru_maxrss * 1024, late.is_set())


def kill_group(pid):
    """Ends a process that was started here, with all that it started."""
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
