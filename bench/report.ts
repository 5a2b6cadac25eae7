import { kilobytes } from '../release/sizes/sizeTable.ts'
import { REFERENCE } from './contenders.ts'
import type { Measurement } from './driver/measurePage.ts'
import type { BenchRun, Outcome, SizeOutcome } from './driver/runBench.ts'
import { table } from './markdown.ts'
import { spreadOf } from './statistics.ts'

/** On what a run was made. */
export interface BenchMachine {
  readonly cores: number
  /** The day of the run, YYYY-MM-DD. */
  readonly date: string
  /** The command as it was given. */
  readonly command: string
  /** Versions of the libraries, by the names of their packages. */
  readonly versions: ReadonlyMap<string, string>
}

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

/** A run in Markdown: on what it was made, what pages weigh, and two tables for each number of rows. */
export function benchReport(run: BenchRun, machine: BenchMachine): string {
  const { cores, date, command } = machine
  const browser = `Chromium ${run.browserVersion}`
  return [
    `${date}, ${cores} cores, ${browser}: \`${command}\``,
    weightTable(run, machine.versions),
    ...run.sizes.flatMap((outcome) => sizeReport(outcome)),
  ].join('\n\n')
}

function weightTable({ bytes, sizes }: BenchRun, versions: BenchMachine['versions']): string {
  const rows = (sizes[0]?.outcomes ?? []).map(({ contender: { name, title, library } }) => [
    title,
    library === undefined ? '' : (versions.get(library) ?? ''),
    kilobytes(bytes.get(name) ?? 0),
  ])
  return table(['page', 'version', 'gz kB'], rows)
}

function sizeReport({ size, outcomes }: SizeOutcome): string[] {
  const reference = outcomes.find(({ contender }) => contender.name === REFERENCE)
  const timed = outcomes.filter(({ failure }) => failure === undefined)
  const failed = outcomes.filter(({ failure }) => failure !== undefined)
  return [
    `### ${size} rows`,
    table(
      ['milliseconds to paint', ...WAITS.map(({ head }) => head)],
      timed.map((outcome) => [
        outcome.contender.title,
        ...WAITS.map((measure) => waitText(measure, outcome, reference)),
      ]),
    ),
    table(
      ['milliseconds', ...WORK.map(({ head }) => head), 'blank frames', 'heap, MB'],
      timed.map((outcome) => [
        outcome.contender.title,
        ...WORK.map((measure) => rangeText(outcome, measure.valueOf)),
        blankText(outcome),
        rangeText(outcome, ({ heap }) => heap / BYTES_IN_MB, 1),
      ]),
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
