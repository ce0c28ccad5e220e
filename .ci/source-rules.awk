# Rules for Swift sources that swift-format does not know: awk -f .ci/source-rules.awk FILE…
#
# Comments and texts are taken out first, so that a rule may be talked about; one rule is about comments.

function complain(what) {
  print FILENAME ":" FNR ": " what > "/dev/stderr"
  found = 1
}

function indent(line) {
  match(line, /^ */)
  return RLENGTH
}

FNR == 1 {
  inText = 0
  start = 0
  isSource = FILENAME ~ /^Sources\//
  isPure = FILENAME ~ /^Sources\/(Geometry|Views|Motion|Plotting|Language|Workbook|Prompt)\//
}

FNR == 401 { complain("more than 400 lines") }

# Texts over several lines
{
  delimiters = gsub(/"""/, "\"\"\"")
  if (inText || delimiters) {
    if (delimiters % 2) inText = !inText
    next
  }
}

{
  code = $0
  gsub(/"([^"\\]|\\.)*"/, "\"\"", code)
  comment = match(code, /\/\/.*/) ? substr(code, RSTART) : ""
  sub(/\/\/.*/, "", code)
}

# What a comment cites is in the repository
{ gsub(/(README|CHANGELOG|CONTRIBUTING)\.md/, "", comment) }

comment ~ /[A-Z][A-Z_]+\.md/ { complain("a comment cites a document that is not here") }

# Functions, measured from their first line to the brace below it
code ~ /^ *([a-z@()]+ )*(func |init[?(<])/ && code !~ /}$/ {
  start = FNR
  level = indent($0)
}

start && code ~ /^ *}$/ && indent($0) == level {
  if (FNR - start > 60) complain("a function of " (FNR - start + 1) " lines")
  start = 0
}

isSource && code ~ /(try!|as!|fatalError\(|preconditionFailure\()/ { complain("may crash") }

isSource && code ~ /import Foundation/ { complain("Foundation is not used here") }

# The released program leaves out what waits (CLaunch/LeftOut.c), and counts references for one thread
isSource && code ~ /[^.A-Za-z](async|await) / { complain("nothing is asynchronous here") }

# The core returns data: it neither prints nor knows a platform, except for libm's functions
isPure && code ~ /^ *(print|debugPrint|readLine)\(/ { complain("the core does not print or read") }

isPure && code ~ /import (Dispatch|FoundationEssentials|Musl|Synchronization)/ {
  complain("the core imports no platform")
}

isPure && code ~ /import (Glibc|Darwin)/ && code !~ /^ *internal import/ {
  complain("the core imports the C library for mathematics only, and internally")
}

isPure && code ~ /(^|[^.a-zA-Z_])(open|fopen|fputs|puts|getenv|isatty|clock_gettime|signal|exit)\(/ {
  if (code !~ /func /) complain("the core knows no file, terminal, clock or environment")
}

END { exit found }
