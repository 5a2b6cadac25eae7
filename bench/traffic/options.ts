import { parseArgs } from 'node:util'
import type { DaySettings } from './day.ts'

/** The parts of the document, in its order. */
export const PARTS = ['files', 'day', 'growth', 'sizes', 'servers'] as const
export type Part = (typeof PARTS)[number]

/** What is run. */
export interface TrafficOptions {
  readonly parts: readonly Part[]
  readonly settings: DaySettings
  /** Where the site was built into. */
  readonly site: string
  /** How long each server is asked, in seconds. */
  readonly seconds: number
  /** What a host takes for a GB that it sends, in USD. */
  readonly gbPrice: number
}

/**
 * Reads the words after the command.
 *
 * @throws Error when one is unknown, or holds what makes no sense
 */
export function readOptions(words: readonly string[]): TrafficOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      views: { type: 'string', default: '10000000' },
      partners: { type: 'string', default: '1000' },
      points: { type: 'string', default: '100' },
      returning: { type: 'string', default: '0.4' },
      published: { type: 'string', default: '14' },
      seed: { type: 'string', default: '1' },
      site: { type: 'string', default: 'site/dist' },
      seconds: { type: 'string', default: '5' },
      // Amazon CloudFront, first 10 TB a month, North America and Europe.
      'gb-price': { type: 'string', default: '0.085' },
    },
  })
  const numberOf = (name: 'views' | 'partners' | 'points' | 'seed' | 'seconds') =>
    numberFrom(values[name], `--${name}`, Number.MAX_SAFE_INTEGER)
  return {
    parts: positionals.length === 0 ? PARTS : positionals.map(partOf),
    settings: {
      views: numberOf('views'),
      partners: numberOf('partners'),
      points: numberOf('points'),
      returning: numberFrom(values.returning, '--returning', 1),
      publishedAt: numberFrom(values.published, '--published', 24) * 3_600,
      seed: numberOf('seed'),
    },
    site: values.site,
    seconds: numberOf('seconds'),
    gbPrice: numberFrom(values['gb-price'], '--gb-price', Number.MAX_SAFE_INTEGER),
  }
}

function numberFrom(text: string, flag: string, most: number): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= 0 && value <= most) return value
  throw new Error(`${flag} takes a number from 0 to ${most}, not “${text}”.`)
}

function partOf(text: string): Part {
  const part = PARTS.find((known) => known === text)
  if (part !== undefined) return part
  throw new Error(`There is no part “${text}”; there are ${PARTS.join(', ')}.`)
}
