"""The prompt under a terminal of its own."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time

from support.running import small

# The editor writes this before each prompt, and only then.
READY = b"\x1b[?2004h"


class Gone(Exception):
    """The program ended, or did not answer."""


class Terminal:
    """A program whose input, output and errors are a terminal."""

    def __init__(self, command, env, columns=80, rows=24, cwd=None, user=None,
                 before=small):
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.modes = termios.tcgetattr(self.slave)
        self.received = bytearray()
        self.usage = None
        self.before = before
        self.process = subprocess.Popen(
            command, stdin=self.slave, stdout=self.slave, stderr=self.slave, env=env, cwd=cwd,
            preexec_fn=self._own, user=user, group=user, extra_groups=[] if user else None,
            start_new_session=True)
        os.set_blocking(self.master, False)

    def _own(self):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        self.before()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the program and gives the terminal back."""
        if self.process.returncode is None:
            try:
                os.killpg(self.process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            self._reap(0)
        for end in (self.master, self.slave):
            if end >= 0:
                os.close(end)
        self.master = self.slave = -1

    # Reading and typing

    def read(self, wait=0.0):
        """Takes what has arrived; true where there was something."""
        if not select.select([self.master], [], [], wait)[0]:
            return False
        try:
            chunk = os.read(self.master, 1 << 16)
        except (BlockingIOError, OSError):
            return False
        self.received += chunk
        return bool(chunk)

    def send(self, data, seconds=30):
        """Types bytes, reading meanwhile what comes back."""
        rest = memoryview(data)
        end = time.monotonic() + seconds
        while rest:
            if time.monotonic() > end:
                raise Gone("takes no more keys")
            try:
                rest = rest[os.write(self.master, rest[:4096]):]
            except BlockingIOError:
                self.read(0.02)
            while self.read():
                pass
            if rest and self.has_ended():
                raise Gone(f"ended while typing: {self.process.returncode}")

    def wait(self, text, start=0, seconds=20):
        """Waits until `text` was received behind `start`."""
        end = time.monotonic() + seconds
        searched = start
        while True:
            if self.received.find(text, max(start, searched - len(text))) >= 0:
                return
            searched = len(self.received)
            if self.read(0.02):
                continue
            if self.has_ended():
                while self.read(0.02):
                    pass
                if self.received.find(text, start) >= 0:
                    return
                raise Gone(f"ended with {self.process.returncode}")
            if time.monotonic() > end:
                raise Gone(f"no answer within {seconds} s")

    # The prompt

    def enter(self, entry, seconds=20):
        """Types an entry, waits for the next prompt; what came between."""
        start = len(self.received)
        self.send(entry + b"\r")
        self.wait(READY, start, seconds)
        return bytes(self.received[start:])

    def paste(self, text, seconds=20):
        """Pastes a text and enters it; ^C where the prompt then waits for more of it."""
        start = len(self.received)
        self.send(b"\x1b[200~" + text + b"\x1b[201~", max(60, seconds))
        self.settle(seconds)
        start = len(self.received)
        self.send(b"\r")
        if not self.settle(seconds, READY, start):
            self.send(b"\x03")
            self.wait(READY, start, seconds)
        return bytes(self.received[start:])

    def settle(self, seconds, text=None, start=0):
        """Waits until the program waits for keys and is silent; true if `text` came meanwhile."""
        end = time.monotonic() + seconds
        quiet = 0
        while quiet < 5:
            quiet = 0 if self.read(0.02) or not self.is_waiting else quiet + 1
            if text and self.received.find(text, start) >= 0:
                return True
            if self.has_ended():
                raise Gone(f"ended with {self.process.returncode}")
            if time.monotonic() > end:
                raise Gone(f"no answer within {seconds} s")
        return False

    @property
    def is_waiting(self):
        """The program sleeps, and has read all that was typed."""
        try:
            with open(f"/proc/{self.process.pid}/stat", encoding="ascii", errors="replace") as file:
                state = file.read().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            return False
        return state == "S" and not select.select([self.slave], [], [], 0)[0]

    def leave(self, seconds=20):
        """Types ^D and gives the exit status; one that comes before the prompt stands is lost to the terminal,
        in which case another is typed."""
        end = time.monotonic() + seconds
        while True:
            self.send(b"\x04")
            try:
                return self.status(min(5, seconds))
            except Gone:
                if time.monotonic() > end:
                    raise

    # The end

    def has_ended(self):
        """Whether the program has ended."""
        return self.process.returncode is not None or self._reap(os.WNOHANG)

    def status(self, seconds=20):
        """Waits for its end: the exit status, or the negative number of its signal."""
        end = time.monotonic() + seconds
        while not self.has_ended():
            self.read(0.01)
            if time.monotonic() > end:
                raise Gone(f"does not end within {seconds} s")
        while self.read():
            pass
        return self.process.returncode

    def _reap(self, flags):
        pid, status, usage = os.wait4(self.process.pid, flags)
        if pid == 0:
            return False
        self.process.returncode = os.waitstatus_to_exitcode(status)
        self.usage = usage
        return True

    @property
    def is_restored(self):
        """The terminal is as it was before the program."""
        now = termios.tcgetattr(self.slave)
        return now[:4] == self.modes[:4] and now[6] == self.modes[6]
