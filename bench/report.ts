import { REFERENCE } from './contenders.ts'
import type { Measurement } from './driver/measurePage.ts'
import type { BenchRun, Outcome, SizeOutcome } from './driver/runBench.ts'
import { table, tenths } from './markdown.ts'
import { spreadOf } from './statistics.ts'

interface Measure {
  readonly head: string
  readonly valueOf: (measurement: Measurement) => number
}

/** What the browser is waited for, with ratios to the reference. */
const WAITS: readonly Measure[] = [
  { head: 'mount', valueOf: ({ mount }) => mount.paint },
  { head: 'sort', valueOf: ({ sort }) => sort.paint },
  { head: 'search key', valueOf: ({ search }) => search.paint },
]

const WORK: readonly Measure[] = [
  { head: 'main thread: mount', valueOf: ({ mount }) => mount.work },
  { head: 'sort', valueOf: ({ sort }) => sort.work },
  { head: 'search key', valueOf: ({ search }) => search.work },
  { head: 'longest frame', valueOf: ({ scroll }) => scroll.longest },
]

const BYTES_IN_MB = 1_000_000

/**
 * A run in Markdown: what pages weigh, and two tables for each number of rows.
 *
 * @param versions of the libraries, by the names of their packages
 */
export function benchReport(run: BenchRun, versions: ReadonlyMap<string, string>): string[] {
  return [weightTable(run, versions), ...run.sizes.flatMap((outcome) => sizeReport(outcome))]
}

function weightTable({ bytes, sizes }: BenchRun, versions: ReadonlyMap<string, string>): string {
  return table(
    (sizes[0]?.outcomes ?? []).map(({ contender: { name, title, library } }) => ({
      page: title,
      version: library === undefined ? '' : (versions.get(library) ?? ''),
      'gz kB': tenths((bytes.get(name) ?? 0) / 1_000),
    })),
  )
}

function sizeReport({ size, outcomes }: SizeOutcome): string[] {
  const reference = outcomes.find(({ contender }) => contender.name === REFERENCE)
  const timed = outcomes.filter(({ failure }) => failure === undefined)
  const failed = outcomes.filter(({ failure }) => failure !== undefined)
  return [
    `#### ${size} rows`,
    table(
      timed.map((outcome) => ({
        'milliseconds to paint': outcome.contender.title,
        ...Object.fromEntries(
          WAITS.map((measure) => [measure.head, waitText(measure, outcome, reference)]),
        ),
      })),
    ),
    table(
      timed.map((outcome) => ({
        milliseconds: outcome.contender.title,
        ...Object.fromEntries(WORK.map(({ head, valueOf }) => [head, rangeText(outcome, valueOf)])),
        'blank frames': blankText(outcome),
        'heap, MB': rangeText(outcome, ({ heap }) => heap / BYTES_IN_MB, 1),
      })),
    ),
    ...failed.map(
      ({ contender, failure }) => `Failed: ${contender.title}. ${failure?.split('\n')[0] ?? ''}`,
    ),
  ]
}

function waitText({ valueOf }: Measure, outcome: Outcome, reference: Outcome | undefined): string {
  const text = rangeText(outcome, valueOf)
  if (reference === undefined || reference.failure !== undefined) return text
  const ratio = medianOf(outcome, valueOf) / medianOf(reference, valueOf)
  return `${text} · ${ratio.toFixed(1)} ×`
}

function rangeText(outcome: Outcome, valueOf: Measure['valueOf'], digits = 0): string {
  const { median, least, most } = spreadOf(outcome.measurements.map(valueOf))
  return `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`
}

function medianOf({ measurements }: Outcome, valueOf: Measure['valueOf']): number {
  return spreadOf(measurements.map(valueOf)).median
}

function blankText({ measurements }: Outcome): string {
  const sumOf = (part: 'blank' | 'frames') =>
    measurements.reduce((sum, { scroll }) => sum + scroll[part], 0)
  return `${sumOf('blank')} of ${sumOf('frames')}`
}
