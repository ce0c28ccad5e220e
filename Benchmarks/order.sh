#!/bin/sh
# Writes the functions that run from launch to the first answers, those of a launch first. The linker
# puts them side by side, so that a launch touches fewer pages of the program: less memory and time.
#
#   order.sh PROGRAM MAP FILE     PROGRAM with its symbols; needs valgrind, and script of util-linux
#
# MAP is what the linker says of PROGRAM: functions of libraries that were not compiled one by one would bring all
# of their file, up to 1.6 MB of it, between the others. Names that are gone from the program do no harm, so
# that it need not be run after every change.
set -eu
program=$1
map=$2
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
export HOME="$profile" TERM=xterm

traced() {
  valgrind -q --tool=callgrind --demangle=no --callgrind-out-file="$profile/out" "$program" "$@"
}

# The names of the functions of the last run; callgrind marks recursions with '2.
functions() {
  grep -aoE '^c?fn=\([0-9]+\) .*' "$profile/out" |
    sed -E "s/^c?fn=\([0-9]+\) //; s/'[0-9]+\$//" >>"$profile/all"
}

# What lies in sections above 24 KB: lines of the map are address, address, size, alignment, and a section or,
# indented further, a symbol in it.
crowded() {
  awk '/:\(/ { size = length($3) > 4 || length($3) == 4 && $3 >= "6000" } !/:\(/ && size && NF == 5 { print $5 }' "$map"
}

traced -e 'T(1,2)*R(0.3)' >/dev/null
functions
(sleep 4; printf 'T(1,2)\r'; sleep 1; printf '1/0\r'; sleep 1; printf '\004') |
  script -qc "$(command -v valgrind) -q --tool=callgrind --demangle=no \
    --callgrind-out-file=$profile/out $program" /dev/null >/dev/null
functions
traced -e 'plot(view(40, 30, 120, 80))' >/dev/null
functions
traced -e 'let v = view(40, 30, 120, 80)' -e 'v.transform = R(30°)' -e 'v.frame' >/dev/null 2>&1
functions
cat >"$profile/mine.answers.md" <<'END'
# Answers: turning-about-a-point
## zoom-about-point
```swift
let zoom = T(-120, -80) * S(3) * T(120, 80)
```
## twist-about-point
```swift
let twist = R(15°) * T(10, 10)
```
END
traced check "$profile/mine.answers.md" --lessons lessons >/dev/null || true
functions
crowded >"$profile/crowded"
# Under valgrind the C library takes its functions for AVX2; newer processors have their like for AVX-512.
awk 'FNR == NR { crowded[$0]; next }
  !/^[_$A-Za-z]/ || seen[$0]++ || $0 in crowded { next }
  { print }
  /_avx2?(_|$)/ { evex = wide = $0; sub(/_avx2?/, "_evex", evex); sub(/_avx2?/, "_avx512", wide); print evex "\n" wide }
' "$profile/crowded" "$profile/all" >"$3"
