import type { Outcome, SizeOutcome } from './driver/runBench.ts'
import { table } from './markdown.ts'
import { HEAP, medianOf, timesReact, WAITS, WORK, type Measure } from './measures.ts'

const OURS = 'ours'
/** The engine of our table with bare cells. */
const ENGINE = 'tanstack'
/** Our table may drop as many frames as this one when scrolled from top to bottom in a second. */
const SMOOTHEST = 'react-data-grid'

type Cells = Readonly<Record<string, string>>

/**
 * Formats the targets of our table and how it does at each number of rows, bold where it misses one:
 * ratios to the best React library of the same run, and frames. Brackets hold the ratio of the engine
 * where it misses the target too.
 */
export function targetTable(sizes: readonly SizeOutcome[]): string {
  const row = (target: string, most: string, cell: (size: SizeOutcome) => string): Cells => ({
    target,
    'at most': most,
    ...Object.fromEntries(sizes.map((size) => [`${size.size} rows`, cell(size)])),
  })
  const ratio = (measure: Measure, target: string) =>
    row(target, `${measure.most.toFixed(2)} ×`, (size) => ratioText(size, measure))
  return table([
    ...WAITS.map((measure) => ratio(measure, `paint: ${measure.head}`)),
    ...WORK.map((measure) => ratio(measure, measure.head)),
    ratio(HEAP, HEAP.head),
    row('blank frames, 60 px per frame', '0', blankText),
    row('frames dropped, top to bottom in a second', `those of ${SMOOTHEST}`, droppedText),
  ])
}

function timed({ outcomes }: SizeOutcome, name: string): Outcome | undefined {
  return outcomes.find(({ contender, failure }) => contender.name === name && failure === undefined)
}

function judged(text: string, isMet: boolean): string {
  return isMet ? text : `**${text}**`
}

function ratioText(size: SizeOutcome, { most, valueOf }: Measure): string {
  const [ours, engine] = [OURS, ENGINE].map((name) => {
    const outcome = timed(size, name)
    return outcome && timesReact(outcome, size.outcomes, valueOf)
  })
  if (ours === undefined) return ''
  const text = judged(ours.toFixed(2), ours <= most)
  return engine === undefined || engine <= most ? text : `${text} (${engine.toFixed(2)})`
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
    return outcome && medianOf(outcome, ({ dash }) => dash.dropped)
  })
  if (ours === undefined || smoothest === undefined) return ''
  return judged(`${ours} of ${smoothest}`, ours <= smoothest)
}
