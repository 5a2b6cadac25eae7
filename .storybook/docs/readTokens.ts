/** A design token that a host may set. */
export interface Token {
  /** With its dashes, as in a stylesheet. */
  readonly name: `--tl-${string}`
  /** The default. */
  readonly initial: string
  /** The comment above it, if any. */
  readonly about: string | undefined
}

/** A colour in light and dark, which has two tokens: `--tl-ink` and `--tl-ink-dark`. */
const COLOUR =
  /light-dark\(\s*var\((--tl-[a-z0-9-]+), ([^()]+|var\([^()]+\))\),\s*var\(\1-dark, var\(\1, ([^()]+|var\([^()]+\))\)\)\s*\)/g
const DECLARATION =
  /(?:\/\*([^*]*)\*\/\s*)?--_tl-[a-z0-9-]+:\s*var\(\s*--tl-([a-z0-9-]+),\s*([^;]+)\);/g

/**
 * Returns the tokens that a stylesheet of the theme reads, in its order.
 *
 * @throws Error if it reads none
 */
export function readTokens(css: string): Token[] {
  const joined = css.replace(COLOUR, (_, ...[name, light, dark]: string[]) => {
    return `var(${name}, ${light === dark ? light : `light-dark(${light}, ${dark})`})`
  })
  const tokens = [...joined.matchAll(DECLARATION)].map(
    ([, about, name = '', initial = '']): Token => ({
      name: `--tl-${name}`,
      initial: initial.replace('--_tl-', '--tl-'),
      about: about?.replace(/\s+/g, ' ').trim(),
    }),
  )
  if (tokens.length === 0) throw new Error('The stylesheet reads no token of the form --tl-….')
  return tokens
}
