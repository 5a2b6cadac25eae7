const SEPARATORS = /[\s_.\-/]+/g
/** A text may have one mistake for each of these many letters. */
const LETTERS_PER_MISTAKE = 3
const MAX_MISTAKES = 3
const MIN_START_LENGTH = 3
/** Comparing longer texts, which a file may have, would take seconds. */
const MAX_LENGTH = 200

/**
 * Finds the word that a person most likely meant: the same one in another spelling, one that begins so, or the one
 * with the fewest letters to change. Undefined if none is near, or if two are equally near.
 */
export function findNearest(given: string, words: readonly string[]): string | undefined {
  if (given.length > MAX_LENGTH) return undefined
  const plain = fold(given)
  const candidates = [...new Set(words)].filter(
    (word) => word !== given && word.length <= MAX_LENGTH,
  )
  const [same] = candidates.filter((word) => fold(word) === plain)
  if (same !== undefined) return same
  const longer = candidates.filter((word) => fold(word).startsWith(plain))
  if (plain.length >= MIN_START_LENGTH && longer.length === 1) return longer[0]
  const most = Math.min(MAX_MISTAKES, Math.floor(plain.length / LETTERS_PER_MISTAKE))
  const near = candidates
    .map((word) => ({ word, distance: countChanges(plain, fold(word)) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance)
  const [best, next] = near
  return best !== undefined && best.distance === next?.distance ? undefined : best?.word
}

function fold(text: string): string {
  return text.toLowerCase().replace(SEPARATORS, '')
}

/** Counts the letters to add, to remove or to replace, or the neighbours to swap, that turn a text into another. */
function countChanges(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1]
      const isSwapped = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1]
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? row) + 1 : Infinity,
      )
    }
    before = last
    last = next
  }
  return last[to.length] ?? 0
}
