import { listPartSettings } from '../mapping/nameInMapping.ts'
import type { TakenFigure } from '../choose/FileReport.ts'

/**
 * Counts the different prompts behind the figures of a model. Figures over the same prompts count them
 * once. The number is unknown if that of one figure is, or if two parts of a whole may overlap.
 */
export function countPrompts(figures: readonly TakenFigure[]): number | null {
  const declared = getDeclared(figures)
  if (declared !== undefined) return declared
  const sets = new Map<string, TakenFigure[]>()
  for (const figure of figures) {
    const key = getPrompts(figure)
    const set = sets.get(key)
    if (set === undefined) sets.set(key, [figure])
    else set.push(figure)
  }
  let total = 0
  for (const set of sets.values()) {
    const count = countSet(set)
    if (count === null) return null
    total += count
  }
  return total
}

/** Returns the number that one file declares for exactly these figures. */
function getDeclared(figures: readonly TakenFigure[]): number | undefined {
  const [first] = figures
  const total = first?.run.totalPrompts ?? undefined
  const isOneFile = figures.every(({ report }) => report === first?.report)
  return isOneFile && first?.report.figures.length === figures.length ? total : undefined
}

/** Figures of one task share their prompts unless the table of metrics knows them better. */
function getPrompts({ judged, meaning }: TakenFigure): string {
  return JSON.stringify(
    meaning.prompts === undefined ? ['task', judged.figure.task] : ['prompts', meaning.prompts],
  )
}

function countSet(figures: readonly TakenFigure[]): number | null {
  const wholes = figures.filter(({ meaning }) => meaning.part === undefined)
  const parts = new Set(figures.map(({ meaning }) => meaning.part))
  if (wholes.length === 0 && parts.size > 1) return null
  const counted = wholes.length === 0 ? figures : wholes
  const counts = counted.map(({ judged }) => judged.figure.n)
  const settings = counted.map(({ run }) => listPartSettings(run).join())
  // Figures of one task with unlike counts, or over parts of its data set, may be over different prompts.
  const isSame = counted.every(({ meaning }) => meaning.prompts !== undefined)
  if (!isSame && [counts, settings].some((all) => new Set<unknown>(all).size > 1)) return null
  return counts.reduce<number | null>(
    (most, n) => (most === null || n === null ? null : Math.max(most, n)),
    0,
  )
}
