"""A program run as a child process: lines out and in, each with a deadline, and a certain end."""

import os
import select
import selectors
import time
from subprocess import DEVNULL, PIPE, Popen

from hideout.bots.fault import BotFault, BotGone
from hideout.errors import HideoutError

MOST_BYTES = 1 << 16
"""More than this, unread or without a line's end, is no answer."""
CHUNK = 1 << 14
GRACE_SECONDS = 0.5
"""How long a program whose input has ended may take to end by itself."""
LAST_WORDS = 200
"""Characters of its errors that are told when it has ended."""

# Reads until this process closes the pipe or dies, however it dies; then nothing is left running.
WATCH = 'read -r _; kill -s KILL -- "-$0"'


class Child:
    def __init__(self, program: str) -> None:
        try:
            self._process = Popen(
                [program], stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise HideoutError(f"{program}: it cannot be started ({error.strerror})") from error
        self._watch = _watch(self._process)
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe)
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._selector = selectors.PollSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._read = b""
        self._errors = b""

    def send(self, line: bytes, until: float) -> None:
        left = memoryview(line)
        self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            while left:
                if self._in in self._ready(until, BotGone("it does not read what it is sent")):
                    left = left[os.write(self._in, left) :]
        except BrokenPipeError:
            raise self._ended() from None
        finally:
            self._selector.unregister(self._in)

    def line(self, until: float, late: BotFault) -> bytes:
        """The next line it writes; at the time `until`, `late` is raised."""
        while b"\n" not in self._read:
            self._ready(until, late)
        line, _, self._read = self._read.partition(b"\n")
        return line

    def close(self) -> None:
        """End it, and all it has started, if it does not end by itself."""
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe:
                pipe.close()
        self._selector.close()
        self._has_ended(GRACE_SECONDS)
        if self._watch.stdin:
            self._watch.stdin.close()
        self._watch.wait()
        # Not before: once it was waited for, its number could be another process's.
        self._process.wait()

    def _ready(self, until: float, late: BotFault) -> set[int]:
        """Wait, read what there is to read, and tell what is ready."""
        left = until - time.monotonic()
        if left <= 0:
            raise late
        ready = {key.fd for key, _ in self._selector.select(left)}
        if self._err in ready:
            self._read_errors()
        if self._out in ready:
            found = os.read(self._out, CHUNK)
            if not found:
                raise self._ended()
            self._read += found
            if len(self._read) > MOST_BYTES:
                raise BotGone(f"it wrote more than {MOST_BYTES} bytes that nobody asked for")
        return ready

    def _read_errors(self) -> None:
        found = os.read(self._err, CHUNK)
        if not found:
            self._selector.unregister(self._err)
        self._errors = (self._errors + found)[-CHUNK:]

    def _ended(self) -> BotGone:
        if not self._has_ended(GRACE_SECONDS):
            return BotGone("it closed its output")
        while self._err in self._selector.get_map() and self._selector.select(0):
            self._read_errors()
        lines = self._errors.decode(errors="replace").split("\n")
        words = next((line.strip() for line in reversed(lines) if line.strip()), "")
        told = f" ({words[:LAST_WORDS]})" if words else ""
        # Looked at without waiting for it: see close.
        status = os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        is_exit = status is None or status.si_code == os.CLD_EXITED
        code = status.si_status if status else 0
        return BotGone(f"it ended with {'exit code' if is_exit else 'signal'} {code}{told}")

    def _has_ended(self, seconds: float) -> bool:
        handle = os.pidfd_open(self._process.pid)
        try:
            poll = select.poll()
            poll.register(handle, select.POLLIN)
            return bool(poll.poll(seconds * 1000))
        finally:
            os.close(handle)


def _watch(process: Popen[bytes]) -> Popen[bytes]:
    command = ["/bin/sh", "-c", WATCH, str(process.pid)]
    try:
        return Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)
    except BaseException:
        process.kill()
        process.communicate()
        raise
