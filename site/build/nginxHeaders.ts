import { toRegExpSource, type HeaderRule } from './headerRules.ts'

const HEAD = `# The site's headers for nginx: "include" this file in the "server" block.
# A "location" with its own "add_header" inherits none of them.`

/** The one header without `always`, because error responses must not be cached. */
const SUCCESS_ONLY = 'Cache-Control'

/** Formats rules as nginx configuration. When two rules set the same header, the last one wins. */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  const names = new Set(rules.flatMap(([, headers]) => Object.keys(headers)))
  return `${[HEAD, ...[...names].map((name) => formatBlock(name, rules))].join('\n\n')}\n`
}

function formatBlock(name: string, rules: readonly HeaderRule[]): string {
  const variable = `$lab_${name.toLowerCase().replaceAll('-', '_')}`
  const choices = rules.flatMap(([pattern, { [name]: value }]) =>
    value === undefined ? [] : [`${formatCondition(pattern)} { set ${variable} ${quote(value)}; }`],
  )
  // nginx sends no header with an empty value.
  return [
    `set ${variable} "";`,
    ...choices,
    `add_header ${name} ${variable}${name === SUCCESS_ONLY ? '' : ' always'};`,
  ].join('\n')
}

/** Matches the requested URL, because `try_files` changes `$uri`. */
function formatCondition(pattern: string): string {
  return `if ($request_uri ~ "^${toRegExpSource(pattern).replaceAll('[^/]', '[^/?]')}(?:\\?|$)")`
}

function quote(value: string): string {
  return `"${value}"`
}
