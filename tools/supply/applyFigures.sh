#!/usr/bin/env bash
# Applies a patch to the index. It refuses a patch that does anything but change the content of the figures: a
# rename, a deletion or a mode has another side, which a filter of names does not see.
set -euo pipefail

git apply --index -- "$1"
change=$'^:100644 100644 [0-9a-f]+\.* [0-9a-f]+\.* M\tsupabase/(data/[a-z0-9.-]+\.json|seed\.sql)$'
others=$(git diff --cached --raw --no-renames HEAD | grep --extended-regexp --invert-match "$change" || true)
if [ -n "$others" ]; then
  git reset --quiet --hard
  printf 'The patch does more than change figures:\n%s\n' "$others" >&2
  exit 1
fi
