#!/usr/bin/env bash
# Applies a patch of figures or of versions to the index: applyPatch.sh figures|versions <patch>. It refuses a patch
# that does anything else. It checks the raw diff, which also shows renames, deletions and modes.
set -euo pipefail

changed=':100644 100644 [0-9a-f]+\.* [0-9a-f]+\.* M'
added=':000000 100644 [0-9a-f]+\.* [0-9a-f]+\.* A'
deleted=':100644 000000 [0-9a-f]+\.* [0-9a-f]+\.* D'
case "$1" in
  figures) allowed="$changed"$'\t'"(supabase|lab)/(data/[a-z0-9.-]+\.json|seed\.sql)" ;;
  versions) allowed="($changed|$added)"$'\t'"(packages/widgets/CHANGELOG\.md|tools/released/[0-9.]+\.md)|$changed"$'\t'"packages/widgets/package\.json|$deleted"$'\t'"\.changeset/[a-z0-9-]+\.md" ;;
  *) exit 2 ;;
esac

git apply --index -- "$2"
others=$(git diff --cached --raw --no-renames HEAD | grep --extended-regexp --invert-match "^($allowed)$" || true)
if [ -n "$others" ]; then
  git reset --quiet --hard
  printf 'The patch does more than change %s:\n%s\n' "$1" "$others" >&2
  exit 1
fi
