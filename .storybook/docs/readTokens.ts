/** A design token that a host may set. */
export interface Token {
  /** With its dashes, as in a stylesheet. */
  readonly name: `--tl-${string}`
  /** The default. */
  readonly initial: string
  /** The comment above it, if any. */
  readonly about: string | undefined
}

const DECLARATION =
  /(?:\/\*([^*]*)\*\/\s*)?--_tl-[a-z0-9-]+:\s*var\(\s*--tl-([a-z0-9-]+),\s*([^;]+)\);/g

/**
 * Returns the tokens that a stylesheet of the theme reads, in its order.
 *
 * @throws Error if it reads none
 */
export function readTokens(css: string): Token[] {
  const tokens = [...css.matchAll(DECLARATION)].map(
    ([, about, name = '', initial = '']): Token => ({
      name: `--tl-${name}`,
      initial: initial.replace('--_tl-', '--tl-'),
      about: about?.replace(/\s+/g, ' ').trim(),
    }),
  )
  if (tokens.length === 0) throw new Error('The stylesheet reads no token of the form --tl-….')
  return tokens
}
