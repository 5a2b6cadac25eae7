/** What stands in place of a key. */
export const HIDDEN = '[hidden]'

/** Keys that start as those of a provider do. */
const KNOWN = new RegExp(
  [
    String.raw`\bsk[-_][\w-]{6,}`,
    String.raw`\b(?:hf|gsk|npm|pypi|dop_v1)_(?=[a-z]*[A-Z0-9])\w{8,}`,
    String.raw`\b(?:gh[oprsu]|github_pat|glpat|xox[abeprs])[-_][\w-]{8,}`,
    String.raw`\b(?:AKIA|ASIA|AIza|ya29)[\w.-]{8,}`,
    String.raw`\beyJ[\w-]{8,}(?:\.[\w-]+){0,2}`,
  ].join('|'),
  'g',
)
const AUTHORISATION = /\b(Bearer|Basic)\s+[\w.~+/=-]{6,}/gi
const ASSIGNED =
  /((?<![a-z])(?:(?:api|access|secret|private)[-_ ]?key|secret|password|passwd|token|authorization|credentials?|signature)["']?\s*[:=]\s*["']?)(?!\d+\b)[^\s"',;&)}\]]{6,}/gi
/** A user and a password, which may have slashes and an @ that nobody encoded. A port is no password. */
const USER = /(:\/\/)(?:[^\s"/:@]*:(?!\d*\/)[^\s"]*|[^\s/@]+)@/g
/** The commit of a model is public, and a part of its name. */
const HEX =
  /(?<![a-z0-9])(?<!(?:revision|sha|snapshots|commit)[ /:=]|@)(?=\d*[a-f])(?=[a-f]*\d)[\da-f]{32,}(?![a-z0-9])/gi
const TOKEN = /[A-Za-z0-9+/_-]{32,}={0,2}/g
const RUNS = /[A-Za-z0-9]{16,}/g
const HEX_ONLY = /^[\da-f]+$/i
const [LONG_RUN, MIN_DIGITS] = [32, 0.1]
/** The least share of changes between small letters, capitals and digits in random text; names have fewer. */
const [MIN_CHANGES, MIN_CHANGES_OF_LONG] = [0.4, 0.25]

/** Replaces everything in a text that looks like a key, a token or a password. */
export function hideKeys(text: string): string {
  return text
    .replace(KNOWN, HIDDEN)
    .replace(AUTHORISATION, `$1 ${HIDDEN}`)
    .replace(ASSIGNED, `$1${HIDDEN}`)
    .replace(USER, `$1${HIDDEN}@`)
    .replace(HEX, HIDDEN)
    .replace(TOKEN, (token) => (isRandom(token) ? HIDDEN : token))
}

function isRandom(token: string): boolean {
  return (token.match(RUNS) ?? []).some((run) => {
    if (HEX_ONLY.test(run)) return false
    const changes = countChanges(run) / run.length
    const digits = run.replace(/\D/g, '').length / run.length
    const isMixed = /[a-z]/.test(run) && /[A-Z]/.test(run) && digits > 0
    if (isMixed && changes >= MIN_CHANGES) return true
    return run.length >= LONG_RUN && digits >= MIN_DIGITS && changes >= MIN_CHANGES_OF_LONG
  })
}

function countChanges(run: string): number {
  const kinds = run
    .replace(/[a-z]+/g, 'a')
    .replace(/[A-Z]+/g, 'A')
    .replace(/\d+/g, '0')
  return kinds.length - 1
}
