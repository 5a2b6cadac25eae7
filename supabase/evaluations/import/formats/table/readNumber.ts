import { probeCount } from '../../../file/fields.ts'
import type { TableMapping } from './TableMapping.ts'

/** How a table writes numbers. */
export interface NumberStyle {
  readonly decimal?: TableMapping['decimal']
  readonly missing?: readonly string[] | undefined
}

/** A number of a cell as it is written. */
export interface WrittenNumber {
  readonly value: number
  /** The number behind "±" or in brackets; undefined if there is none. */
  readonly error: number | undefined
  readonly hasPercentSign: boolean
}

/** Cell texts that mean a missing value unless a mapping names others. */
const MISSING: readonly string[] = [
  ...['-', '--', '---', '–', '—', '−', '/', '?', 'TBD', 'null', 'NULL', 'none', 'None'],
  ...['nan', 'NaN', 'n/a', 'N/A', '#N/A', 'na', 'NA', 'n.a.', 'N.A.'],
]

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`
/** A number in brackets that has no sign. With a sign it is a difference, not an error. */
const IN_BRACKETS = String.raw`\((?<inside>(?![+-])${NUMBER}) ?(?<insideSign>%?)\)`
const BEHIND = String.raw`\(?(?:±|\+/?-|\\pm) ?(?<behind>${NUMBER}) ?(?<behindSign>%?)\)?`
const WRITTEN = new RegExp(
  String.raw`^\$?(?<value>${NUMBER}) ?(?<sign>%?)(?: ?(?:${IN_BRACKETS}|${BEHIND}))? ?\$?$`,
  'iu',
)
/** Blanks, apostrophes and the like, which no one takes for a decimal sign. */
const PLAIN_MARKS = String.raw` '’‘_\u066C`
const COUNT_NAME = /^n ?= ?/i
const SCALED = /^(\d+(?:\.\d+)?) ?([kM])$/i
const SCALES: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 }
const WHOLE = /^\d+(?:\.0*)?$/
const AMBIGUOUS = /^\d{1,3}\.\d{3}$/

/** Whether a cell says that there is no value. */
export function isMissing(cell: string, { missing = MISSING }: NumberStyle): boolean {
  return cell === '' || missing.includes(cell)
}

/** The other one of the two decimal signs. */
export const OTHER_DECIMAL = { '.': ',', ',': '.' } as const

/** Whether a cell is a number with the other decimal sign, but none with that of the style. */
export function hasOtherDecimal(cell: string, { decimal = '.' }: NumberStyle): boolean {
  const read = (sign: '.' | ',') => readNumber(cell, { decimal: sign })
  return read(decimal) === undefined && read(OTHER_DECIMAL[decimal]) !== undefined
}

/** Parses a cell with one number and perhaps its error; undefined if it is no such cell. */
export function readNumber(cell: string, style: NumberStyle): WrittenNumber | undefined {
  const { groups } = WRITTEN.exec(withPoint(cell.replaceAll('−', '-'), style)) ?? {}
  if (groups === undefined) return undefined
  const error = groups['inside'] ?? groups['behind']
  const signs = [groups['sign'], groups['insideSign'], groups['behindSign']]
  return {
    value: Number(groups['value']),
    error: error === undefined ? undefined : Math.abs(Number(error)),
    hasPercentSign: signs.includes('%'),
  }
}

/**
 * Parses a number of prompts as people write it, such as "1,000", "1 000" or "1k".
 *
 * @returns the number, or why it cannot be read
 */
export function readCount(cell: string, style: NumberStyle): number | string {
  const text = cell.replace(COUNT_NAME, '')
  const { decimal = '.' } = style
  if (style.decimal === undefined && AMBIGUOUS.test(text)) {
    return 'its number of prompts has a point that is a decimal or a thousands separator, which "decimal" of the mapping decides'
  }
  const marks = decimal === '.' ? `,${PLAIN_MARKS}` : `.${PLAIN_MARKS}`
  const grouped = new RegExp(
    String.raw`^\d{1,3}(?:([${marks}])\d{3})(?:\1\d{3})*(?:[${decimal}]0+)?$`,
    'u',
  )
  const separator = grouped.exec(text)?.[1] ?? ''
  const plain = withPoint(separator === '' ? text : text.replaceAll(separator, ''), style)
  const [, amount = '', letter = ''] = SCALED.exec(plain) ?? []
  const scaled = Number(amount) * (SCALES[letter.toLowerCase()] ?? Number.NaN)
  const count = WHOLE.test(plain) ? Number(plain) : Number(scaled.toFixed(6))
  const isCount = probeCount.safeParse(count).success
  return isCount ? count : 'its number of prompts is no whole number of at least 1'
}

function withPoint(text: string, { decimal = '.' }: NumberStyle): string {
  if (decimal === '.') return text
  return text.replaceAll(/[.,]/g, (sign) => (sign === ',' ? '.' : ','))
}
