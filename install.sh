#!/bin/sh
# Installs the program, its lessons, its manual page and completions below a folder, or removes exactly that.
#
#   install.sh PROGRAM FOLDER       install.sh --remove FOLDER
#
# The files, and the folders that were not there before, are noted: nothing is left of them afterwards, and what
# others put among them stays.
set -eu
umask 022

bash=share/bash-completion/completions/pivot
zsh=share/zsh/site-functions/_pivot
fish=share/fish/vendor_completions.d/pivot.fish
manual=share/man/man1/pivot.1
own=share/pivot
lessons=$(realpath "$(dirname "$0")")/lessons

# What is installed, a line each.
names() {
  printf '%s\n' bin/pivot $bash $zsh $fish $manual
  (cd "$lessons" && find . -type f ! -name '.*') | sed "s|^\.|$own/lessons|"
}

# Makes a folder and those above it; a dot for each that was not there.
make_above() { [ -d "$1" ] || { make_above "$(dirname "$1")"; mkdir "$1"; echo .; }; }

# The folders above a path below the folder, the outermost first.
above() {
  case $1 in
  */*) above "${1%/*}"; printf '%s\n' "${1%/*}" ;;
  esac
}

# Makes the folders above the paths that come; names those that were not there.
make_folders() {
  while IFS= read -r file; do above "$file"; done | sort -u | while IFS= read -r folder; do
    [ -d "$folder" ] || { mkdir "$folder" && printf '%s\n' "$folder"; }
  done
}

# Writes a file with a mode as a command's output, and moves it into place, so that whoever has the old one
# open keeps it.
put() {
  new=$1.new mode=$2 file=$1
  shift 2
  "$@" >"$new" && [ -s "$new" ] && chmod "$mode" "$new" && mv -f "$new" "$file"
}

remove_files() { while IFS= read -r file; do rm -f "$file"; done; }

remove() {
  [ -d "$1" ] || return 0
  cd "$1"
  folder=$(pwd -P)
  made=$(cat $own/folders 2>/dev/null || true)
  { cat $own/files 2>/dev/null || names; } | remove_files
  rm -f $own/files $own/folders
  # The innermost first; what holds files of others stays.
  printf '%s\n' "$made" | sed -n '1!G;h;$p' | while IFS= read -r name; do
    case $name in
    '') ;;
    .) rmdir "$folder" 2>/dev/null || break; folder=$(dirname "$folder") ;;
    *) rmdir "$name" 2>/dev/null || true ;;
    esac
  done
}

if [ "$1" = --remove ]; then remove "$2" && exit; fi

program=$(realpath "$1")
made=$(make_above "$2")
cd "$2"
new=
trap 'rm -f "$new"' EXIT
trap 'exit 1' HUP INT TERM
made=$(printf '%s\n' "$made"; names | make_folders)
old=$(cat $own/folders 2>/dev/null || true)
put $own/folders 644 printf '%s\n' "$old" "$made"
# What an earlier version installed and this one does not goes.
old=$(cat $own/files 2>/dev/null || true)
put $own/files 644 names
printf '%s\n' "$old" | grep -vxFf $own/files | remove_files
put bin/pivot 755 cat "$program"
put $manual 644 "$program" help --manual
put $bash 644 "$program" --generate-completion-script bash
put $zsh 644 "$program" --generate-completion-script zsh
put $fish 644 "$program" --generate-completion-script fish
while IFS= read -r name; do
  case $name in
  $own/lessons/*) put "$name" 644 cat "$lessons/${name#"$own"/lessons/}" ;;
  *) echo "installed $PWD/$name" ;;
  esac
done <$own/files
echo "installed $PWD/$own/lessons"
