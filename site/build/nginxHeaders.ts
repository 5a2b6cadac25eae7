import { expressionOf, type HeaderRule } from './headerRules.ts'

const HEAD = `# Headers of the site, for nginx: "include" this file inside of its "server" block.
# A "location" with an "add_header" of its own inherits none of these.`

/** What nginx sends with errors as well; a copy of an error is not to be kept. */
const UNKEPT = 'Cache-Control'

/** The rules as a part of nginx's configuration. Of a name that comes twice, the last rule rules. */
export function nginxHeaders(rules: readonly HeaderRule[]): string {
  const names = new Set(rules.flatMap(([, headers]) => Object.keys(headers)))
  return `${[HEAD, ...[...names].map((name) => blockOf(name, rules))].join('\n\n')}\n`
}

function blockOf(name: string, rules: readonly HeaderRule[]): string {
  const variable = `$lab_${name.toLowerCase().replaceAll('-', '_')}`
  const choices = rules.flatMap(([pattern, { [name]: value }]) =>
    value === undefined ? [] : [`${choiceOf(pattern)} { set ${variable} ${quoted(value)}; }`],
  )
  // A header without a value is not sent.
  return [
    `set ${variable} "";`,
    ...choices,
    `add_header ${name} ${variable}${name === UNKEPT ? '' : ' always'};`,
  ].join('\n')
}

/** By the address as it was asked for: the file that answers has another. */
function choiceOf(pattern: string): string {
  return `if ($request_uri ~ "^${expressionOf(pattern).replaceAll('[^/]', '[^/?]')}(?:\\?|$)")`
}

function quoted(value: string): string {
  return `"${value}"`
}
