import { REFERENCE } from './contenders.ts'
import type { BenchRun, Outcome, SizeOutcome } from './driver/runBench.ts'
import { table, tenths } from './markdown.ts'
import { HEAP, getMedian, timesReact, WAITS, WORK, type Measure } from './measures.ts'
import { computeSpread } from './statistics.ts'
import { elementTable, targetTable } from './targets.ts'

const BYTES_IN_MB = 1_000_000

/**
 * Formats a run in Markdown: the page sizes, the targets of our table, and the ratios of the element.
 *
 * @param versions the versions of the libraries, by package name
 */
export function benchReport(run: BenchRun, versions: ReadonlyMap<string, string>): string[] {
  return [weightTable(run, versions), targetTable(run.sizes), ...elementTable(run.sizes)]
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

/** Formats what was measured at one number of rows in Markdown: three tables and the failures. */
export function sizeReport({ size, outcomes }: SizeOutcome): string[] {
  const reference = outcomes.find(({ contender }) => contender.name === REFERENCE)
  const timed = outcomes.filter(({ failure }) => failure === undefined)
  const failed = outcomes.filter(({ failure }) => failure !== undefined)
  return [
    `#### ${size} rows`,
    table(
      timed.map((outcome) => ({
        'milliseconds to paint': outcome.contender.title,
        ...Object.fromEntries(
          WAITS.map((measure) => [
            measure.head.replace('paint: ', ''),
            waitText(measure, outcome, reference),
          ]),
        ),
      })),
    ),
    table(
      timed.map((outcome) => ({
        'milliseconds of the main thread': outcome.contender.title,
        ...Object.fromEntries(
          WORK.map(({ head, getValue }) => [head, rangeText(outcome, getValue)]),
        ),
        'longest frame': rangeText(outcome, ({ scroll }) => scroll.longest),
        'blank frames': blankText(outcome, 'scroll'),
        'dropped in fast scroll': rangeText(outcome, ({ dash }) => dash.dropped),
        'blank in fast scroll': blankText(outcome, 'dash'),
        'heap, MB': rangeText(outcome, ({ heap }) => heap / BYTES_IN_MB, 1),
      })),
    ),
    table(
      timed.map((outcome) => ({
        'multiple of the best React library': outcome.contender.title,
        ...Object.fromEntries(
          [...WAITS, ...WORK, HEAP].map(({ head, getValue }) => [
            head,
            timesReact(outcome, timed, getValue)?.toFixed(2) ?? '',
          ]),
        ),
      })),
    ),
    ...failed.map(
      ({ contender, failure }) => `Failed: ${contender.title}. ${failure?.split('\n')[0] ?? ''}`,
    ),
  ]
}

function waitText({ getValue }: Measure, outcome: Outcome, reference: Outcome | undefined): string {
  const text = rangeText(outcome, getValue)
  if (reference === undefined || reference.failure !== undefined) return text
  const ratio = getMedian(outcome, getValue) / getMedian(reference, getValue)
  return `${text} · ${ratio.toFixed(1)} ×`
}

function rangeText(outcome: Outcome, getValue: Measure['getValue'], digits = 0): string {
  const { median, least, most } = computeSpread(outcome.measurements.map(getValue))
  return `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`
}

function blankText({ measurements }: Outcome, way: 'scroll' | 'dash'): string {
  const getSum = (part: 'blank' | 'frames') =>
    measurements.reduce((sum, { [way]: sight }) => sum + sight[part], 0)
  return `${getSum('blank')} of ${getSum('frames')}`
}
