/** Letters, digits and the marks of names, and no number so long that a collator cuts it. */
const PLAIN = /^[\w ,:.'()/&+-]{0,99}$/

/** They and all marks of names in the order of Unicode's root collation. */
const ALPHABET = " _-,:.'()/&+0123456789abcdefghijklmnopqrstuvwxyz"

/** Where each character of ASCII stands in that order, whatever its case. */
const RANKS = Uint8Array.from(
  { length: 128 },
  (_, code) => ALPHABET.indexOf(String.fromCharCode(code).toLowerCase()) + 1,
)

/** Whether `comparePlain` knows the order of a text, as it does of most names. */
export function isPlain(text: string): boolean {
  return PLAIN.test(text)
}

/**
 * The order of two plain texts, as a collator of English gives it that takes numbers as numbers and
 * is blind to case: negative, 0 or positive. It needs none of the browser's tables.
 */
export function comparePlain(a: string, b: string): number {
  const at = firstDifference(a, b)
  const order = rankAt(a, at) - rankAt(b, at)
  let start = at
  while (isDigit(a, start - 1)) start -= 1
  if (!isDigit(a, start) || !isDigit(b, start)) return order
  const endOfA = endOfNumber(a, at)
  const endOfB = endOfNumber(b, at)
  if (endOfA === endOfB) return order
  const more = Number(BigInt(a.slice(start, endOfA)) - BigInt(b.slice(start, endOfB)))
  return more === 0 ? comparePlain(a.slice(endOfA), b.slice(endOfB)) : more
}

function firstDifference(a: string, b: string): number {
  for (let at = 0; at < a.length; at++) {
    const codeOfA = a.charCodeAt(at)
    const codeOfB = b.charCodeAt(at)
    if (codeOfA !== codeOfB && RANKS[codeOfA] !== RANKS[codeOfB]) return at
  }
  return a.length
}

/** 0 past the end: what another text begins with comes before it. */
function rankAt(text: string, at: number): number {
  return RANKS[text.charCodeAt(at)] ?? 0
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57
}

function endOfNumber(text: string, from: number): number {
  let end = from
  while (isDigit(text, end)) end += 1
  return end
}
