"""Coverage of the core by the tests: lines and regions of each target, and what no test reaches.

    python3 Proof/tests/coverage.py [--skip-build] [--bare] [--folder FOLDER] [--groups GROUP…]

The folder, .build-coverage, keeps the build and reached.json, which says for each line the groups of
tests that reach it. --bare leaves the list of what is not reached out.
"""

import argparse
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile

from kept import keep

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
CORE = ["Geometry", "Views", "Motion", "Plotting", "Language", "Prompt", "Workbook"]
# Those of the program run it as a process, which counts too.
GROUPS = [name + "Tests" for name in [*CORE, "Pivot"]]
# The tools beside the compiler: those of the system may not read its format.
TOOLS = os.path.dirname(os.path.realpath(shutil.which("swift") or "swift"))
ENVIRONMENT = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}


def test_binary(folder):
    """The program of all tests in a folder of builds."""
    return os.path.join(folder, "debug", "pivotPackageTests.xctest")


def test_command(binary, group):
    """Runs one group of tests."""
    return [binary, "--testing-library", "swift-testing", "--filter", f"^{group}\\."]


def run_tests(folder, groups):
    """Runs groups one after another, each with a profile of its own."""
    for group in groups:
        # Of each process one: where many add to one file, what stands twice in a program overflows.
        environment = {**ENVIRONMENT, "LLVM_PROFILE_FILE": os.path.join(folder, group + "-%p.profraw")}
        command = test_command(test_binary(folder), group)
        done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
        profiles = glob.glob(os.path.join(folder, group + "-*.profraw"))
        merge(profiles, profile(folder, group))
        for path in profiles:
            os.remove(path)
        if done.returncode != 0:
            sys.exit(done.stdout[-3000:] + f"\n{group} fails")


def profile(folder, group):
    """The profile of a group."""
    return os.path.join(folder, group + ".profdata")


def merge(profiles, result):
    """Adds profiles up."""
    command = [os.path.join(TOOLS, "llvm-profdata"), "merge", "-sparse", "-o", result]
    # Their names come by a file, for a command takes only so many; one that a process left torn is no loss.
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as names:
        names.write("\n".join(profiles) + "\n")
        names.flush()
        subprocess.run([*command, "--failure-mode=all", "--input-files", names.name], check=True)


def export(folder, groups, *options):
    """What llvm-cov knows, with the profiles of some groups."""
    merged = os.path.join(folder, "merged.profdata")
    merge([profile(folder, group) for group in groups], merged)
    command = [os.path.join(TOOLS, "llvm-cov"), "export", test_binary(folder), "-instr-profile", merged]
    sources = [os.path.join(ROOT, "Sources", target) for target in CORE]
    done = subprocess.run([*command, *options, *sources], check=True, capture_output=True, text=True)
    return done.stdout


def reached_lines(folder):
    """For each source, the groups of tests that reach a line of it."""
    reached = {}
    for group in GROUPS:
        for line in export(folder, [group], "-format=lcov").splitlines():
            kind, _, rest = line.partition(":")
            if kind == "SF":
                lines = reached.setdefault(os.path.relpath(rest, ROOT), {})
            elif kind == "DA" and not rest.endswith(",0"):
                lines.setdefault(rest.split(",")[0], []).append(group)
    return reached


def in_core(path):
    """Whether a file is a source of the core."""
    return os.path.relpath(path, ROOT).split(os.sep)[:2] in [["Sources", target] for target in CORE]


def missing(data):
    """The regions that nothing reaches, as (source, line, column, what stands there)."""
    reached, lines = {}, {}
    for function in data["functions"]:
        for start, column, end, last, count, source, _, kind in function["regions"]:
            if kind == 0 and source == 0 and in_core(function["filenames"][0]):
                key = (function["filenames"][0], start, column, end, last)
                reached[key] = reached.get(key, 0) + count
    for path, start, column, *_ in sorted(key for key, count in reached.items() if count == 0):
        if path not in lines:
            with open(path, encoding="utf-8") as file:
                lines[path] = file.read().split("\n")
        yield os.path.relpath(path, ROOT), start, column, lines[path][start - 1].encode()[column - 1 :].decode()


def table(data):
    """Lines and regions of each target, and of the core."""
    counts = {target: [0, 0, 0, 0] for target in [*CORE, "core"]}
    for file in data["files"]:
        target = os.path.relpath(file["filename"], ROOT).split(os.sep)[1]
        for name in (target, "core"):
            for place, (of, which) in enumerate(
                (of, which) for of in ("lines", "regions") for which in ("covered", "count")
            ):
                counts[name][place] += file["summary"][of][which]
    for name, (lines, all_lines, regions, all_regions) in counts.items():
        yield name, 100 * lines / max(all_lines, 1), 100 * regions / max(all_regions, 1), all_lines, all_regions


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--folder", default=os.path.join(ROOT, ".build-coverage"))
    parser.add_argument("--skip-build", action="store_true", help="the folder holds a build")
    parser.add_argument("--bare", action="store_true", help="the table alone")
    parser.add_argument("--groups", nargs="*", default=GROUPS, help="run these alone, the others count as before")
    options = parser.parse_args()
    folder = os.path.abspath(options.folder)
    if not options.skip_build:
        build = ["swift", "build", "--build-tests", "--enable-code-coverage", "--scratch-path", folder]
        subprocess.run(build, cwd=ROOT, env=ENVIRONMENT, check=True, stdout=sys.stderr)
    run_tests(folder, options.groups)
    with open(os.path.join(folder, "reached.json"), "w", encoding="utf-8") as file:
        json.dump(reached_lines(folder), file)
    data = json.loads(export(folder, GROUPS))["data"][0]
    if not options.bare:
        for source, line, column, text in missing(data):
            print(f"{source}:{line}:{column}: {text.strip()[:90]}")
    print(f"{'target':<10}{'lines':>9}{'regions':>9}   of lines, regions")
    for name, lines, regions, *of in table(data):
        print(f"{name:<10}{lines:>8.2f}%{regions:>8.2f}%   {of[0]}, {of[1]}")
    seen = f"lines {lines:.2f} % of {of[0]}, regions {regions:.2f} % of {of[1]}"
    keep(13, "coverage of the core", seen, lines >= 98 and regions >= 95)


if __name__ == "__main__":
    main()
