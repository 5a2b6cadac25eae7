/** Response headers, keyed by name. */
export type HeaderValues = Readonly<Record<string, string>>

/**
 * Headers for the paths that match a pattern: `*` matches anything, `:name` one path segment. A path
 * gets the headers of every rule that matches. When two rules set the same header, some hosts join the
 * values and others use the last one, so both must lead to the same behaviour.
 */
export type HeaderRule = readonly [pattern: string, headers: HeaderValues]

/** Converts a pattern to the source of a regular expression that matches a whole path. */
export function toRegExpSource(pattern: string): string {
  return pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*')
}

/** Returns the headers at a path, as a host sends them that joins repeated headers. */
export function matchHeaders(rules: readonly HeaderRule[], path: string): HeaderValues {
  const joined = new Map<string, string>()
  for (const [pattern, headers] of rules) {
    if (!new RegExp(`^${toRegExpSource(pattern)}$`).test(path)) continue
    for (const [name, value] of Object.entries(headers)) {
      const before = joined.get(name)
      joined.set(name, before === undefined ? value : `${before}, ${value}`)
    }
  }
  return Object.fromEntries(joined)
}

/** Formats rules as a `_headers` file, which Netlify, Cloudflare Pages and others read. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n')}\n`
}

/** Parses a `_headers` file. */
export function parseHeadersFile(text: string): readonly HeaderRule[] {
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
