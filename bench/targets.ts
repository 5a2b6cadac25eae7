import type { Outcome, SizeOutcome } from './driver/runBench.ts'
import { readTable, table, type Row } from './markdown.ts'
import { HEAP, getMedian, timesReact, WAITS, WORK, type Measure } from './measures.ts'

const OURS = 'ours'
/** The heads of the tables with the ratios of our table, and of the element. */
const TABLES = { target: OURS, element: 'element' } as const
/** The engine of our table with bare cells. */
const ENGINE = 'tanstack'
/** Our table may drop as many frames as this one when scrolled from top to bottom in a second. */
const SMOOTHEST = 'react-data-grid'

const RATIOS = [...WAITS, ...WORK, HEAP]

/**
 * Formats how our table does at each number of rows, beside the target and bold where it misses it:
 * ratios to the best React library of the same run, and frames. Brackets hold the ratio of the engine
 * where it misses the target too.
 */
export function targetTable(sizes: readonly SizeOutcome[]): string {
  const row = (target: string, cell: CellOf) => ({ target, ...cells(sizes, cell) })
  return table([
    ...RATIOS.map((measure) => row(measure.head, (size) => ratioText(size, measure))),
    row('blank frames, 60 px per frame', blankText),
    row(`dropped frames, of those of ${SMOOTHEST}, top to bottom in a second`, droppedText),
  ])
}

/** Formats the same ratios of the element over Preact, which have no target; nothing without a measurement of it. */
export function elementTable(sizes: readonly SizeOutcome[]): string[] {
  if (!sizes.some((size) => timed(size, TABLES.element))) return []
  const rows = RATIOS.map(({ head, getValue }) => ({
    element: head,
    ...cells(sizes, (size) => getRatio(size, TABLES.element, getValue)?.toFixed(2) ?? ''),
  }))
  return [table(rows)]
}

type CellOf = (size: SizeOutcome) => string

function cells(sizes: readonly SizeOutcome[], cell: CellOf): Row {
  return Object.fromEntries(sizes.map((size) => [`${size.size} rows`, cell(size)]))
}

function timed({ outcomes }: SizeOutcome, name: string): Outcome | undefined {
  return outcomes.find(({ contender, failure }) => contender.name === name && failure === undefined)
}

function judged(text: string, isMet: boolean): string {
  return isMet ? text : `**${text}**`
}

function ratioText(size: SizeOutcome, { getTarget, getValue }: Measure): string {
  const ours = getRatio(size, OURS, getValue)
  const engine = getRatio(size, ENGINE, getValue)
  if (ours === undefined) return ''
  const most = getTarget?.(size.size)
  if (most === undefined) return ours.toFixed(2)
  const text = `${judged(ours.toFixed(2), ours <= most)} of ${most}`
  return engine === undefined || engine <= most ? text : `${text} (${engine.toFixed(2)})`
}

function getRatio(size: SizeOutcome, name: string, getValue: Measure['getValue']) {
  const outcome = timed(size, name)
  return outcome && timesReact(outcome, size.outcomes, getValue)
}

/** A ratio that is worse than the committed one. */
export interface Regression {
  /** The name of the contender. */
  readonly name: string
  readonly measure: string
  readonly rows: number
  readonly committed: number
  readonly now: number
}

/** How much worse than the committed one a ratio may be, because machines are noisy. */
const TOLERANCE = 1.25

/**
 * Lists the ratios of our table and of the element that are more than a quarter worse than those of a report that
 * {@link targetTable} and {@link elementTable} wrote.
 *
 * @throws Error when the report has no figure for a measure at that number of rows
 */
export function findRegressions(sizes: readonly SizeOutcome[], report: string): Regression[] {
  return Object.entries(TABLES).flatMap(([title, name]) => {
    const written = readTable(report, title) ?? []
    return sizes.flatMap((size) =>
      RATIOS.flatMap(({ head, getValue }) => {
        const now = getRatio(size, name, getValue)
        if (now === undefined) return []
        const committed = readRatio(written, [title, head], size.size)
        const isWorse = now > committed * TOLERANCE
        return isWorse ? [{ name, measure: head, rows: size.size, committed, now }] : []
      }),
    )
  })
}

/** Reads the ratio of a measure, which stands below the title of the first column. */
function readRatio(
  written: readonly Row[],
  [title, measure]: readonly [title: string, measure: string],
  rows: number,
): number {
  const cell = written.find(({ [title]: head }) => head === measure)?.[`${rows} rows`] ?? ''
  const ratio = Number.parseFloat(cell.replaceAll('*', ''))
  if (Number.isNaN(ratio)) throw new Error(`The report has no “${measure}” at ${rows} rows.`)
  return ratio
}

function blankText(size: SizeOutcome): string {
  const ours = timed(size, OURS)
  if (ours === undefined) return ''
  const blank = ours.measurements.reduce((sum, { scroll }) => sum + scroll.blank, 0)
  return judged(String(blank), blank === 0)
}

function droppedText(size: SizeOutcome): string {
  const [ours, smoothest] = [OURS, SMOOTHEST].map((name) => {
    const outcome = timed(size, name)
    return outcome && getMedian(outcome, ({ dash }) => dash.dropped)
  })
  if (ours === undefined || smoothest === undefined) return ''
  return judged(`${ours} of ${smoothest}`, ours <= smoothest)
}
