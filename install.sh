#!/bin/sh
# Installs the program, its lessons, its manual page and completions below a folder, or removes exactly that.
#
#   install.sh PROGRAM FOLDER       install.sh --remove FOLDER
#
# Folders that were not there before are noted, so that nothing is left of them afterwards.
set -eu
umask 022

bash=share/bash-completion/completions/pivot
zsh=share/zsh/site-functions/_pivot
fish=share/fish/vendor_completions.d/pivot.fish
manual=share/man/man1/pivot.1
own=share/pivot
note=$own/folders

# The folders above a path below the folder, the outermost first.
above() {
  case $1 in
  */*) above "${1%/*}"; printf '%s\n' "${1%/*}" ;;
  esac
}

make_folders() {
  for file in bin/pivot $bash $zsh $fish $manual $own/lessons/x; do above "$file"; done | sort -u |
    while IFS= read -r folder; do
      [ -d "$folder" ] || { mkdir "$folder" && printf '%s\n' "$folder"; }
    done
}

# Moved into place, so that whoever has the old file open keeps it.
write() {
  cat >"$1.new" && [ -s "$1.new" ] && chmod "$2" "$1.new" && mv -f "$1.new" "$1" &&
    echo "installed $PWD/$1"
}

remove() {
  [ -d "$1" ] || return 0
  folder=$(realpath "$1")
  cd "$folder"
  made=$(cat $note 2>/dev/null || true)
  rm -rf bin/pivot $bash $zsh $fish $manual $own
  # The innermost first; what holds files of others stays.
  printf '%s\n' "$made" | sort -r | while IFS= read -r name; do
    case $name in
    '') ;;
    .) rmdir "$folder" 2>/dev/null || true ;;
    *) rmdir "$folder/$name" 2>/dev/null || true ;;
    esac
  done
}

if [ "$1" = --remove ]; then remove "$2" && exit; fi

program=$(realpath "$1")
lessons=$(realpath "$(dirname "$0")")/lessons
made=
[ -d "$2" ] || { mkdir -p "$2" && made=.; }
cd "$2"
made=$(printf '%s\n' "$made"; make_folders)
printf '%s\n' "$made" | cat - $note 2>/dev/null | sort -u | sed '/^$/d' >$note.new || true
mv -f $note.new $note
write bin/pivot 755 <"$program"
"$program" help --manual | write $manual 644
"$program" --generate-completion-script bash | write $bash 644
"$program" --generate-completion-script zsh | write $zsh 644
"$program" --generate-completion-script fish | write $fish 644
rm -rf $own/lessons && cp -R "$lessons" $own/lessons && echo "installed $PWD/$own/lessons"
