import { foldText } from '@transparency-lab/widgets/domain-internal'

/** A model's name apart from how it was run. */
export interface SplitName {
  /** The words of the name, sorted: equal in names that differ in their order. */
  readonly key: string
  /** The name without its configuration, as an identifier. */
  readonly slug: string
  /** Such as `2025-08-07, high effort`; undefined when nothing was split off. */
  readonly configuration: string | undefined
}

interface Setting {
  readonly pattern: RegExp
  readonly format: (...found: string[]) => string
}

/**
 * The parts of a name that are a setting of the run or a build. Any other difference makes another model: “medium” alone is
 * a size, as in mistral-medium, and a number of tokens alone is the length of the context, as in phi-3-mini-128k.
 */
const SETTINGS: readonly Setting[] = [
  {
    pattern:
      /(?<![a-z0-9])(?:thinking-(\d+k)|(\d+k)-thinking|(?<=^(?:.+-)?claude-.+-)(\d+k))(?![a-z0-9])/,
    format: (...budgets) => `${budgets.filter(Boolean).join('').toUpperCase()} thinking`,
  },
  {
    pattern:
      /(?<![a-z0-9])(?:(minimal|low|high|xhigh)(?:-effort)?|(medium)-effort|(?<=20\d\d-\d\d-\d\d-)(medium)|(medium)(?=-20\d\d-\d\d-\d\d))(?![a-z0-9])/,
    format: (...efforts) => `${efforts.filter(Boolean).join('')} effort`,
  },
  {
    pattern: /(?<![a-z0-9])(20\d\d)-?([01]\d)-?([0-3]\d)(?![a-z0-9])/,
    format: (year = '', month = '', day = '') => `${year}-${month}-${day}`,
  },
]

/** Splits the name of a model, such as an id, into the model and its configuration. */
export function splitName(name: string): SplitName {
  let rest = toNameSlug(name)
  const configuration: string[] = []
  for (const { pattern, format } of SETTINGS) {
    const found = pattern.exec(rest)
    if (found === null) continue
    configuration.unshift(format(...found.slice(1)))
    rest = toNameSlug(rest.replace(found[0], ''))
  }
  return {
    key: toKey(rest),
    slug: rest,
    configuration: configuration.length === 0 ? undefined : configuration.join(', '),
  }
}

/** Returns the words of a name, sorted; equal for names that differ in order, capitals and separators. */
export function toKey(name: string): string {
  // A version is one word: 4-5 and 4.5.
  const words = toNameSlug(name).replace(/(?<![\d.])(\d)-(\d)(?!\d)/g, '$1.$2')
  return (words.match(/[a-z]+|\d+(?:\.\d+)*/g) ?? []).sort().join(' ')
}

function toNameSlug(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .replace(/-{2,}/g, '-')
}

/** Returns a name without the words of its maker at the beginning; the same name if there are none. */
export function withoutProvider(name: string, provider: string): string {
  const [slug, maker] = [toNameSlug(name), toNameSlug(provider)]
  const [word = ''] = maker.split('-')
  const found = [maker, word].find((words) => words !== '' && slug.startsWith(`${words}-`))
  return found === undefined ? slug : slug.slice(found.length + 1)
}
