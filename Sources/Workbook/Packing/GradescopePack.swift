/// The zip that Gradescope takes as an autograder: the program, the lesson and two scripts.
public func gradescopePack(program: [UInt8], lesson: [UInt8], secret: [UInt8]?) -> ZipArchive {
  var archive = ZipArchive()
  archive.add("setup.sh", Array(setupScript.utf8), isExecutable: true)
  archive.add("run_autograder", Array(runScript.utf8), isExecutable: true)
  archive.add("pivot", program, isExecutable: true)
  archive.add("lesson.md", lesson)
  if let secret { archive.add("lesson.secret.md", secret) }
  return archive
}

/// Gradescope runs it once, as root; the program brings all it needs.
private let setupScript = """
  #!/bin/sh
  # Nothing is to be installed: the program is one file.
  set -e
  chmod +x "${PIVOT_SOURCE:-/autograder/source}/pivot"

  """

/// Gradescope runs it for each submission and then reads results.json.
private let runScript = """
  #!/bin/sh
  # The folders are Gradescope's; the variables let it be tried elsewhere.
  source="${PIVOT_SOURCE:-/autograder/source}"
  submission="${PIVOT_SUBMISSION:-/autograder/submission}"
  results="${PIVOT_RESULTS:-/autograder/results}"

  mkdir -p "$results"
  cat >"$results/results.json" <<'END'
  {"score": 0, "output": "Grading did not finish: tell your teacher.", "tests": []}
  END
  set -- --single --format gradescope --output "$results/results.json"
  if [ -f "$source/lesson.secret.md" ]; then
    set -- "$@" --secret "$source/lesson.secret.md"
  fi
  "$source/pivot" grade "$source/lesson.md" "$submission" "$@"
  # A file that cannot be graded is a result too.
  [ "$?" -le 1 ]

  """
