/** Headers of an answer, by their names. */
export type Headers = Readonly<Record<string, string>>

/**
 * What goes with the answers at some paths: `*` stands for anything, `:name` for one part of a path. An
 * address gets the headers of every rule that fits. Of a name that comes twice, some hosts join the
 * values and others take the last: such a rule has to mean the same either way.
 */
export type HeaderRule = readonly [pattern: string, headers: Headers]

/** The pattern as the source of a regular expression for a whole path. */
export function expressionOf(pattern: string): string {
  return pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*')
}

/** What goes with the answer at a path, as a host sends it that joins what comes twice. */
export function headersOf(rules: readonly HeaderRule[], path: string): Headers {
  const joined = new Map<string, string>()
  for (const [pattern, headers] of rules) {
    if (!new RegExp(`^${expressionOf(pattern)}$`).test(path)) continue
    for (const [name, value] of Object.entries(headers)) {
      const before = joined.get(name)
      joined.set(name, before === undefined ? value : `${before}, ${value}`)
    }
  }
  return Object.fromEntries(joined)
}

/** The rules as static hosts read them from a file `_headers`: Netlify, Cloudflare Pages and others. */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n')}\n`
}

/** The rules that such a file holds. */
export function readHeadersFile(text: string): readonly HeaderRule[] {
  return text
    .trim()
    .split(/\n(?=\/)/)
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n')
      const headers = lines.map((line) => {
        const [, name = '', value = ''] = /^\s+([\w-]+): (.+)$/.exec(line) ?? []
        return [name, value] as const
      })
      return [pattern, Object.fromEntries(headers)] as const
    })
}
